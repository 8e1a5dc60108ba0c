import type { NextRequest } from 'next/server'
import { accessDeniedAnswer, requireAdmin } from '@/lib/auth/guards'
import { noteExport } from '@/lib/core/audit'
import { csvResponse } from '@/lib/core/csv'
import { EXPORT_COLUMNS, streamSubscribers, toExportLines } from '@/lib/newsletter/list-queries'
import { parseSubscribers, toSubscribersAddress } from '@/lib/newsletter/list-state'

/** The subscribers that the filters let through, as a table. Who took them away is noted. */
export async function GET(request: NextRequest) {
  const state = parseSubscribers(Object.fromEntries(request.nextUrl.searchParams))
  const admin = await requireAdmin(toSubscribersAddress(state))
  if (admin === 'denied') return accessDeniedAnswer()
  await noteExport('newsletter.export', admin, request.headers, { q: state.q, status: state.status })
  return csvResponse('subscribers.csv', EXPORT_COLUMNS, toExportLines(streamSubscribers(state)))
}
