import { connection } from 'next/server'

/** Alive: the process answers. Says nothing of the database, so that a lost one does not restart the server. */
export async function GET() {
  // Made for each request: what a cache on the way keeps would go on saying so of a process that has ended.
  await connection()
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } })
}
