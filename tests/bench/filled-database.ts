import { join, resolve } from 'node:path'
import { createDatabase } from '@/lib/operations/database'
import { projectRoot } from '@/lib/operations/folders'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { runProgram } from '@/lib/operations/program'
import { step } from '@/lib/operations/steps'
import { output } from './load'

const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const RUN = ['--conditions=react-server', '--import', 'tsx']

type Filling = { name: string; what: string; fill: (url: string) => Promise<void> }

/** A database of its own with the site's tables and no sample content, filled; `what` is told meanwhile. Gives its address. */
export async function fillDatabase(cluster: Cluster, { name, what, fill }: Filling): Promise<string> {
  const url = cluster.url(name)
  await step(`fill in ${what}`, async () => {
    await createDatabase(cluster.url('postgres'), name)
    // A process of its own: the schema engine works once in each.
    await runProgram(node, [...RUN, join('deploy', 'prepare-database.ts')], {
      env: { ...process.env, DATABASE_URL: url, SAMPLE_CONTENT: 'no' },
    })
    await fill(url)
  })
  return url
}

/** The JSON that a script beside this one prints. It runs in a process of its own, since the client belongs to one database. */
export async function askScript(script: string, url: string, args: string[] = [], more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: url,
    AUTH_SECRET: 'x'.repeat(32),
    ...more,
  }
  const said: unknown = JSON.parse(await output(node, [...RUN, join(import.meta.dirname, script), ...args], env))
  return said
}
