import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import { toExcerpt } from '@/lib/core/excerpt'
import { toOwnPlainText } from '@/lib/core/markdown/plain-text'
import { pageCount } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { replyAddress } from '@/lib/forum/reply-page'
import { findDecisions } from './decision-queries'
import { DISCUSSIONS_PER_PAGE, type DiscussionKey, type MyCommentsState, POSTS_PER_DISCUSSION } from './list-state'
import { type OwnPostRow, ownPosts } from './own-posts'
import { findPlaces, type Place } from './place-queries'

/** A comment can be changed for a day; see lib/comments/policy.ts. */
const COMMENT_EDIT_MS = DAY_MS
const EXCERPT = 400

type Row = OwnPostRow & { total: number }

/**
 * A page of discussions that the member took part in, the last active first, with what they said there last; or of what they
 * said in one; a page past the end is the last one. Times are ISO 8601.
 */
export async function listMyComments(member: Member, state: MyCommentsState, now = new Date()) {
  const own = ownPosts(member.id, state)
  const size = state.in ? POSTS_PER_DISCUSSION : DISCUSSIONS_PER_PAGE
  const [counted] = await db.$queryRaw<{ discussions: number; posts: number }[]>`
    SELECT count(DISTINCT (place_kind, place))::int AS discussions, count(*)::int AS posts FROM (${own}) own`
  const [total, said] = [counted?.discussions ?? 0, counted?.posts ?? 0]
  const pages = pageCount(state.in ? said : total, size)
  const page = Math.min(state.page, pages)
  const skip = (page - 1) * size
  const rows = await db.$queryRaw<Row[]>`
    WITH own AS (${own}), discussions AS (
      SELECT place_kind, place, count(*)::int AS total, max(created_at) AS last FROM own GROUP BY 1, 2
      ORDER BY last DESC, place LIMIT ${DISCUSSIONS_PER_PAGE} OFFSET ${state.in ? 0 : skip})
    SELECT o.kind, o.id, o.place_kind AS "placeKind", o.place, o.content, o.state, o.created_at AS "createdAt",
      o.edited_at AS "editedAt", o.position, o.likes, d.total
    FROM discussions d JOIN LATERAL (
      SELECT * FROM own WHERE own.place = d.place AND own.place_kind = d.place_kind
      ORDER BY created_at DESC, id DESC LIMIT ${POSTS_PER_DISCUSSION} OFFSET ${state.in ? skip : 0}) o ON true
    ORDER BY d.last DESC, d.place, o.created_at DESC, o.id DESC`
  const [places, decisions] = await Promise.all([findPlaces(member, rows), findDecisions(member, rows)])
  const groups = Map.groupBy(rows, ({ placeKind, place }) => `${placeKind}:${place}`)
  const discussions = [...groups].map(([key, posts]) => {
    const place = places.get(key)
    return {
      // The parts of a key are those of its type.
      key: key as DiscussionKey,
      title: place?.title ?? 'No longer there',
      href: place?.isPublic ? place.href : null,
      total: posts[0]?.total ?? 0,
      posts: posts.map((post) => ({
        ...toPost(post, place, now),
        ...(decisions.get(`${post.kind}:${post.id}`) ?? { reason: null, by: null, appeal: null }),
      })),
    }
  })
  return { discussions, total, posts: said, pages, page }
}

export type MyDiscussion = Awaited<ReturnType<typeof listMyComments>>['discussions'][number]
export type MyPost = MyDiscussion['posts'][number]

function toPost(post: Row, place: Place | undefined, now: Date) {
  const { kind, id, content, state, createdAt, editedAt, position, likes } = post
  const isLive = state === 'visible' && place?.isPublic === true
  const isYoung = kind !== 'comment' || now.getTime() - createdAt.getTime() < COMMENT_EDIT_MS
  const edit = kind === 'comment' ? routes.commentEdit(id) : routes.editPost(kind, id)
  const isLocked = place?.locked === true
  return {
    kind,
    id,
    state,
    likes,
    excerpt: content === null ? null : toExcerpt(toOwnPlainText(content), EXCERPT),
    createdAt: createdAt.toISOString(),
    edited: editedAt !== null,
    href: isLive ? toPostAddress(kind, id, place, position) : null,
    editHref: isLive && isYoung && !isLocked ? edit : null,
    canDelete: isLive,
  }
}

function toPostAddress(kind: OwnPostRow['kind'], id: string, place: Place, position: number): string {
  if (kind === 'comment') return routes.comment(id)
  return kind === 'reply' && place.topic ? replyAddress(place.topic, position) : place.href
}
