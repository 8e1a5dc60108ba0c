import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isPortTaken } from './ports'
import { postgresAccount, type RunAs } from './postgres-account'
import { type PostgresPlace, postgresPlace } from './postgres-binaries'
import { isServer, pidFile, readNote } from './postmaster'
import { OperationProblem } from './problem'
import { keepBefore } from './rolling-log'

/** A running cluster. `stop` ends it, whoever started it. */
export type Cluster = {
  url: (database: string) => string
  port: number
  /** Starts the server again on the same port when it has ended without `stop`; says whether it had. */
  revive: () => Promise<boolean>
  stop: () => Promise<void>
  /** Stops a disposable one for good, and deletes what had to lie outside of its folder. */
  remove: () => Promise<void>
}

export type ClusterOptions = {
  /** Folder that belongs to this cluster alone. */
  folder: string
  password: string
  /** Speed before safety: nothing survives a crash. For tests and benchmarks only. */
  disposable?: boolean
}

const USER = 'fieldtest'

/**
 * Starts the packaged Postgres in `folder`, making the cluster first when there is none.
 * It listens on loopback only. A cluster left behind by a killed run is taken over and stopped in the end.
 */
export async function startCluster({ folder, password, disposable = false }: ClusterOptions): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  const runAs = postgresAccount()
  const place = await postgresPlace(folder, runAs, disposable)
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, runAs, password, disposable)

  const { port, runs } = await findServer(place)
  if (!runs) {
    keepBefore(logOf(place))
    await launch(place, runAs, port, disposable)
  }
  async function stop() {
    // Another command may have stopped it, or it was killed.
    if (!isServer(readNote(place))) return
    await run(join(place.bin, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30'], place.data, runAs)
  }
  return {
    port,
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    async revive() {
      if (isServer(readNote(place))) return false
      await launch(place, runAs, port, disposable)
      return true
    },
    stop,
    async remove() {
      await stop()
      if (disposable && place.moved) rmSync(place.moved, { recursive: true, force: true })
    },
  }
}

/** Made beside its place and moved there when it is whole: one that was broken off is not taken for a cluster. */
async function createCluster(place: PostgresPlace, runAs: RunAs, password: string, disposable: boolean) {
  const made = `${place.data}.new`
  for (const folder of [place.data, made]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(made, { recursive: true, mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(made, runAs.uid, runAs.gid)

  const passwordFile = join(tmpdir(), `fieldtest-${randomBytes(8).toString('hex')}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(passwordFile, runAs.uid, runAs.gid)
  try {
    await run(
      join(place.bin, 'initdb'),
      [
        `--pgdata=${made}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Postgres' own collation, so that the order of rows does not depend on this machine's locales.
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        ...(disposable ? ['--no-sync'] : []),
      ],
      made,
      runAs,
    )
    renameSync(made, place.data)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function launch(place: PostgresPlace, runAs: RunAs, port: number, disposable: boolean) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'shared_buffers=128MB',
    // A line every five minutes would be most of the log, which grows until the next start.
    'log_checkpoints=off',
    ...(disposable ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ]
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const log = logOf(place)
  // Once the machine has lost its power another process may have the number of the server, which then refuses to start.
  if (!isServer(readNote(place))) rmSync(pidFile(place), { force: true })
  try {
    // pg_ctl puts the server into a session of its own, so that Ctrl+C reaches the application first.
    await run(
      join(place.bin, 'pg_ctl'),
      ['start', '-D', place.data, '-l', log, '-w', '-t', '60', '-o', options],
      place.data,
      runAs,
    )
  } catch (error) {
    const tail = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-2).join(' ') : ''
    if (/No space left on device/.test(tail))
      throw new OperationProblem('The disk is full: Postgres could not start. Free some space and try again.')
    throw tail ? new OperationProblem(`Postgres could not start: ${tail}`) : error
  }
  chmodSync(place.data, 0o700)
}

const logOf = (place: PostgresPlace) => join(place.data, 'server.log')

/**
 * Whether a server runs on this cluster, and the port for one. Where the last server was killed that is its port, since a
 * site that has lost it asks there.
 */
async function findServer(place: PostgresPlace): Promise<{ port: number; runs: boolean }> {
  const noted = readNote(place)
  const { port } = noted
  if (!port) return { port: await freePort(), runs: false }
  const isTaken = await isPortTaken(port)
  const runs = isTaken && isServer(noted)
  return { port: isTaken && !runs ? await freePort() : port, runs }
}

function run(program: string, args: string[], cwd: string, runAs: RunAs): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs,
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', reject)
    // 'exit', not 'close': the server that pg_ctl leaves running keeps the pipe open.
    child.on('exit', (code) => {
      child.stderr.destroy()
      if (code === 0) return resolve()
      if (/No space left on device/.test(said))
        return reject(new OperationProblem('The disk is full: Postgres could not write its files.'))
      reject(
        new OperationProblem(`Postgres did not start or stop as asked: ${said.trim().split('\n').slice(-2).join(' ')}`),
      )
    })
  })
}
