import type { NextRequest } from 'next/server'
import { clientAddress, networkOf } from '@/lib/core/client-address'
import { hitRateLimit } from '@/lib/core/rate-limit'
import { findSimilarTopics } from '@/lib/forum/similar-queries'
import { cleanTitle } from '@/lib/forum/title'

/** Somebody typing asks a few times for each title. */
const MOST = { limit: 60, windowSeconds: 60 }
const LONGEST = 120

/** Topics with titles like the one being typed. */
export async function GET(request: NextRequest) {
  const title = cleanTitle((request.nextUrl.searchParams.get('title') ?? '').slice(0, LONGEST).toWellFormed())
  const network = networkOf(clientAddress(request.headers))
  const { allowed } = await hitRateLimit(`similar:${network}`, MOST)
  const topics = allowed ? await findSimilarTopics(title) : []
  return Response.json({ topics }, { headers: { 'Cache-Control': 'no-store' } })
}
