import type { NextRequest } from 'next/server'
import { requireMember } from '@/lib/auth/guards'
import { type CsvValue, csvResponse, downloadHeaders } from '@/lib/core/csv'
import { routes } from '@/lib/core/routes'
import { exportMyComments } from '@/lib/my-comments/export-queries'

const COLUMNS = ['createdAt', 'kind', 'state', 'discussion', 'address', 'text', 'likes', 'editedAt', 'id'] as const

/** Everything the member has said, as JSON or with `?format=csv` as a table. */
export async function GET(request: NextRequest) {
  const member = await requireMember(routes.comments)
  const batches = exportMyComments(member)
  if (request.nextUrl.searchParams.get('format') === 'csv')
    return csvResponse('my-comments.csv', COLUMNS, toLines(batches))
  const posts = (await Array.fromAsync(batches)).flat()
  return new Response(JSON.stringify({ posts }, null, 2), {
    headers: downloadHeaders('my-comments.json', 'application/json; charset=utf-8'),
  })
}

async function* toLines(batches: ReturnType<typeof exportMyComments>): AsyncGenerator<CsvValue[][]> {
  for await (const batch of batches) yield batch.map((post) => COLUMNS.map((column) => post[column]))
}
