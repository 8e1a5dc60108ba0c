import 'server-only'
import { tagsOfText, trendsOf } from '@/lib/articles/expiry'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { replyAddress } from '@/lib/forum/reply-page'
import { findAppeals } from './appeal-queries'
import type { TargetKind } from './choices'
import { NOT_PUBLIC, type Target, targetName } from './target'

export type TargetRef = { kind: TargetKind; id: string }

type Loaded = Omit<Target, 'appeal'>

const author = {
  select: { id: true, username: true, role: true, user: { select: { protected: true, suspendedUntil: true } } },
} as const

/** The text or person of a report, whatever its state; null when its row is gone. Never cached. */
export async function findTarget({ kind, id }: TargetRef): Promise<Target | null> {
  const targets = await findTargets([{ kind, id }])
  return targets.get(`${kind}:${id}`) ?? null
}

/** Many at once, by `kind:id`. Rows that are gone are missing in it. */
export async function findTargets(refs: readonly TargetRef[]): Promise<Map<string, Target>> {
  const kinds = [...new Set(refs.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map((kind) => LOADERS[kind](refs.filter((ref) => ref.kind === kind).map(({ id }) => id))),
  )
  const appeals = await findAppeals(found.flat())
  return new Map(
    found.flat().map((target) => {
      const name = targetName(target)
      return [name, { ...target, appeal: appeals.get(name) ?? null }]
    }),
  )
}

const LOADERS: Record<TargetKind, (ids: string[]) => Promise<Loaded[]>> = {
  article: loadArticles,
  comment: loadComments,
  topic: loadTopics,
  reply: loadReplies,
  profile: loadProfiles,
}

async function loadArticles(ids: string[]): Promise<Loaded[]> {
  const rows = await db.article.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      kind: true,
      slug: true,
      title: true,
      content: true,
      createdAt: true,
      status: true,
      deletedAt: true,
      tagNames: true,
      author,
      oldSlugs: { select: { slug: true } },
    },
  })
  return rows.map(({ kind, slug, oldSlugs, status, deletedAt, tagNames, ...row }) => ({
    ...toTarget('article', { ...row, hiddenAt: null, deletedAt }),
    noun: kind,
    hidden: status !== 'published',
    title: row.title,
    href: routes.text(kind, slug),
    tags: [...tagsOfText(kind, [slug, ...oldSlugs.map((old) => old.slug)]), ...trendsOf(tagNames)],
  }))
}

/** What an article that is its author's again is called is not for others to read (`canReadTarget`). */
const titleOf = ({ title, status, deletedAt }: { title: string; status: string; deletedAt: Date | null }) =>
  status === 'published' && !deletedAt ? title : NOT_PUBLIC

async function loadComments(ids: string[]): Promise<Loaded[]> {
  const rows = await db.comment.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      content: true,
      createdAt: true,
      hiddenAt: true,
      deletedAt: true,
      author,
      article: { select: { id: true, title: true, status: true, deletedAt: true } },
      newsItem: { select: { title: true } },
    },
  })
  return rows.map(({ article, newsItem, ...row }) => ({
    ...toTarget('comment', row),
    title: article ? titleOf(article) : (newsItem?.title ?? ''),
    href: article ? routes.comment(row.id) : routes.news,
    ...(article && { place: `article:${article.id}` as const }),
    tags: article ? [tags.comments(article.id), tags.commentCounts] : [tags.news],
  }))
}

async function loadTopics(ids: string[]): Promise<Loaded[]> {
  const rows = await db.topic.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      number: true,
      slug: true,
      title: true,
      content: true,
      createdAt: true,
      hiddenAt: true,
      deletedAt: true,
      tags: { select: { tagId: true } },
      author,
    },
  })
  return rows.map(({ number, slug, tags: named, ...row }) => ({
    ...toTarget('topic', row),
    title: row.title,
    href: routes.topic(number, slug),
    tags: [tags.topic(number), tags.topics, ...trendsOf(named)],
  }))
}

async function loadReplies(ids: string[]): Promise<Loaded[]> {
  const rows = await db.reply.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      position: true,
      content: true,
      createdAt: true,
      hiddenAt: true,
      deletedAt: true,
      author,
      topic: { select: { id: true, number: true, slug: true, title: true } },
    },
  })
  return rows.map(({ topic, position, ...row }) => ({
    ...toTarget('reply', row),
    place: `topic:${topic.id}` as const,
    title: topic.title,
    href: replyAddress(topic, position),
    tags: [tags.topic(topic.number), tags.topics],
  }))
}

async function loadProfiles(ids: string[]): Promise<Loaded[]> {
  const rows = await db.profile.findMany({
    where: { id: { in: ids } },
    select: { ...author.select, bio: true, createdAt: true },
  })
  return rows.map(({ bio, createdAt, ...person }) => ({
    ...toTarget('profile', {
      id: person.id,
      content: bio ?? '',
      createdAt,
      hiddenAt: null,
      deletedAt: null,
      author: person,
    }),
    // As the person's page calls itself: whoever comes there has seen what is said about it.
    place: `person:${person.id}` as const,
    title: person.username,
    href: routes.person(person.username),
    tags: [tags.profile(person.username)],
  }))
}

type AuthorRow = Omit<NonNullable<Target['author']>, 'protected' | 'suspendedUntil'> & {
  user: { protected: boolean; suspendedUntil: Date | null }
}
type TextRow = {
  id: string
  content: string
  createdAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
  author: AuthorRow | null
}

const toTarget = (kind: TargetKind, { id, content, createdAt, hiddenAt, deletedAt, author }: TextRow) => ({
  kind,
  noun: kind,
  id,
  content,
  createdAt,
  hidden: hiddenAt !== null,
  deleted: deletedAt !== null,
  place: targetName({ kind, id }),
  author: author && { id: author.id, username: author.username, role: author.role, ...author.user },
})
