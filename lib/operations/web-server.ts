import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ownAddress } from '@/lib/core/own-address'
import { projectRoot } from './folders'
import { OperationProblem } from './problem'
import { openRollingLog } from './rolling-log'

export type WebServer = { stop: () => Promise<void>; ended: Promise<number> }

/**
 * `host` is the address that `args` have the server listen on, if not every one. `log` is the file that gets what the
 * server says, beside what the last one said (`.before`); warnings and errors are shown as well.
 */
type Options = { program: string; args: string[]; port: number; host?: string; env: NodeJS.ProcessEnv; log: string }

/** How long a server may finish what it has begun, in milliseconds (design, section 11: a graceful stop within 30 s). */
const GRACE = 30_000

/**
 * The site lives in about 100 MB, and V8 lets garbage grow with what the machine has: under load to the triple. With these
 * bounds it stays within 1.3 times what an empty site takes, at a few hundredths of its speed; the Dockerfile has the same.
 */
const MEMORY = '--max-semi-space-size=16 --max-old-space-size=768'

/** Run by Node as it stands, like all that it imports. */
export const SERVE_NEXT = join(projectRoot, 'lib', 'operations', 'front', 'serve-next.ts')

/** Serves what was built, and waits until it answers. `host` is the one address to listen on, if not every one. */
export const startSite = (site: Pick<Options, 'port' | 'host' | 'env' | 'log'>): Promise<WebServer> =>
  startWebServer({ program: 'node', args: [SERVE_NEXT], ...site })

/**
 * Starts the web server and waits until it answers on `/api/health/ready`.
 * @throws OperationProblem with its last words when it ends before.
 */
export async function startWebServer({ program, args, port, host = '', env, log }: Options): Promise<WebServer> {
  // What the operator says comes later and counts.
  const NODE_OPTIONS = [MEMORY, env.NODE_OPTIONS].filter(Boolean).join(' ')
  // The server finds itself by the first two.
  const own = { HOST: host, PORT: String(port), STARTED_BY: String(process.pid) }
  const file = openRollingLog(log)
  // A group of its own, so that Ctrl+C reaches us first and the stop is orderly.
  const child = spawn(program, args, {
    env: { ...env, ...own, NODE_OPTIONS },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-8000)
      file.write(chunk)
    })
  }
  child.on('close', file.close)
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const early = ended.then(() => {
    throw new OperationProblem(`The web server ended before it was ready:\n${said.trim()}`)
  })
  // Once it is ready, its end is read from `ended`.
  early.catch(() => {})
  const stop = () => stopChild(child, ended)
  try {
    await Promise.race([untilReady(ownAddress(own)), early])
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, ended }
}

async function untilReady(address: string) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new OperationProblem('The web server did not become ready within a minute.')
}

async function stopChild(child: ChildProcess, ended: Promise<number>) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => killGroup(child), GRACE)
  await ended
  clearTimeout(timer)
  killGroup(child)
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}
