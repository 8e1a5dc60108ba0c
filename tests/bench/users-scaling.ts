import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillUsers } from './fill-users'
import { askScript, fillDatabase } from './filled-database'
import { atMost, type Cell, printTable } from './table'

const SMALL = 10_000
const LARGE = 1_000_000
const timing = z.object({ what: z.string(), ms: z.number(), found: z.number() })

/** The list of users with a hundred times the users: any page, order or search may cost twice as much (issue 8). */
export async function benchUsers(cluster: Cluster): Promise<void> {
  const small = await timeUsers(cluster, SMALL)
  const large = await timeUsers(cluster, LARGE)
  const rows = large.map(({ what, ms, found }, index): Cell[] => {
    const before = small[index]?.ms ?? 0
    return [what, before, ms, ms / before, ...atMost(ms / before, 2), `${small[index]?.found} · ${found}`]
  })
  printTable(
    `/admin/users: milliseconds at ${SMALL.toLocaleString('en-US')} and ${LARGE.toLocaleString('en-US')} users (medians)`,
    ['', 'small', 'large', 'ratio', 'target', 'verdict', 'rows'],
    rows,
  )
}

async function timeUsers(cluster: Cluster, count: number) {
  const url = await fillDatabase(cluster, {
    name: `users_${count}`,
    what: `${count.toLocaleString('en-US')} users`,
    fill: (address) => fillUsers(address, count),
  })
  return step('time the list of users', async () => z.array(timing).parse(await askScript('time-users.ts', url)))
}
