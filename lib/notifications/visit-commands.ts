import 'server-only'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import type { NoticeSubject } from './commands'

/**
 * What somebody looks at: one thing, what became of one, or of all that they said. Texts have marks for what others say of
 * them (lib/reactions).
 */
export type Visited = NoticeSubject | { fateOf: NoticeSubject } | 'own-posts'

/** Marks what a member was told about it read. Returns how many notices it was. */
export async function markVisited(userId: string, visited: Visited): Promise<number> {
  const { count } = await db.notification.updateMany({
    where: { userId, readAt: null, ...toFilter(visited) },
    data: { readAt: new Date() },
  })
  return count
}

function toFilter(visited: Visited) {
  // By where it leads: whoever has reported somebody else's topic is told of that topic, too.
  if (visited === 'own-posts') return { kind: 'moderation', href: routes.comments }
  return typeof visited === 'string' ? { subject: visited } : { kind: 'moderation', subject: visited.fateOf }
}
