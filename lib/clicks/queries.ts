import 'server-only'
import { db } from '@/lib/core/db'
import {
  type Destination,
  isOfferId,
  keepDestination,
  keptDestination,
  listKeptOffers,
  replaceDestinations,
} from './destinations'

const destinationFields = {
  url: true,
  endedAt: true,
  product: { select: { slug: true, withdrawnAt: true } },
} as const

type DestinationRow = { url: string; endedAt: Date | null; product: { slug: string; withdrawnAt: Date | null } }

const toDestination = ({ url, endedAt, product }: DestinationRow): Destination =>
  endedAt || product.withdrawnAt ? { product: product.slug, ended: true } : { url, ended: false }

/** Where `/go/{offerId}` leads; null when there is no such offer. From memory, after the first time. */
export async function findDestination(offerId: string): Promise<Destination | null> {
  if (!isOfferId(offerId)) return null
  const known = keptDestination(offerId)
  if (known) return known
  const row = await db.offer.findUnique({ where: { id: offerId }, select: destinationFields })
  if (!row) return null
  const destination = toDestination(row)
  keepDestination(offerId, destination)
  return destination
}

/**
 * Looks up again what is kept in memory. While the database is away everything stays as it is, so that offers lead on.
 * @throws when the database is away.
 */
export async function renewDestinations(): Promise<void> {
  const ids = listKeptOffers()
  if (!ids.length) return
  const rows = await db.offer.findMany({ where: { id: { in: ids } }, select: { id: true, ...destinationFields } })
  replaceDestinations(rows.map((row) => [row.id, toDestination(row)]))
}
