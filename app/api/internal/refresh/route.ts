import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { isInternalCall } from '@/lib/core/internal-call'
import { tags } from '@/lib/core/tags'
import { markPagesFresh } from '@/lib/operations/readiness'

/** Expires every prerendered page. The server calls it once after it started (instrumentation.ts). */
export async function POST(request: NextRequest) {
  if (!isInternalCall(request.headers)) return new Response(null, { status: 404 })

  revalidateTag(tags.everything, { expire: 0 })
  markPagesFresh()
  return new Response(null, { status: 204 })
}
