import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onServer } from '@/lib/operations/database'
import { keepRunning } from '@/lib/operations/keep-running'
import { type Cluster, startCluster } from '@/lib/operations/postgres-cluster'
import { removeWithDatabases } from './support/data-folders'

let folder: string
const start = () => startCluster({ folder: join(folder, 'postgres'), password: 'passing', disposable: true })

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/fieldtest-killed-`)
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
})
afterAll(() => removeWithDatabases(folder))

const answers = ({ url }: Cluster) =>
  onServer(url('postgres'), (sql) => sql`select 1`).then(
    () => true,
    () => false,
  )

/** Kills the server as a machine without memory does, and waits until it is gone. Returns what it had noted of itself. */
async function kill(cluster: Cluster) {
  const [pid = 0, note] = await onServer(cluster.url('postgres'), async (sql) => {
    const [row] = await sql<{ note: string; folder: string }[]>`
      select pg_read_file('postmaster.pid') as note, current_setting('data_directory') as folder`
    return [Number.parseInt(row?.note ?? '', 10), join(row?.folder ?? '', 'postmaster.pid')] as const
  })
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(async () => !(await answers(cluster)), { timeout: 10_000 })
  expect(existsSync(note)).toBe(true)
  return note
}

test('a database that was killed under a site is started again where the site looks for it', async () => {
  const cluster = await start()
  const end = keepRunning(cluster.revive)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await kill(cluster)
  await vi.waitUntil(() => answers(cluster), { timeout: 30_000 })
  await end()
  expect(warn).toHaveBeenCalledExactlyOnceWith('The database had ended by itself and was started again.')
  await cluster.remove()
})

test('a database that runs is left alone, and one that does not is not stopped', async () => {
  const cluster = await start()
  expect(await cluster.revive()).toBe(false)
  await kill(cluster)
  await expect(cluster.stop()).resolves.toBeUndefined()
  expect(await cluster.revive()).toBe(true)
  await cluster.remove()
  await expect(cluster.stop()).resolves.toBeUndefined()
})

test('a command that comes before the site has it again starts it on the same port', async () => {
  const cluster = await start()
  await kill(cluster)
  const again = await start()
  expect(again.port).toBe(cluster.port)
  expect(await answers(cluster)).toBe(true)
  await again.remove()
})

test('where another process has the number of the killed server, or its port, it starts all the same', async () => {
  const cluster = await start()
  const note = await kill(cluster)
  const server = createServer().listen(cluster.port, '127.0.0.1')
  await once(server, 'listening')
  writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(process.pid)))
  const again = await start()
  expect(again.port).not.toBe(cluster.port)
  expect(await answers(again)).toBe(true)
  server.close()
  await again.remove()
})
