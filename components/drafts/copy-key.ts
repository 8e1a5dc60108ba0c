/** Where this browser keeps its copies for a form. `owner` is a username in lower case, '' for somebody unknown. */
export const keyOf = (owner: string, target: string) => `draft/${owner}/${target}`

/** What this browser keeps under a key; null for nothing, and where keeping is forbidden: then the server's copy is the only one. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
