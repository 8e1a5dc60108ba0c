import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import { z } from 'zod'
import { isReadableAddress, WRITE_SIGNS } from '@/lib/core/env-variables'
import { toDatabaseProblem } from './database-problem'
import { ensureDataFolder, readJson, toFolderProblem } from './folders'
import { type Cluster, startCluster } from './postgres-cluster'
import { OperationProblem } from './problem'
import { acquire } from './shutdown'
import { findRunningSite } from './site-note'
import { openSql } from './sql'

const secrets = z.object({ auth: z.string(), database: z.string() })

/** `revive`: of the packaged Postgres (postgres-cluster.ts); a server that somebody else runs is theirs to start. */
export type Database = Pick<Cluster, 'stop'> & { url: string; embedded: boolean; revive?: Cluster['revive'] }

/**
 * Secrets of this installation, made once and kept in the data folder, readable by its owner only.
 * @throws OperationProblem when what is kept cannot be read: others in its place would shut the database for good.
 */
export function installationSecrets(): { auth: string; database: string } {
  const path = join(ensureDataFolder(), 'secrets.json')
  if (existsSync(path)) return readSecrets(path)
  const made = { auth: randomBytes(32).toString('base64url'), database: randomBytes(24).toString('base64url') }
  try {
    // Whole or not at all, also when the machine loses its power.
    writeFileSync(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw toFolderProblem(path, error)
  }
  return made
}

function readSecrets(path: string) {
  const { data: kept } = secrets.safeParse(readJson(path))
  if (kept) return kept
  throw new OperationProblem(
    `${path} cannot be read. Put it back from a copy, or delete it where there is no database of it yet.`,
  )
}

/**
 * The database this installation works on: the server of `DATABASE_URL`, else the packaged Postgres under the data folder.
 * @throws OperationProblem when it cannot be reached or is older than 15.
 */
export async function openDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) {
    await checkServer(url)
    return { url, embedded: false, stop: async () => {} }
  }
  const cluster = await startCluster({
    folder: ensureDataFolder('postgres'),
    password: installationSecrets().database,
  })
  try {
    await createDatabase(cluster.url('postgres'), 'fieldtest')
    return { url: cluster.url('fieldtest'), embedded: true, stop: cluster.stop, revive: cluster.revive }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/**
 * Runs `work` on the installation's database and stops the packaged server again, unless a running site or another command
 * works on it. A signal on the way stops it as well.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, leave } = await acquire(joinDatabase(), ({ leave }) => leave())
  try {
    return await work(url)
  } finally {
    await leave()
  }
}

/** The advisory lock that all commands on the packaged database share. */
const COMMANDS = 1_746_223_945

/**
 * The database, and how to leave it: the last command stops the packaged server, unless a site runs. One that comes in the
 * moment in which another stops the server begins `again`.
 */
async function joinDatabase(again = true): Promise<{ url: string; leave: () => Promise<void> }> {
  const { url, embedded, stop } = await openDatabase()
  if (!embedded) return { url, leave: async () => {} }
  const sql = openSql(url)
  let left: Promise<void> | undefined
  async function leave() {
    const isLast = await isNobodyElseThere(sql).catch(() => true)
    try {
      // Asked in the end: a site that was started meanwhile has taken the server over. Nobody joins while the lock is held.
      if (isLast && !(await findRunningSite())) await stop()
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  try {
    await sql`select pg_advisory_lock_shared(${COMMANDS}::bigint)`
  } catch (error) {
    await sql.end({ timeout: 5 })
    if (again) return joinDatabase(false)
    await stop()
    throw toDatabaseProblem(url, error)
  }
  return {
    url,
    leave() {
      left ??= leave()
      return left
    },
  }
}

async function isNobodyElseThere(sql: postgres.Sql): Promise<boolean> {
  await sql`select pg_advisory_unlock_shared(${COMMANDS}::bigint)`
  const [row] = await sql<{ last: boolean }[]>`select pg_try_advisory_lock(${COMMANDS}::bigint) as last`
  return row?.last ?? true
}

/** Runs `work` on an empty database beside the given one and drops it afterwards. */
export async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `fieldtest_scratch_${randomBytes(6).toString('hex')}`
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  await createDatabase(url, name)
  try {
    return await work(scratch.href)
  } finally {
    await onServer(url, (sql) => sql.unsafe(`drop database "${name}" with (force)`))
  }
}

/** Creates the database unless it exists. `name` is one of ours, never a visitor's. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (sql) => {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`
    if (!found) await sql.unsafe(`create database "${name}"`)
  })
}

/** Opens one connection, runs `work`, closes it. Known failures come as one sentence. */
export async function onServer<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  let sql: postgres.Sql | undefined
  try {
    sql = openSql(url)
    return await work(sql)
  } catch (error) {
    throw toDatabaseProblem(url, error)
  } finally {
    await sql?.end({ timeout: 5 })
  }
}

async function checkServer(url: string) {
  if (!/^postgres(ql)?:\/\//.test(url) || !isReadableAddress(url)) {
    throw new OperationProblem(
      `DATABASE_URL is not a Postgres address such as postgresql://user:password@host:5432/name (${WRITE_SIGNS}).`,
    )
  }
  const version = await onServer(url, async (sql) =>
    Number((await sql`show server_version_num`)[0]?.server_version_num),
  )
  if (version < 150_000) throw new OperationProblem('DATABASE_URL points to a Postgres older than 15. Use 15 or newer.')
}
