import { join, resolve } from 'node:path'
import { z } from 'zod'
import { createDatabase } from '@/lib/operations/database'
import { projectRoot } from '@/lib/operations/folders'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { runProgram } from '@/lib/operations/program'
import { step } from '@/lib/operations/steps'
import { fillTagged } from './fill-tagged'
import { output } from './load'
import { type Cell, printTable } from './table'

const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const RUN = ['--conditions=react-server', '--import', 'tsx']
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
  const name = `tagged_${count}`
  const url = cluster.url(name)
  await step(`fill in ${count.toLocaleString('en-US')} texts with tags`, async () => {
    await createDatabase(cluster.url('postgres'), name)
    // A process of its own: the schema engine works once in each.
    await runProgram(node, [...RUN, join('deploy', 'prepare-database.ts')], {
      env: { ...process.env, DATABASE_URL: url, SAMPLE_CONTENT: 'no' },
    })
    await fillTagged(url, count)
  })
  return step('time what is found by tags', async () => {
    const env = { ...process.env, NODE_ENV: 'production' as const, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) }
    return z
      .array(timing)
      .parse(JSON.parse(await output(node, [...RUN, join(import.meta.dirname, 'time-tagged.ts')], env)))
  })
}
