import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillSearch } from './fill-search'
import { askScript, fillDatabase } from './filled-database'
import { atMost, type Cell, printTable } from './table'

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
  const url = await fillDatabase(cluster, {
    name: `search_${size}`,
    what: `${number(size)} articles, ${number(size)} topics, ${number(size * 10)} comments`,
    fill: (address) => fillSearch(address, size),
  })
  return step('time searches', async () => {
    const said = await askScript('time-search.ts', url, [String(rounds)], { DATABASE_POOL: CONNECTIONS })
    return z.array(timing).parse(said)
  })
}
