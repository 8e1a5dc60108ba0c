import { MessagesPanel } from '@/components/notifications/messages-panel'
import { parsePage } from '@/lib/core/pagination'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { listNotices } from '@/lib/notifications/queries'
import { markAllNoticesRead, markNoticeRead } from './posts'

type MessagesProps = { member: Member; page: string | string[] | undefined }

/** The Messages tab of the dashboard. `page` is the value of its address. */
export async function Messages({ member, page }: MessagesProps) {
  const asked = parsePage(typeof page === 'string' ? page : undefined) ?? 1
  const address = routes.dashboardTab('messages')
  return (
    <MessagesPanel
      {...(await listNotices(member, asked))}
      now={new Date()}
      markRead={markNoticeRead}
      markAllRead={markAllNoticesRead}
      toAddress={(number) => (number > 1 ? (`${address}&page=${number}` as const) : address)}
    />
  )
}
