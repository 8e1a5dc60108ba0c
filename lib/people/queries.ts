import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { countUpTo, selectCards, type TextKind } from '@/lib/articles/card-queries'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { pageCount } from '@/lib/core/pagination'
import { publicTexts } from '@/lib/core/public-rows'
import { tags } from '@/lib/core/tags'
import { countTopicsUpTo, selectTopicRows } from '@/lib/forum/queries'
import { Prisma } from '@/lib/generated/prisma/client'
import type { TagLabel } from '@/lib/taxonomy/tag-queries'
import { PERSON_TEXTS_PER_PAGE, type PersonState } from './list-state'
import { MOST_COUNTED_OF_PERSON, type Person } from './person'

/** Newest texts whose tags say what somebody writes about, and how many tags are named. */
const TEXTS_FOR_TAGS = 100
const TAGS_NAMED = 10

/** How much the overview shows of each. */
const OVERVIEW = { texts: 3, topics: 5 }

const scopeOf = (kind: TextKind, authorId: string) =>
  ({ kind, order: 'recent', search: Prisma.sql`a.author_id = ${authorId}::uuid` }) as const

/**
 * An author, or a member who chose to have a public page, with one page of what they wrote; null for everybody else.
 * The name must be written as its owner writes it, so that everybody has one address.
 */
export async function findPerson({ username, show, page }: PersonState) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.profile(username), tags.articles, tags.reviews, tags.topics, tags.commentCounts)
  const profile = await findProfile(username)
  if (!profile) return null
  const { id, isPublic, ...shown } = profile
  const [reviews, articles, topics] = await Promise.all([
    countUpTo(scopeOf('review', id), MOST_COUNTED_OF_PERSON),
    countUpTo(scopeOf('article', id), MOST_COUNTED_OF_PERSON),
    countTopicsUpTo(id, MOST_COUNTED_OF_PERSON),
  ])
  if (!isPublic && reviews + articles === 0) return null
  const counts = { reviews, articles, topics }
  const pages = show === 'all' ? 1 : pageCount(counts[show], PERSON_TEXTS_PER_PAGE)
  if (page > pages || (show !== 'all' && counts[show] === 0)) return null

  const person: Person = { id, ...shown, counts, writesAbout: await listTagsOf(id) }
  const [most, skip] = [PERSON_TEXTS_PER_PAGE, (page - 1) * PERSON_TEXTS_PER_PAGE]
  const wants = (section: 'reviews' | 'articles' | 'topics') => show === 'all' || show === section
  return {
    person,
    reviews: wants('reviews')
      ? await selectCards(scopeOf('review', id), show === 'all' ? OVERVIEW.texts : most, skip)
      : [],
    articles: wants('articles')
      ? await selectCards(scopeOf('article', id), show === 'all' ? OVERVIEW.texts : most, skip)
      : [],
    topics: wants('topics')
      ? await selectTopicRows({ authorId: id }, show === 'all' ? OVERVIEW.topics : most, skip)
      : [],
    pages,
  }
}

/** A name as its owner writes it, for one in other letters; null where nobody of that name has a page, until their first text. */
export async function findPersonName(username: string) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, tags.profile(username), tags.articles, tags.reviews)
  const row = await db.profile.findUnique({ where: { username }, select: { username: true } })
  return row && (await findPerson({ username: row.username, show: 'all', page: 1 })) ? row.username : null
}

/** Names of authors, to prerender at build time. */
export async function listAuthorNames(most: number) {
  const rows = await db.profile.findMany({
    where: { id: { not: DELETED_USER.id }, articles: { some: publicTexts } },
    orderBy: { username: 'asc' },
    take: most,
    select: { username: true },
  })
  return rows.map(({ username }) => username)
}

async function findProfile(username: string) {
  const row = await db.profile.findUnique({
    where: { username, NOT: { id: DELETED_USER.id } },
    select: { id: true, username: true, fullName: true, avatar: true, bio: true, isPublic: true, createdAt: true },
  })
  if (row?.username !== username) return null
  const { fullName, createdAt, ...profile } = row
  return { ...profile, name: fullName ?? username, joinedAt: createdAt.toISOString() }
}

const listTagsOf = (authorId: string) => db.$queryRaw<TagLabel[]>`
  select t.slug, t.name
  from (
    select a.id from articles a
    where a.author_id = ${authorId}::uuid and a.status = 'published' and a.deleted_at is null
    order by a.published_at desc limit ${TEXTS_FOR_TAGS}
  ) newest
  join article_tags at on at.article_id = newest.id
  join tags t on t.id = at.tag_id
  group by t.id order by count(*) desc, t.name limit ${TAGS_NAMED}`
