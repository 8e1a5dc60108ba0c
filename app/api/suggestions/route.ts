import type { NextRequest } from 'next/server'
import { normalizeQuery } from '@/lib/core/search-text'
import { admitSuggestions } from '@/lib/search/admission-commands'
import { suggest } from '@/lib/search/suggest-queries'

const NOT_KEPT = { 'Cache-Control': 'no-store' }

/** What somebody may be looking for who has typed `q` so far. 429 when it is asked faster than anybody types. */
export async function GET(request: NextRequest) {
  const q = normalizeQuery(request.nextUrl.searchParams.getAll('q'), 80)
  if (!q) return Response.json({ suggestions: [] }, { headers: NOT_KEPT })
  const wait = await admitSuggestions()
  if (wait > 0) {
    return Response.json({ suggestions: [] }, { status: 429, headers: { ...NOT_KEPT, 'Retry-After': String(wait) } })
  }
  return Response.json({ suggestions: await suggest(q) }, { headers: NOT_KEPT })
}
