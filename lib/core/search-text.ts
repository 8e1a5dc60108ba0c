/** A text as a pattern for LIKE or ILIKE that matches only itself. The escape character is the default backslash. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * What somebody searches for, from an address: the last of repeated values, without control characters (Postgres
 * refuses the null byte), composed as what is stored is, white space reduced to single spaces, at most `max` characters. '' when nothing is left.
 */
export function normalizeQuery(query: string | readonly string[] | undefined, max = 200): string {
  const last = typeof query === 'string' ? query : (query?.at(-1) ?? '')
  const text = last
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
  return [...text].slice(0, max).join('').trim()
}

type Value = string | readonly string[] | undefined

/** The last of repeated values of an address, as a rewrite sees it; a blank one is none. */
export const lastValue = (value: Value) => (typeof value === 'string' ? value : value?.at(-1)) || undefined

type Keys = Record<string, string | undefined>

/**
 * The states of a searched list to try in turn: the one nearest to what its address asks for, then its first page, for a page
 * beyond the last. `offered` are the rows of which a key may name one. Without free text a value that the list has not is a
 * 404 (shared rules for search engines, section 1). A search has begun its answer by then, which can no longer become one: such
 * a value counts as not chosen, as in the search of the whole site. Each is judged by itself, so that it takes no other with it.
 */
export function nearestStates<State extends { page: number }>(
  asked: Record<string, Value>,
  parse: (keys: Keys) => State | null,
  offered: Record<string, readonly { slug: string }[]>,
): State[] {
  const isKnown = (key: string, value: string) =>
    parse({ [key]: value }) !== null && (offered[key]?.some(({ slug }) => slug === value) ?? true)
  const known: Keys = {}
  for (const [key, values] of Object.entries(asked)) {
    const value = lastValue(values)
    if (value && isKnown(key, value)) known[key] = value
  }
  const state = parse(known)
  if (!state) return []
  return state.page > 1 ? [state, { ...state, page: 1 }] : [state]
}
