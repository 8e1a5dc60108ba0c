import type { NextRequest } from 'next/server'
import { accessDeniedAnswer, requireAdmin } from '@/lib/auth/guards'
import { noteExport } from '@/lib/core/audit'
import { type CsvValue, csvResponse } from '@/lib/core/csv'
import { streamUsers, type UserLine } from '@/lib/users/list-queries'
import { parseUserList, toUserListAddress } from '@/lib/users/list-state'

const COLUMNS = [
  ...(['id', 'username', 'email', 'verified', 'role', 'createdAt', 'plan', 'subscription', 'suspendedUntil'] as const),
] satisfies (keyof UserLine)[]

/** Everybody whom the search finds, as a table. Who took it away is noted. */
export async function GET(request: NextRequest) {
  const state = parseUserList(Object.fromEntries(request.nextUrl.searchParams))
  const admin = await requireAdmin(toUserListAddress(state))
  if (admin === 'denied') return accessDeniedAnswer()
  await noteExport('users.export', admin, request.headers, { q: state.q })
  return csvResponse('users.csv', COLUMNS, toLines(streamUsers(state)))
}

async function* toLines(batches: AsyncIterable<UserLine[]>): AsyncGenerator<CsvValue[][]> {
  for await (const batch of batches) yield batch.map((user) => COLUMNS.map((column) => user[column]))
}
