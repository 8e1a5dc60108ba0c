/** A list that is left for its texts and returned to. */
export type ListPath = '/reviews' | '/articles' | '/forum' | '/store' | '/admin/payments/transactions'

export type ListAddress = ListPath | `${ListPath}?${string}`

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
    const [list, query] = sessionStorage.getItem(keyOf(path))?.split('?', 2) ?? []
    return list === path && query ? `${path}?${query}` : path
  } catch {
    return path
  }
}
