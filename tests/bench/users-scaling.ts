import { join, resolve } from 'node:path'
import { z } from 'zod'
import { createDatabase } from '@/lib/operations/database'
import { projectRoot } from '@/lib/operations/folders'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { runProgram } from '@/lib/operations/program'
import { step } from '@/lib/operations/steps'
import { fillUsers } from './fill-users'
import { output } from './load'
import { atMost, type Cell, printTable } from './table'

const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const RUN = ['--conditions=react-server', '--import', 'tsx']
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
  const name = `users_${count}`
  const url = cluster.url(name)
  await step(`fill in ${count.toLocaleString('en-US')} users`, async () => {
    await createDatabase(cluster.url('postgres'), name)
    // A process of its own: the schema engine works once in each.
    await runProgram(node, [...RUN, join('deploy', 'prepare-database.ts')], {
      env: { ...process.env, DATABASE_URL: url, SAMPLE_CONTENT: 'no' },
    })
    await fillUsers(url, count)
  })
  return step('time the list of users', async () => {
    const env = { ...process.env, NODE_ENV: 'production' as const, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) }
    const said = await output(node, [...RUN, join(import.meta.dirname, 'time-users.ts')], env)
    return z.array(timing).parse(JSON.parse(said))
  })
}
