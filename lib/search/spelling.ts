/** Words that are looked at, in the order in which they stand. */
const MOST_WORDS = 6

/** The words of a query that may be misspelt: of letters alone, and long enough to have a nearest neighbour. */
export const spelledWords = (query: string): string[] =>
  [...new Set(query.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])]
    .filter((word) => [...word].length > 3)
    .slice(0, MOST_WORDS)

/**
 * The word that was most likely meant: one that begins so, else the fewest slips away, at most one in short words and two in
 * longer ones; of equals the first. Null when none is near.
 */
export function nearestWord(word: string, candidates: readonly string[]): string | null {
  const bound = [...word].length > 5 ? 2 : 1
  let nearest: { word: string; slips: number } | null = null
  for (const candidate of candidates) {
    const slips = candidate.startsWith(word) ? 0 : countSlips(word, candidate)
    if (slips <= bound && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { word: candidate, slips }
  }
  return nearest?.word ?? null
}

/** Letters missing, added, changed, or swapped with their neighbour (optimal string alignment distance). */
export function countSlips(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY

/** The query with some of its words replaced; case and everything between the words stay. */
export const respell = (query: string, words: ReadonlyMap<string, string>) =>
  query.replace(/[\p{L}\p{M}]+/gu, (word) => words.get(word.toLowerCase()) ?? word)
