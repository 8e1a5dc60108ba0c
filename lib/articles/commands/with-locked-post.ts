import 'server-only'
import { type Db, db } from '@/lib/core/db'
import type { GuardedPost } from '../guard-queries'

type State = Pick<GuardedPost, 'status' | 'publishedAt' | 'scheduledFor' | 'slug' | 'version' | 'saveKey'>

/**
 * Runs `act` on a locked post. Its state, address and version are those of that moment: since `post` was read it may have come
 * out by itself, and the same form may have been saved. Its text and settings are those of `post`, so `act` has to compare the
 * version with the one it counts on. Returns the post as it was before, and what `act` returned.
 */
export async function withLockedPost<T>(post: GuardedPost, act: (tx: Db, post: GuardedPost) => Promise<T>) {
  return db.$transaction(async (tx) => {
    const [state] = await tx.$queryRaw<State[]>`
      select status::text as status, published_at as "publishedAt", scheduled_for as "scheduledFor",
        slug, version, save_key as "saveKey"
      from articles where id = ${post.id}::uuid for update`
    const before = { ...post, ...state }
    return { before, done: await act(tx, before) }
  })
}
