import type { NextRequest } from 'next/server'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { isRobot } from '@/lib/core/robots'
import { readShortJson } from '@/lib/core/short-json'
import { markView } from '@/lib/views/commands'
import { viewInput } from '@/lib/views/schema'

/** More than anybody reads in a minute; a whole office may share one network. */
const MOST = { limit: 300, windowSeconds: 60 }
const LONGEST = 200

/** Notes that a page was looked at. Says the same to everybody, whether it counts or not. */
export async function POST(request: NextRequest) {
  const done = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  const asked = viewInput.safeParse(await readShortJson(request, LONGEST))
  const userAgent = request.headers.get('user-agent')
  if (!asked.success || !userAgent || isRobot(request.headers)) return done
  const address = clientAddress(request.headers)
  const { allowed } = await hitRateLimit(`views:${networkOf(address)}`, MOST)
  if (allowed) await markView({ ...asked.data, address, userAgent })
  return done
}
