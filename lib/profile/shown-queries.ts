import 'server-only'
import { type Db, db } from '@/lib/core/db'
import { tags } from '@/lib/core/tags'

/** Most discussions whose tags are named. With more of them everything is made anew: naming them would cost more than it saves. */
const MOST = 200

type Shown = { articles: boolean; reviews: boolean; topics: number[]; discussions: string[] }

/**
 * The cache tags of everything public that shows the person's name or picture: lists and texts they wrote, discussions they
 * took part in, their own page. Whoever `leaves` takes their likes along, so that what counts those is among it.
 */
export async function listTagsShowing(
  id: string,
  usernames: readonly string[],
  client: Db = db,
  why: 'changes' | 'leaves' = 'changes',
): Promise<string[]> {
  const { articles, reviews, topics, discussions } = await findShown(id, client, why === 'leaves')
  if (topics.length + discussions.length > MOST) return [tags.everything]
  return [
    ...new Set(usernames.map(tags.profile)),
    ...(articles ? [tags.articles] : []),
    ...(reviews ? [tags.reviews] : []),
    ...(topics.length > 0 ? [tags.topics, ...topics.map(tags.topic)] : []),
    ...discussions.map(tags.comments),
  ]
}

async function findShown(id: string, client: Db, leaves: boolean): Promise<Shown> {
  const [row] = await client.$queryRaw<Shown[]>`
    SELECT
      EXISTS (SELECT FROM articles WHERE author_id = ${id}::uuid AND kind = 'article' AND status = 'published') AS articles,
      EXISTS (SELECT FROM articles WHERE author_id = ${id}::uuid AND kind = 'review' AND status = 'published') AS reviews,
      ARRAY(
        SELECT number FROM topics WHERE author_id = ${id}::uuid OR last_author_id = ${id}::uuid
        UNION SELECT t.number FROM replies r JOIN topics t ON t.id = r.topic_id WHERE r.author_id = ${id}::uuid
        UNION SELECT t.number FROM likes l LEFT JOIN replies r ON r.id = l.reply_id
          JOIN topics t ON t.id = coalesce(l.topic_id, r.topic_id)
          WHERE ${leaves} AND l.user_id = ${id}::uuid
        LIMIT ${MOST + 1}
      ) AS topics,
      ARRAY(
        SELECT article_id::text FROM comments WHERE author_id = ${id}::uuid AND article_id IS NOT NULL
        UNION SELECT coalesce(l.article_id, c.article_id)::text FROM likes l LEFT JOIN comments c ON c.id = l.comment_id
          WHERE ${leaves} AND l.user_id = ${id}::uuid AND coalesce(l.article_id, c.article_id) IS NOT NULL
        LIMIT ${MOST + 1}
      ) AS discussions`
  return row ?? { articles: false, reviews: false, topics: [], discussions: [] }
}
