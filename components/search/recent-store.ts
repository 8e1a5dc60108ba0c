const KEY = 'recent-searches'
const MOST = 8
const CHANGED = 'recent-searches-changed'

/** What was searched for in this browser, the latest first, a line each. It never leaves the browser. */
export function readRecentSearches(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return '' // Storage may be forbidden; then nothing is remembered.
  }
}

export function rememberSearch(q: string): void {
  const others = readRecentSearches()
    .split('\n')
    .filter((line) => line && line !== q)
  write([q, ...others].slice(0, MOST).join('\n'))
}

export const forgetSearches = () => write('')

export function watchRecentSearches(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell)
  window.addEventListener('storage', tell)
  return () => {
    window.removeEventListener(CHANGED, tell)
    window.removeEventListener('storage', tell)
  }
}

function write(lines: string) {
  try {
    localStorage.setItem(KEY, lines)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}
