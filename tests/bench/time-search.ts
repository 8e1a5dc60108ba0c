import { parseSearch } from '@/lib/search/list-state'
import { SEARCHED_WORDS, type SearchClass } from './search-words'

/**
 * Times whole searches, from the text to what the page shows, on the database of DATABASE_URL: so many at once as its pool
 * has connections. A process of its own, since the client belongs to one database. Prints JSON.
 */
const AT_ONCE = 10
const [rounds = 30] = process.argv.slice(2).map(Number)

const { search } = await import('@/lib/search/queries')
const { suggest } = await import('@/lib/search/suggest-queries')
const { db } = await import('@/lib/core/db')

const asks: { name: SearchClass | 'suggestions'; ask: () => Promise<number> }[] = [
  ...SEARCHED_WORDS.map(({ name, q, ...filters }) => ({
    name,
    ask: async () => (await search(parseSearch(q, filters))).total,
  })),
  ...['ba', 'hab', 'quaba', 'xoxo'].map((q) => ({
    name: 'suggestions' as const,
    ask: async () => (await suggest(q)).length,
  })),
]
const queue = Array.from({ length: rounds + 1 }, (_, round) => asks.map((asked) => ({ ...asked, round }))).flat()
const times: { name: string; ms: number }[] = []
const found = new Map<string, number>()

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const began = performance.now()
      const total = await next.ask()
      // The first round fills caches, as any site in use has them.
      if (next.round > 0) times.push({ name: next.name, ms: performance.now() - began })
      found.set(next.name, Math.max(found.get(next.name) ?? 0, total))
    }
  }),
)
await db.$disconnect()

const at = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
const figures = (of: { ms: number }[]) => {
  const sorted = of.map(({ ms }) => ms).sort((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
}
const searches = times.filter(({ name }) => name !== 'suggestions')
console.log(
  JSON.stringify([
    { name: 'all searches', ...figures(searches), found: 0 },
    ...[...Map.groupBy(times, ({ name }) => name)].map(([name, of]) => ({
      name,
      ...figures(of),
      found: found.get(name) ?? 0,
    })),
  ]),
)
