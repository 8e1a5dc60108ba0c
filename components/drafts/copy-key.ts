/** Where this browser keeps its copies for a form. `owner` is a member's id, which outlives a change of name; '' for somebody unknown. */
export const keyOf = (owner: string, target: string) => `draft/${owner}/${target}`

/** Where this browser keeps whose drafts these are. */
const OWNER = 'draft-owner'

/** Whose drafts these are while the server has not said yet who is signed in. */
export const lastOwner = () => readText(OWNER) ?? ''

/** The server has said who is signed in; '' for nobody. */
export const rememberOwner = (owner: string) => void writeText(OWNER, owner || null)

/** Whether this browser keeps something that a member has typed into a form. */
export const isKeptHere = (target: string) =>
  document.documentElement.dataset.signedIn !== undefined && readText(keyOf(lastOwner(), target)) !== null

/** What this browser keeps under a key; null for nothing, and where keeping is forbidden: then the server's copy is the only one. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key, or nothing (null). False where this browser has no room, or keeping is forbidden. */
export function writeText(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    // Full or forbidden: the same.
    return false
  }
}
