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

/** The address last left for this list in this tab; the plain list when there is none. */
export function lastListAddress(path: ListPath): ListAddress {
  try {
    const address = sessionStorage.getItem(keyOf(path))
    return address && isOf(path, address) ? address : path
  } catch {
    return path
  }
}

const isOf = (path: ListPath, address: string): address is ListAddress =>
  address === path || address.startsWith(`${path}?`) || address.startsWith(`${path}/category/`)
