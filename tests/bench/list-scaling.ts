import { join, resolve } from 'node:path'
import { z } from 'zod'
import { createDatabase } from '@/lib/operations/database'
import { projectRoot } from '@/lib/operations/folders'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { runProgram } from '@/lib/operations/program'
import { step } from '@/lib/operations/steps'
import { fillReviews } from './fill-reviews'
import { output } from './load'
import { atMost, type Cell, printTable } from './table'

const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const RUN = ['--conditions=react-server', '--import', 'tsx']
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
  const name = `reviews_${count}`
  const url = cluster.url(name)
  await step(`fill in ${count.toLocaleString('en-US')} reviews`, async () => {
    await createDatabase(cluster.url('postgres'), name)
    // A process of its own: the schema engine works once in each.
    await runProgram(node, [...RUN, join('deploy', 'prepare-database.ts')], {
      env: { ...process.env, DATABASE_URL: url, SAMPLE_CONTENT: 'no' },
    })
    await fillReviews(url, count)
  })
  return step('time the list query', async () => {
    const env = { ...process.env, NODE_ENV: 'production' as const, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) }
    return z
      .array(timing)
      .parse(JSON.parse(await output(node, [...RUN, join(import.meta.dirname, 'time-lists.ts')], env)))
  })
}
