import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, onServer } from '@/lib/operations/database'
import { startCluster } from '@/lib/operations/postgres-cluster'
import { applyMigrations } from '@/lib/operations/schema-engine'

export type TestServer = { url: string; template: string; stop: () => Promise<void> }

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * A Postgres server for tests, holding a template database with every migration applied. `TEST_DATABASE_SERVER` names one
 * that runs already, on this machine; otherwise a disposable one is started and deleted in the end, also after Ctrl+C.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_SERVER
  const { url, stop } = given ? { url: refuseRemote(given), stop: async () => {} } : await startDisposableCluster()
  const template = `fieldtest_template_${randomBytes(6).toString('hex')}`
  try {
    await createDatabase(url, template)
    await applyMigrations(databaseUrl(url, template))
    // A template is copied only while nobody is connected to it, and the schema engine keeps its connection.
    await onServer(url, async (sql) => {
      await sql.unsafe(`alter database "${template}" allow_connections false`)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${template}`
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    template,
    stop: async () => {
      await dropTestDatabase(url, template)
      await stop()
    },
  }
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Copies the template. Returns the copy's name. */
export async function createTestDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `fieldtest_test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, (sql) => sql.unsafe(`create database "${name}" template "${template}"`))
  return name
}

/** Drops a test's database, whoever is still connected. */
export async function dropTestDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (sql) => sql.unsafe(`drop database if exists "${name}" with (force)`))
}

function refuseRemote(url: string): string {
  if (!LOCAL.includes(new URL(url).hostname)) throw new Error('TEST_DATABASE_SERVER must be on this machine.')
  return url
}

async function startDisposableCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-test-postgres-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const sweep = () => sweepCluster(folder)
  process.once('exit', sweep)
  const cluster = await startCluster({ folder, password: randomBytes(12).toString('hex'), disposable: true })
  return {
    url: cluster.url('postgres'),
    stop: async () => {
      await cluster.stop()
      sweep()
      process.off('exit', sweep)
    },
  }
}

/** Ends a server that is still running and deletes its files. Synchronous, so that it works while the process leaves. */
function sweepCluster(folder: string): void {
  const note = join(folder, 'moved-to')
  const folders = existsSync(note) ? [readFileSync(note, 'utf8').trim(), folder] : [folder]
  for (const place of folders) {
    endServer(join(place, 'cluster', 'postmaster.pid'))
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  }
}

function endServer(pidFile: string): void {
  if (!existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  try {
    process.kill(pid, 'SIGQUIT')
    // The server removes the file as its last act.
    for (let waited = 0; waited < 3000 && existsSync(pidFile); waited += 20) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  } catch {
    // It has ended already.
  }
}
