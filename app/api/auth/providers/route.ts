import { connection } from 'next/server'
import { listOfferedProviders } from '@/lib/auth/queries'

/** The social providers on offer, by id, in the shape Auth.js gives them. */
export async function GET() {
  // The operator may add credentials after the build.
  await connection()
  const offered = listOfferedProviders().map(({ id, label }) => [id, { id, name: label }] as const)
  return Response.json(Object.fromEntries(offered), { headers: { 'Cache-Control': 'public, max-age=60' } })
}
