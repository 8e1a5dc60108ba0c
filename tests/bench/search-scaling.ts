import { join, resolve } from 'node:path'
import { z } from 'zod'
import { createDatabase } from '@/lib/operations/database'
import { projectRoot } from '@/lib/operations/folders'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { runProgram } from '@/lib/operations/program'
import { step } from '@/lib/operations/steps'
import { fillSearch } from './fill-search'
import { output } from './load'
import { atMost, type Cell, printTable } from './table'

const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const RUN = ['--conditions=react-server', '--import', 'tsx']
const SIZES = [1000, 10_000, 100_000] as const
const CONNECTIONS = '10'
/** A search at the largest size may cost so many times what it costs at a hundredth of it (issue 4). */
const MOST_GROWTH = 4
const timing = z.object({ name: z.string(), p50: z.number(), p95: z.number(), found: z.number() })

const number = (value: number) => value.toLocaleString('en-US')

/** Whole searches in a site that grows a hundredfold, by ten at once; suggestions beside them. */
export async function benchSearchScaling(cluster: Cluster, { rounds }: { rounds: number }): Promise<void> {
  const sizes = []
  for (const size of SIZES) sizes.push(await timeSearches(cluster, size, rounds * 8))
  const [small = [], middle = [], large = []] = sizes
  const rows = large.map(({ name, p50, p95, found }): Cell[] => {
    const [least, between] = [small, middle].map((timings) => timings.find((timing) => timing.name === name))
    const growth = p95 / (least?.p95 ?? Number.NaN)
    const verdict = name === 'all searches' ? atMost(growth, MOST_GROWTH) : ['', '']
    return [
      name,
      least?.p95 ?? 0,
      between?.p95 ?? 0,
      p95,
      growth,
      ...verdict,
      least?.p50 ?? 0,
      p50,
      found ? number(found) : '',
    ]
  })
  printTable(
    `Search: p95 in milliseconds, ${CONNECTIONS} at once, at ${SIZES.map(number).join(', ')} articles with as many topics and ten times as many comments`,
    ['search', 'p95 small', 'middle', 'large', 'growth', 'target', 'verdict', 'p50 small', 'large', 'found at most'],
    rows,
  )
}

async function timeSearches(cluster: Cluster, size: number, rounds: number) {
  const name = `search_${size}`
  const url = cluster.url(name)
  await step(`fill in ${number(size)} articles, ${number(size)} topics, ${number(size * 10)} comments`, async () => {
    await createDatabase(cluster.url('postgres'), name)
    // A process of its own: the schema engine works once in each.
    await runProgram(node, [...RUN, join('deploy', 'prepare-database.ts')], {
      env: { ...process.env, DATABASE_URL: url, SAMPLE_CONTENT: 'no' },
    })
    await fillSearch(url, size)
  })
  return step('time searches', async () => {
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      DATABASE_URL: url,
      DATABASE_POOL: CONNECTIONS,
      AUTH_SECRET: 'x'.repeat(32),
    }
    const said = await output(node, [...RUN, join(import.meta.dirname, 'time-search.ts'), String(rounds)], env)
    return z.array(timing).parse(JSON.parse(said))
  })
}
