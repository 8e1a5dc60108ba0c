import type postgres from 'postgres'
import { EVERYBODY } from './cast'
import { between, SEED_NOW, seedId, shuffled } from './deterministic'
import { insertRows } from './insert-rows'
import { personId } from './people'

/** A topic or a reply of the sample forum; `key` tells it from all others. */
export type LikedPost = { key: string; at: Date; author: string; target: { topic_id: string } | { reply_id: string } }

/** Members who liked posts, a few each; a trigger counts them. First posts find more of them than replies. */
export async function seedForumLikes(sql: postgres.ISql, posts: readonly LikedPost[]): Promise<void> {
  const members = EVERYBODY.filter(({ verified, suspended }) => verified && !suspended)
  await insertRows(
    sql,
    'likes',
    posts.flatMap(({ key, at, author, target }) => {
      const most = 'topic_id' in target ? between(1, 14, `likes:${key}`) : between(-2, 5, `likes:${key}`)
      return shuffled(members, `likes:${key}`)
        .filter(({ username }) => username !== author)
        .slice(0, Math.max(0, most))
        .map(({ username }) => ({
          id: seedId('like', `${key}:${username}`, SEED_NOW),
          user_id: personId(username),
          topic_id: null,
          reply_id: null,
          ...target,
          created_at: at,
        }))
    }),
  )
}
