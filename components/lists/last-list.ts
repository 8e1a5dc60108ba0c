import { parseUrl } from '@/lib/core/parse-url'

/** A list that is left for its texts and returned to. */
export type ListPath = '/reviews' | '/articles' | '/forum' | '/store' | '/admin/payments/transactions'

/** The newest reviews of a category stand below the list of all. */
export type ListAddress = ListPath | `${ListPath}?${string}` | `/reviews/category/${string}`

const keyOf = (path: ListPath) => `list:${path}`

/** A list page leaves its address here, for the link that leads back to it. */
export function rememberList(path: ListPath, address: ListAddress) {
  try {
    sessionStorage.setItem(keyOf(path), address)
  } catch {
    // Storage may be forbidden; the link then leads to the plain list.
  }
}

/**
 * The address last left for this list in this tab, which a list that nobody woke has not told: then where this page was come to
 * from. The plain list when neither is known.
 */
export function lastListAddress(path: ListPath): ListAddress {
  return [told(path), cameFrom()].find((address): address is ListAddress => isOf(path, address)) ?? path
}

function told(path: ListPath): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? ''
  } catch {
    return ''
  }
}

function cameFrom(): string {
  const from = parseUrl(document.referrer)
  return from?.origin === location.origin ? from.pathname + from.search : ''
}

const isOf = (path: ListPath, address: string): address is ListAddress =>
  address === path || address.startsWith(`${path}?`) || address.startsWith(`${path}/category/`)
