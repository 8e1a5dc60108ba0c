import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { isInternalCall, TAGS_IN_CALL } from '@/lib/core/internal-call'

const asked = z.object({ tags: z.array(z.string().min(1).max(256)).max(TAGS_IN_CALL) })

/** Expires what a job of this server has changed (lib/core/internal-call.ts). */
export async function POST(request: NextRequest) {
  if (!isInternalCall(request.headers)) return new Response(null, { status: 404 })
  for (const tag of asked.parse(await request.json()).tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
