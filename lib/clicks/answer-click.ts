import 'server-only'
import type { NextRequest } from 'next/server'
import { routes } from '@/lib/core/routes'
import { findDestination } from './queries'
import { recordClick } from './record-click'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/**
 * Leads to where an offer is sold, and nowhere else: the destination is the stored one, whatever the address says. Null
 * when there is no such offer.
 * @throws when the offer has to be looked up and the database is away.
 */
export async function answerClick(offer: string, request: NextRequest): Promise<Response | null> {
  const destination = await findDestination(offer)
  if (!destination) return null
  if (destination.ended) return leadTo(routes.product(destination.product))
  // A header takes bytes, and an address may be stored with letters of any script.
  const { href } = new URL(destination.url)
  // A HEAD request is answered here as well, and clicks nothing.
  if (request.method === 'GET') await recordClick(offer, request)
  return leadTo(href)
}

const leadTo = (location: string) => new Response(null, { status: 302, headers: { ...HEADERS, Location: location } })
