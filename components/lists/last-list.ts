/** Where a list page leaves its address, by path, for the link that leads back to it. */
const keyOf = (path: string) => `list:${path}`

/** Storage may be forbidden; the link then leads to the plain list. */
export function rememberList(path: string, address: string) {
  try {
    sessionStorage.setItem(keyOf(path), address)
  } catch {}
}

export function lastListAddress(path: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(path))
  } catch {
    return null
  }
}
