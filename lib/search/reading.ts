import { Prisma } from '@/lib/generated/prisma/client'

/**
 * How the words of a query are read: as they stand, as words or the beginnings of words, or any of those that are wanted. What
 * is not wanted stays out in each.
 */
export type Reading = 'words' | 'begun' | 'any'

/** A query as the database asks it. */
export function toQuery(q: string, reading: Reading): Prisma.Sql {
  if (reading === 'any') return Prisma.sql`search_any(${q})`
  return reading === 'begun'
    ? Prisma.sql`search_query_begun(${q}, ${begunWords(q)}::text[])`
    : Prisma.sql`search_query(${q})`
}

/** Beginnings of fewer letters are not looked for: nearly every text has such a word. */
const LEAST_LETTERS = 3
/** The index looks at everything that begins so, for each of them. */
const MOST_BEGUN = 4

/** Phrases and what is not wanted: these mean words as they stand. */
const FIXED = /-?"[^"]*"?|(?<![^\s(])-\S+/g
const ORDERED = /^"\s*[^\s"]+\s+[^\s"]/
const WORD = /(?<![\p{L}\p{M}\p{N}_-])\p{L}[\p{L}\p{M}\p{N}]*(?![\p{L}\p{M}\p{N}_-])/gu

/** Whether words of a query are wanted in their order, in quotation marks. */
export const asksForOrder = (q: string) => (q.match(FIXED) ?? []).some((part) => ORDERED.test(part))

/** The last words of a query that may be the beginnings of words, each once. */
export function begunWords(q: string): string[] {
  const fixed = new Set((q.match(FIXED) ?? []).flatMap((part) => wordsOf(part.replace(/^-/, ''))))
  const free = [...new Set(wordsOf(q.replace(FIXED, ' ')))]
  return free.filter((word) => [...word].length >= LEAST_LETTERS && !fixed.has(word)).slice(-MOST_BEGUN)
}

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? []
