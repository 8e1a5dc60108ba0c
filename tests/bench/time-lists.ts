import pg from 'pg'
import type { CardScope, TextOrder } from '@/lib/articles/card-queries'
import { REVIEWS_PER_PAGE } from '@/lib/reviews/list-state'

/**
 * Times the review list's own query on the database of DATABASE_URL, and asks Postgres how it finds the rows. A process of
 * its own, since the client belongs to one database. Prints JSON.
 */
const RUNS = 200
const ORDERS: TextOrder[] = ['recent', 'popular', 'highest', 'oldest']

type Sent = { text: string; values: unknown[] }
let last: Sent | null = null

/** What the client sends, word for word, seen on its way out. */
const send = pg.Client.prototype.query
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    const [config] = args
    if (
      config &&
      typeof config === 'object' &&
      'text' in config &&
      'values' in config &&
      Array.isArray(config.values)
    ) {
      last = { text: String(config.text), values: config.values }
    }
    return Reflect.apply(send, this, args)
  },
})

const { selectCards } = await import('@/lib/articles/card-queries')
const { db } = await import('@/lib/core/db')

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const { rows: categories } = await client.query('select category as id from list_counts order by count desc, category')
const { rows: totals } = await client.query('select sum(count)::int as total from list_counts')
/** The fullest category, and the one in which nothing was written for long. */
const category = String(categories[0]?.id)
const quiet = String(categories.at(-1)?.id)
const SCOPES = { all: undefined, category: [category], 'quiet category': [quiet] }
const lastPage = Math.min(10_000, Math.ceil(Number(totals[0]?.total) / REVIEWS_PER_PAGE))

const results = []
for (const order of ORDERS) {
  for (const [scope, page] of [
    ['all', 1],
    ['all', 50],
    ['category', 1],
    ['category', 10],
    ['quiet category', 1],
    ['all', lastPage],
  ] as const) {
    const asked: CardScope = { kind: 'review', order, categories: SCOPES[scope] }
    const offset = (page - 1) * REVIEWS_PER_PAGE
    const times: number[] = []
    for (let run = -20; run < RUNS; run++) {
      const began = performance.now()
      const cards = await selectCards(asked, REVIEWS_PER_PAGE, offset)
      if (run >= 0) times.push(performance.now() - began)
      if (cards.length === 0) throw new Error(`No reviews on page ${page} of ${scope}.`)
    }
    times.sort((a, b) => a - b)
    results.push({
      order,
      scope,
      page: page === lastPage ? 'last' : String(page),
      ms: times[RUNS >> 1] ?? 0,
      plan: await explain(),
    })
  }
}
await db.$disconnect()
await client.end()
console.log(JSON.stringify(results))

/** The indexes that served the last query, `seq scan` where the table was read whole, `sort of n rows` for a large sort. */
async function explain(): Promise<string> {
  const sent = last
  if (!sent) throw new Error('No query was seen.')
  const { rows } = await client.query({ text: `explain (analyze, format json) ${sent.text}`, values: sent.values })
  const found = new Set<string>()
  visit(rows[0]?.['QUERY PLAN']?.[0]?.Plan, found)
  return [...found].join(', ')
}

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  Plans?: PlanNode[]
}

function visit(node: PlanNode | undefined, found: Set<string>) {
  if (!node) return
  const index = node['Index Name']
  if (index && index !== 'articles_pkey' && index.startsWith('articles_')) found.add(index)
  if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'articles') found.add('seq scan')
  const below = node.Plans?.[0]?.['Actual Rows'] ?? 0
  if (/Sort$/.test(node['Node Type']) && below > 1000) found.add(`sort of ${Math.round(below)} rows`)
  for (const child of node.Plans ?? []) visit(child, found)
}
