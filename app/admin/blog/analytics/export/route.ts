import type { NextRequest } from 'next/server'
import { parseAnalytics } from '@/lib/analytics/list-state'
import { EXPORT_COLUMNS, streamPostCounts } from '@/lib/analytics/queries'
import { accessDeniedAnswer, requireAdmin } from '@/lib/auth/guards'
import { noteExport } from '@/lib/core/audit'
import { csvResponse } from '@/lib/core/csv'
import { routes } from '@/lib/core/routes'

/** The posts of a period with what readers did, as a table. Who took them away is noted. */
export async function GET(request: NextRequest) {
  const admin = await requireAdmin(routes.adminAnalytics)
  if (admin === 'denied') {
    return accessDeniedAnswer()
  }
  const state = parseAnalytics(Object.fromEntries(request.nextUrl.searchParams))
  await noteExport('analytics.export', admin, request.headers, { days: state.days })
  return csvResponse(`analytics-${state.days}-days.csv`, EXPORT_COLUMNS, streamPostCounts(state))
}
