/** A text as a pattern for LIKE or ILIKE that matches only itself. The escape character is the default backslash. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * What somebody searches for, from an address: the last of repeated values, without control characters (Postgres
 * refuses the null byte), white space reduced to single spaces, at most `max` characters. '' when nothing is left.
 */
export function normalizeQuery(query: string | readonly string[] | undefined, max = 200): string {
  const last = typeof query === 'string' ? query : (query?.at(-1) ?? '')
  const text = last
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return [...text].slice(0, max).join('').trim()
}

/** The last of repeated values of an address, as a rewrite sees it; a blank one is none. */
export const lastOf = (value: string | readonly string[] | undefined) =>
  (typeof value === 'string' ? value : value?.at(-1)) || undefined

/**
 * The states of a searched list to try in turn: as asked, then its first page, for a page beyond the last, then `plain`, for a
 * state that the list has not. The answer has begun by then and can no longer become a 404.
 */
export const nearestStates = <State extends { page: number }>(asked: State | null, plain: State | null) => [
  asked,
  asked && asked.page > 1 ? { ...asked, page: 1 } : null,
  plain,
]
