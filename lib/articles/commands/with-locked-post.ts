import 'server-only'
import { type Db, db } from '@/lib/core/db'
import type { GuardedPost } from '../guard-queries'

type State = Pick<GuardedPost, 'status' | 'publishedAt' | 'scheduledFor'>

/**
 * Does something to a post as it is at that moment: it may have come out by itself since its rules were asked, which is no
 * version of its own. Whatever else has changed since, its version says. Returns the post as it was then as well.
 */
export async function withLockedPost<T>(post: GuardedPost, act: (tx: Db, post: GuardedPost) => Promise<T>) {
  return db.$transaction(async (tx) => {
    const [state] = await tx.$queryRaw<State[]>`
      select status::text as status, published_at as "publishedAt", scheduled_for as "scheduledFor"
      from articles where id = ${post.id}::uuid for update`
    const before = { ...post, ...state }
    return { before, done: await act(tx, before) }
  })
}
