import { connection } from 'next/server'
import { arePagesFresh, isDatabaseUp } from '@/lib/operations/readiness'

/** Ready: the database answers and prerendered pages have been checked against it. 503 until then. */
export async function GET() {
  await connection()
  const [database, pages] = [await isDatabaseUp(), arePagesFresh()]
  const ready = database && pages
  return Response.json(
    { status: ready ? 'ready' : 'not ready', database, pages },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
