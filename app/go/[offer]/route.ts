import type { NextRequest } from 'next/server'
import { findDestination } from '@/lib/clicks/queries'
import { recordClick } from '@/lib/clicks/record-click'
import { missingPageAnswer } from '@/lib/core/missing-answer'
import { routes } from '@/lib/core/routes'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** Leads to where an offer is sold, and nowhere else: the destination is the stored one, whatever the address says. */
export async function GET(request: NextRequest, { params }: RouteContext<'/go/[offer]'>) {
  const { offer } = await params
  const destination = await findDestination(offer)
  if (!destination) return missingPageAnswer()
  if (destination.ended) return leadTo(routes.product(destination.product))
  // A HEAD request is answered here as well, and clicks nothing.
  if (request.method === 'GET') await recordClick(offer, request)
  return leadTo(destination.url)
}

const leadTo = (location: string) => new Response(null, { status: 302, headers: { ...HEADERS, Location: location } })
