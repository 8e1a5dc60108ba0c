import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { requireMember } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { openNotice } from '@/lib/notifications/commands'
import { noticeInput } from '@/lib/notifications/schema'

/** Where the lines of the message list lead: the notice is read, and the browser goes on to what it is about. */
export async function GET(_request: Request, { params }: RouteContext<'/notifications/[id]'>) {
  const { id } = await params
  const member = await requireMember(routes.notice(id))
  const asked = noticeInput.safeParse({ id })
  const href = asked.success ? await openNotice(member.id, asked.data.id) : null
  redirect((href ?? routes.dashboardTab('messages')) as Route)
}
