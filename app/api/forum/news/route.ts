import type { NextRequest } from 'next/server'
import { findTopicHead } from '@/lib/forum/address-queries'

/** How far a topic has got, for a page that is open: from the cache, so that asking costs no query. */
export async function GET(request: NextRequest) {
  const topic = await findTopicHead(request.nextUrl.searchParams.get('topic') ?? '')
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json({ lastPosition: topic?.lastPosition ?? null }, { headers })
}
