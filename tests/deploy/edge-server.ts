import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@/lib/operations/folders'
import { freePort, isPortTaken } from '@/lib/operations/ports'
import { postgresAccount } from '@/lib/operations/postgres-account'
import { acquire } from '@/lib/operations/shutdown'
import { pause } from './ask'

export type Edge = { address: string; version: string; log: () => string; stop: () => Promise<void> }

/** The nginx of this machine, or null. */
export function findNginx(): string | null {
  const names = [...(process.env.PATH ?? '').split(':').map((folder) => join(folder, 'nginx')), '/usr/sbin/nginx']
  return names.find((name) => existsSync(name)) ?? null
}

/**
 * Starts nginx with deploy/nginx.conf, byte for byte, in front of an application on loopback; only the addresses beside it
 * are this run's own. It runs without root: under root as the account that Postgres would take. `siteUrl` is what readers
 * are led to, if anything.
 */
export async function startEdge(nginx: string, applicationPort: number, siteUrl?: string): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-edge-'))
  chmodSync(folder, 0o755)
  const [port, inner] = [await freePort(), await freePort()]
  const prefix = writeFolders(folder, { port, inner, applicationPort })
  if (siteUrl) writeSite(folder, siteUrl)
  const runAs = postgresAccount()
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(prefix, runAs.uid, runAs.gid)

  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-p', `${prefix}/`, '-g', 'daemon off;']
  const child = spawn(nginx, args, { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const stop = () => endEdge(child, folder)
  // Also after Ctrl+C.
  await acquire(Promise.resolve(), stop)
  for (let waited = 0; !(await isPortTaken(port)); waited += 50) {
    if (child.exitCode !== null || waited > 10_000) {
      await stop()
      throw new Error(`nginx did not start: ${said}`)
    }
    await pause(50)
  }
  const version = spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr.trim().replace('nginx version: ', '')
  const log = () =>
    said + (existsSync(join(prefix, 'access.log')) ? readFileSync(join(prefix, 'access.log'), 'utf8') : '')
  return { address: `http://127.0.0.1:${port}`, version, log, stop }
}

function writeFolders(folder: string, ports: { port: number; inner: number; applicationPort: number }): string {
  const prefix = join(folder, 'prefix')
  mkdirSync(join(folder, 'edge'))
  mkdirSync(prefix)
  copyFileSync(join(projectRoot, 'deploy', 'nginx.conf'), join(folder, 'nginx.conf'))
  const own = {
    'listen.conf': `listen 127.0.0.1:${ports.port} default_server; set $public_scheme $scheme; access_log access.log edge buffer=64k flush=1s;`,
    'inner-listen.conf': `listen 127.0.0.1:${ports.inner};`,
    'inner-address.conf': `server 127.0.0.1:${ports.inner};`,
    'application-address.conf': `server 127.0.0.1:${ports.applicationPort} max_conns=256;`,
  }
  for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, 'edge', name), `${text}\n`)
  return prefix
}

/** What the image of nginx makes of the template when it starts. */
function writeSite(folder: string, siteUrl: string) {
  const template = join(projectRoot, 'deploy', 'edge', 'templates', 'public-address.conf.template')
  mkdirSync(join(folder, 'site'))
  const text = readFileSync(template, 'utf8').replace(/\$\{SITE_URL\}/g, siteUrl)
  writeFileSync(join(folder, 'site', 'public-address.conf'), text)
}

async function endEdge(child: ChildProcess, folder: string) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
