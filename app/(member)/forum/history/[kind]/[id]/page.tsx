import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { PostHistoryPage } from '@/components/forum/post-history-page'
import { requireStaff } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { findHistory } from '@/lib/forum/edit-queries'

export const metadata: Metadata = { title: 'Earlier versions' }

export const instant = false

export default async function Page({ params }: PageProps<'/forum/history/[kind]/[id]'>) {
  const { kind, id } = await params
  const member = await requireStaff(routes.postHistory(kind === 'topic' ? 'topic' : 'reply', id))
  const history = member === 'denied' ? null : await findHistory(member, kind, id)
  return history ? <PostHistoryPage history={history} /> : <AccessDenied />
}
