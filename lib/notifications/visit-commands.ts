import 'server-only'
import { db } from '@/lib/core/db'
import type { NoticeSubject } from './commands'

/** What somebody looks at: one thing, or what became of all that they wrote. Texts have marks for it (lib/reactions). */
export type Visited = NoticeSubject | 'own-posts'

const OWN_POSTS = ['comment:', 'reply:', 'topic:'].map((startsWith) => ({ subject: { startsWith } }))

/** Marks what a member was told about it read. Returns how many notices it was. */
export async function markVisited(userId: string, visited: Visited): Promise<number> {
  const { count } = await db.notification.updateMany({
    where: {
      ...{ userId, readAt: null },
      ...(visited === 'own-posts' ? { kind: 'moderation', OR: OWN_POSTS } : { subject: visited }),
    },
    data: { readAt: new Date() },
  })
  return count
}
