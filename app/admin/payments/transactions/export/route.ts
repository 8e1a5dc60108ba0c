import type { NextRequest } from 'next/server'
import { accessDeniedAnswer, requirePaymentManager } from '@/lib/auth/guards'
import { noteExport } from '@/lib/core/audit'
import { csvResponse } from '@/lib/core/csv'
import { EXPORT_COLUMNS, streamCells } from '@/lib/payments/export'
import { parseTransactions, toTransactionsAddress } from '@/lib/payments/list-state'
import { streamTransactions } from '@/lib/payments/transaction-queries'

/** The transactions that the filters let through, as a table. Who took them away is noted. */
export async function GET(request: NextRequest) {
  const state = parseTransactions(Object.fromEntries(request.nextUrl.searchParams))
  const manager = await requirePaymentManager(toTransactionsAddress(state))
  if (manager === 'denied') return accessDeniedAnswer()
  const { q, status, method, from, to } = state
  await noteExport('payments.export', manager, request.headers, { q, status, method, from, to })
  return csvResponse('transactions.csv', EXPORT_COLUMNS, streamCells(streamTransactions(state)))
}
