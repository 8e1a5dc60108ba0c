import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { tags } from '@/lib/core/tags'
import { internalSecret, markPagesFresh } from '@/lib/operations/readiness'

/** Expires every prerendered page. The server calls it once after it started (instrumentation.ts). */
export async function POST(request: NextRequest) {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${internalSecret()}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return new Response(null, { status: 404 })

  revalidateTag(tags.everything, { expire: 0 })
  markPagesFresh()
  return new Response(null, { status: 204 })
}
