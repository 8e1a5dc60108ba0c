import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillReviews } from './fill-reviews'
import { askScript, fillDatabase } from './filled-database'
import { atMost, type Cell, printTable } from './table'

const SMALL = 1000
const LARGE = 100_000
const timing = z.object({ order: z.string(), scope: z.string(), page: z.string(), ms: z.number(), plan: z.string() })

/** The review list's query with a hundred times the reviews: the same work, if an index gives the order. */
export async function benchListScaling(cluster: Cluster): Promise<void> {
  const small = await timeLists(cluster, SMALL)
  const large = await timeLists(cluster, LARGE)
  const rows = large.map(({ order, scope, page, ms, plan }, index): Cell[] => {
    const before = small[index]?.ms ?? 0
    // Offsets are bounded, not free: the last page that can be addressed walks over all before it.
    const verdict = page === 'last' ? ['–', ''] : [...atMost(ms / before, 1.5)]
    const indexed = /^articles_\w+$/.test(plan) ? 'yes' : 'NO'
    return [order, scope, page, before, ms, ms / before, ...verdict, indexed, plan]
  })
  printTable(
    `List query: milliseconds at ${SMALL.toLocaleString('en-US')} and ${LARGE.toLocaleString('en-US')} reviews (medians of 200)`,
    ['order', 'within', 'page', 'small', 'large', 'ratio', 'target', 'verdict', 'index', 'plan at the large one'],
    rows,
  )
}

async function timeLists(cluster: Cluster, count: number) {
  const url = await fillDatabase(cluster, {
    name: `reviews_${count}`,
    what: `${count.toLocaleString('en-US')} reviews`,
    fill: (address) => fillReviews(address, count),
  })
  return step('time the list query', async () => z.array(timing).parse(await askScript('time-lists.ts', url)))
}
