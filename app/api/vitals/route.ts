import type { NextRequest } from 'next/server'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { isRobot } from '@/lib/core/robots'
import { readShortJson } from '@/lib/core/short-json'
import { noteVitals } from '@/lib/views/vitals-commands'
import { vitalsInput } from '@/lib/views/vitals-schema'

/** A quarter of the pages that are read within a minute; a whole office may share one network. */
const MOST = { limit: 100, windowSeconds: 60 }
const LONGEST = 300

/** Counts how fast a page was. Says the same to everybody, whether it counts or not. */
export async function POST(request: NextRequest) {
  const done = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  const asked = vitalsInput.safeParse(await readShortJson(request, LONGEST))
  if (!asked.success || isRobot(request.headers) || isPrivate(request.headers)) return done
  const { allowed } = await hitRateLimit(`vitals:${networkOf(clientAddress(request.headers))}`, MOST)
  if (allowed) await noteVitals(asked.data)
  return done
}

/** Whether a reader asks not to be tracked. */
const isPrivate = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
