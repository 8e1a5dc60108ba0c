import { findCommentPlace } from '@/lib/comments/place-queries'
import { missingPageAnswer } from '@/lib/core/missing-answer'

/** Leads to a comment where it stands now: pages of a discussion move as it grows, this address does not. */
export async function GET(_request: Request, { params }: RouteContext<'/comment/[id]'>) {
  const { id } = await params
  const place = await findCommentPlace(id)
  if (!place) return missingPageAnswer()
  const headers = { Location: place, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  return new Response(null, { status: 302, headers })
}
