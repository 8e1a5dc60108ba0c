import type { NextRequest } from 'next/server'
import { parseAudit, toAuditAddress } from '@/lib/audit-log/list-state'
import { exportAudit } from '@/lib/audit-log/queries'
import { accessDeniedAnswer, requireAdmin } from '@/lib/auth/guards'
import { noteExport } from '@/lib/core/audit'
import { type CsvValue, csvResponse } from '@/lib/core/csv'

const COLUMNS = ['at', 'actor', 'action', 'subject', 'subjectName', 'reason', 'network', 'details', 'id'] as const

/** The log that the filters let through, as a table. Who took it away is noted. */
export async function GET(request: NextRequest) {
  const state = parseAudit(Object.fromEntries(request.nextUrl.searchParams))
  const admin = await requireAdmin(toAuditAddress(state))
  if (admin === 'denied') return accessDeniedAnswer()
  const { actor, action, subject, from, to } = state
  await noteExport('audit.export', admin, request.headers, { actor, action, subject, from, to })
  return csvResponse('audit-log.csv', COLUMNS, toLines(exportAudit(state)))
}

async function* toLines(batches: ReturnType<typeof exportAudit>): AsyncGenerator<CsvValue[][]> {
  for await (const batch of batches) yield batch.map((entry) => COLUMNS.map((column) => entry[column]))
}
