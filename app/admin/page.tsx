import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { ErrorTable } from '@/components/admin/error-table'
import { OverviewPage } from '@/components/admin/overview-page'
import { requireStaff } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { countOpenCases } from '@/lib/moderation/queries'
import { listHealth } from '@/lib/overview/health-queries'
import { listCounts, listErrors } from '@/lib/overview/queries'

export const metadata: Metadata = { title: 'Overview' }

/** Moderators see what there is and what waits; how the machinery does is for administrators. */
export default async function Page() {
  const member = await requireStaff(routes.admin)
  if (member === 'denied') return <AccessDenied />
  const isAdmin = member.role === 'admin'
  const [counts, cases, health, errors] = await Promise.all([
    listCounts(),
    countOpenCases(),
    isAdmin ? listHealth() : null,
    isAdmin ? listErrors(20) : null,
  ])
  return (
    <OverviewPage counts={counts} cases={cases} health={health}>
      {errors && <ErrorTable errors={errors} now={new Date()} />}
    </OverviewPage>
  )
}
