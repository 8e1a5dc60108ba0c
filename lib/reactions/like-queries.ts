import 'server-only'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import { type Address, routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import { replyAddress } from '@/lib/forum/reply-page'
import type { LikedKind } from './schema'

/** Something to like: where it stands, what shows its count, and how often it is liked. */
export type LikeTarget = { authorId: string | null; tags: string[]; page: Address }

const text = { select: { id: true, slug: true, kind: true } } as const
const discussion = { select: { number: true, slug: true } } as const

type Text = { id: string; slug: string; kind: 'article' | 'review' }
const pageOf = ({ slug, kind }: Text) => routes.text(kind, slug)

/** What a reader could like, or null when there is no such thing any more. */
export const findLikeTarget = (kind: LikedKind, id: string): Promise<LikeTarget | null> => FIND[kind](id)

const FIND: Record<LikedKind, (id: string) => Promise<LikeTarget | null>> = {
  async article(id) {
    const row = await db.article.findFirst({
      where: { id, ...publicTexts },
      select: { authorId: true, ...text.select },
    })
    return row && { authorId: row.authorId, tags: [tags.comments(row.id)], page: pageOf(row) }
  },
  async comment(id) {
    const row = await db.comment.findFirst({
      where: { id, ...visiblePosts, article: publicTexts },
      select: { authorId: true, article: text },
    })
    if (!row?.article) return null
    return { authorId: row.authorId, tags: [tags.comments(row.article.id)], page: routes.comment(id) }
  },
  async topic(id) {
    const row = await db.topic.findFirst({
      where: { id, ...visiblePosts },
      select: { authorId: true, ...discussion.select },
    })
    if (!row) return null
    return {
      authorId: row.authorId,
      tags: [tags.topic(row.number), tags.topics],
      page: routes.topic(row.number, row.slug),
    }
  },
  async reply(id) {
    const row = await db.reply.findFirst({
      where: { id, ...visiblePosts, topic: visiblePosts },
      select: { authorId: true, position: true, topic: discussion },
    })
    if (!row) return null
    return {
      authorId: row.authorId,
      tags: [tags.topic(row.topic.number)],
      page: replyAddress(row.topic, row.position),
    }
  },
}

/** Somebody to follow, who has published; whoever is followed already may be left in any case. Null when there is no such person. */
export const findAuthor = (username: string, leaves: boolean) =>
  db.profile.findFirst({
    where: { username, id: { not: DELETED_USER.id }, ...(leaves ? {} : { articles: { some: publicTexts } }) },
    select: { id: true, username: true, fullName: true },
  })
