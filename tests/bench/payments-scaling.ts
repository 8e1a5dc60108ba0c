import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillPayments } from './fill-payments'
import { askScript, fillDatabase } from './filled-database'
import { atMost, type Cell, printTable } from './table'

const SMALL = 10_000
const LARGE = 1_000_000
/** How many times the small site's cost a page may have (issue 8). */
const MOST = { overview: 3, list: 2 } as const
const ROUNDS = 3
const timing = z.array(z.object({ name: z.string(), ms: z.number() }))
type Timing = z.output<typeof timing>

/** The pages of /admin/payments with a hundred times the transactions. */
export async function benchPayments(cluster: Cluster): Promise<void> {
  const [smallUrl, largeUrl] = [await fill(cluster, SMALL), await fill(cluster, LARGE)]
  const rounds: [Timing, Timing][] = []
  await step('time payments', async () => {
    // By turns, and of each page the best round: what else the machine does comes and goes.
    for (let round = 0; round < ROUNDS; round++) rounds.push([await time(smallUrl), await time(largeUrl)])
  })
  const [small, large] = [best(rounds.map(([timings]) => timings)), best(rounds.map(([, timings]) => timings))]
  printTable(
    `Payments: milliseconds at ${SMALL.toLocaleString('en-US')} and ${LARGE.toLocaleString('en-US')} transactions (best of ${ROUNDS} medians)`,
    ['page', 'small', 'large', 'ratio', 'target', 'verdict'],
    large.map(({ name, ms }, index): Cell[] => {
      const before = small[index]?.ms ?? Number.NaN
      return [name, before, ms, ms / before, ...atMost(ms / before, name === 'overview' ? MOST.overview : MOST.list)]
    }),
  )
}

async function fill(cluster: Cluster, count: number): Promise<string> {
  return fillDatabase(cluster, {
    name: `payments_${count}`,
    what: `${count.toLocaleString('en-US')} transactions`,
    fill: (address) => fillPayments(address, count),
  })
}

const best = (rounds: Timing[]): Timing =>
  (rounds[0] ?? []).map(({ name }, index) => ({
    name,
    ms: Math.min(...rounds.map((round) => round[index]?.ms ?? Number.POSITIVE_INFINITY)),
  }))

const time = async (url: string): Promise<Timing> => timing.parse(await askScript('time-payments.ts', url))
