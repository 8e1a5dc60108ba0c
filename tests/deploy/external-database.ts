import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@/lib/operations/database'
import { freePort } from '@/lib/operations/ports'
import { postgresAccount } from '@/lib/operations/postgres-account'
import { startCluster } from '@/lib/operations/postgres-cluster'
import { acquire } from '@/lib/operations/shutdown'

export type ExternalDatabase = { url: string; kind: string; stop: () => Promise<void>; start: () => Promise<void> }

const DEBIAN = '/usr/lib/postgresql'

/** A server the site knows by DATABASE_URL only: Debian's Postgres where it is installed, else the packaged one. */
export async function startExternalDatabase(): Promise<ExternalDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-deploy-postgres-'))
  chmodSync(folder, 0o755)
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((name) => existsSync(join(DEBIAN, name, 'bin', 'initdb')))
    : []
  const newest = Math.max(0, ...versions.map(Number))
  const database = newest >= 15 ? await debianServer(folder, newest) : await packagedServer(folder)
  await acquire(Promise.resolve(), async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return database
}

async function debianServer(folder: string, version: number): Promise<ExternalDatabase> {
  const [data, port] = [join(folder, 'data'), await freePort()]
  mkdirSync(data, { mode: 0o700 })
  const { uid, gid } = postgresAccount()
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid)

  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(DEBIAN, String(version), 'bin', program), args, {
      uid,
      gid,
      cwd: data,
      encoding: 'utf8',
      // The server that pg_ctl leaves behind would hold a pipe open.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr ?? ''}`)
  }
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  let runs = false
  const start = async () => {
    if (!runs) run('pg_ctl', 'start', '-D', data, '-l', join(data, 'server.log'), '-w', '-o', options)
    runs = true
  }
  const stop = async () => {
    if (runs) run('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w')
    runs = false
  }
  run('initdb', '-D', data, '-U', 'fieldtest', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  await start()
  const url = `postgresql://fieldtest@127.0.0.1:${port}/`
  await createDatabase(`${url}postgres`, 'fieldtest')
  return { url: `${url}fieldtest`, kind: `Postgres ${version} of the system`, start, stop }
}

async function packagedServer(folder: string): Promise<ExternalDatabase> {
  const open = () => startCluster({ folder, password: 'deploy', disposable: true })
  let cluster = await open()
  const { port } = cluster
  await createDatabase(cluster.url('postgres'), 'fieldtest')
  return {
    url: cluster.url('fieldtest'),
    kind: 'the packaged Postgres',
    stop: () => cluster.stop(),
    start: async () => {
      cluster = await open()
      if (cluster.port !== port) throw new Error('The packaged Postgres came back on another port.')
    },
  }
}
