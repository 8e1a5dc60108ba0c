import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillTagged } from './fill-tagged'
import { askScript, fillDatabase } from './filled-database'
import { type Cell, printTable } from './table'

const SMALL = 1000
const LARGE = 100_000
const timing = z.object({ name: z.string(), ms: z.number() })

/** What is found by tags with a hundred times the texts: lists narrowed by a tag, and what is related to a text. */
export async function benchTagScaling(cluster: Cluster): Promise<void> {
  const small = await timeTagged(cluster, SMALL)
  const large = await timeTagged(cluster, LARGE)
  printTable(
    `By tag: milliseconds at ${SMALL.toLocaleString('en-US')} and ${LARGE.toLocaleString('en-US')} texts (medians of 60)`,
    ['question', 'small', 'large', 'growth'],
    large.map(({ name, ms }, index): Cell[] => [name, small[index]?.ms ?? 0, ms, ms / (small[index]?.ms ?? 0)]),
  )
}

async function timeTagged(cluster: Cluster, count: number) {
  const url = await fillDatabase(cluster, {
    name: `tagged_${count}`,
    what: `${count.toLocaleString('en-US')} texts with tags`,
    fill: (address) => fillTagged(address, count),
  })
  return step('time what is found by tags', async () => z.array(timing).parse(await askScript('time-tagged.ts', url)))
}
