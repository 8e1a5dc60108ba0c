import { parsePage } from '@/lib/core/pagination'
import { type Address, routes } from '@/lib/core/routes'
import { lastValue, normalizeQuery } from '@/lib/core/search-text'
import { type NewsletterStatus, STATUSES } from './schema'

/** What the list of subscribers shows: part of an address, a state, and which page. */
export type SubscriberState = { q: string; status: NewsletterStatus | 'all'; page: number }

type Query = Record<string, string | string[] | undefined>

/** The state that an address asks for; what makes no sense falls back. */
export function parseSubscribers({ q, status, page }: Query): SubscriberState {
  const wanted = lastValue(status)
  return {
    q: normalizeQuery(lastValue(q)),
    status: STATUSES.find((known) => known === wanted) ?? 'all',
    page: parsePage(lastValue(page)) ?? 1,
  }
}

/** The address of a state, without what is the default anyway; of the page, or of the file with the same rows. */
export function toSubscribersAddress(
  { q, status, page }: SubscriberState,
  path: typeof routes.adminNewsletter | typeof routes.adminNewsletterExport = routes.adminNewsletter,
): Address {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
