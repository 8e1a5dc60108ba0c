import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { AuditPage } from '@/components/audit/audit-page'
import { parseAudit, toAuditAddress } from '@/lib/audit-log/list-state'
import { listAudit, listAuditActions } from '@/lib/audit-log/queries'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = { title: 'Audit log' }

export default async function Page({ searchParams }: PageProps<'/admin/audit'>) {
  const state = parseAudit(await searchParams)
  const admin = await requireAdmin(toAuditAddress(state))
  if (admin === 'denied') return <AccessDenied />
  const [page, actions] = await Promise.all([listAudit(state), listAuditActions()])
  return <AuditPage state={state} {...page} actions={actions} />
}
