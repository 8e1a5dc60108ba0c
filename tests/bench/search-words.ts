const SYLLABLES = 'ba co di fe gu ha ji ko lu me no pi qua ro su ta ve wi xo za'.split(' ')

/** How many words the filled-in texts are made of. Word n of them stands in a text about as often as its share of 1 / n. */
export const VOCABULARY = 20_000

/** The nth word, the most common being 1: four syllables. The same as `fill-search.ts` makes in the database. */
export const wordOf = (n: number) =>
  [1, 20, 400, 8000].map((power) => SYLLABLES[Math.floor(n / power) % SYLLABLES.length]).join('')

/** Kinds of searches, from those that nearly every text answers to those that none does. */
export type SearchClass =
  | 'common word'
  | 'usual word'
  | 'rare word'
  | 'begun word'
  | 'one text'
  | 'two words'
  | 'three words'
  | 'phrase'
  | 'filtered'
  | 'second page'
  | 'misspelt'
  | 'nothing'

type Searched = {
  name: SearchClass
  q: string
  kind?: string
  category?: string
  date?: string
  sort?: string
  page?: string
}

const words = (...ranks: number[]) => ranks.map(wordOf).join(' ')

export const SEARCHED_WORDS: readonly Searched[] = [
  ...[1, 7, 20].map((n) => ({ name: 'common word' as const, q: wordOf(n) })),
  ...[120, 400, 900].map((n) => ({ name: 'usual word' as const, q: wordOf(n) })),
  ...[4000, 9000, 15_000].map((n) => ({ name: 'rare word' as const, q: wordOf(n) })),
  ...[
    [12, 3],
    [90, 4],
    [2600, 6],
  ].map(([n = 1, letters]) => ({ name: 'begun word' as const, q: wordOf(n).slice(0, letters) })),
  ...['q137', 'z481', 'q999'].map((q) => ({ name: 'one text' as const, q })),
  ...[
    [1, 2],
    [3, 150],
    [60, 700],
  ].map((ranks) => ({ name: 'two words' as const, q: words(...ranks) })),
  ...[
    [1, 9, 30],
    [5, 80, 240],
  ].map((ranks) => ({ name: 'three words' as const, q: words(...ranks) })),
  ...[
    [1, 2],
    [8, 40],
  ].map((ranks) => ({ name: 'phrase' as const, q: `"${words(...ranks)}"` })),
  { name: 'filtered', q: wordOf(2), category: 'bench-3', date: 'month' },
  { name: 'filtered', q: wordOf(90), kind: 'article', date: 'year', sort: 'newest' },
  { name: 'second page', q: wordOf(15), page: '2' },
  { name: 'second page', q: wordOf(300), kind: 'topic', page: '2' },
  ...[30, 500].map((n) => ({ name: 'misspelt' as const, q: wordOf(n).slice(1) })),
  { name: 'nothing', q: 'zzzzzzz' },
]
