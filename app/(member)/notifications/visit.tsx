import { NoticesRead } from '@/components/notifications/notices-read'
import type { Member } from '@/lib/core/viewer'
import { markVisited, type Visited } from '@/lib/notifications/visit-commands'

/** Stands on a page that notices are about: seeing it marks them read, however somebody came there. */
export async function Visit({ member, visited }: { member: Pick<Member, 'id'>; visited: Visited }) {
  return (await markVisited(member.id, visited)) > 0 ? <NoticesRead /> : null
}
