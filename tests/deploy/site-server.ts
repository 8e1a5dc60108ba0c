import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { z } from 'zod'
import { isOpenToOthers, projectRoot } from '@/lib/operations/folders'
import { postgresAccount } from '@/lib/operations/postgres-account'
import { runProgram } from '@/lib/operations/program'
import { acquire } from '@/lib/operations/shutdown'
import { askUntil } from './ask'

/** What an operator's own shell may say must not reach the build or the server under test. */
const { PATH = '', HOME = '' } = process.env
const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
const LEFT_OUT = /^(node_modules|\.next.*|\.data|\.git|lib\/generated|tests\/\.results)(\/|$)/

/** Builds the image's folder in a copy of the project, by the image's own script, and returns .next/standalone. */
export async function buildSite(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'fieldtest-deploy-'))
  chmodSync(copy, 0o755)
  await acquire(Promise.resolve(), () => rmSync(copy, { recursive: true, force: true }))
  cpSync(projectRoot, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(projectRoot.length + 1)) })
  // Hard links: the bundler accepts no link that leads out of the project.
  const linked = spawnSync('cp', ['-al', join(projectRoot, 'node_modules'), join(copy, 'node_modules')])
  if (linked.status !== 0)
    cpSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })

  const child = spawn(
    join(copy, 'node_modules', '.bin', 'node'),
    ['--conditions=react-server', '--import', 'tsx', 'scripts/build-image.ts'],
    {
      cwd: copy,
      stdio: 'inherit',
      env: {
        NODE_ENV: 'production',
        PATH: `${join(copy, 'node_modules', '.bin')}${delimiter}${PATH}`,
        HOME,
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  )
  await acquire(Promise.resolve(), () => child.kill('SIGTERM'))
  const code = await new Promise((done) => child.on('exit', done))
  if (code !== 0) throw new Error('The image’s build failed.')
  return join(copy, '.next', 'standalone')
}

/** What the migrate service of the compose file does. */
export const prepareDatabase = (url: string, dataFolder: string) =>
  runProgram(node, ['--conditions=react-server', '--import', 'tsx', 'deploy/prepare-database.ts'], {
    env: { NODE_ENV: 'production', PATH, HOME, DATABASE_URL: url, DATA_DIR: dataFolder, SAMPLE_CONTENT: 'yes' },
  })

export type SiteServer = {
  process: ChildProcess
  ended: Promise<{ code: number | null; after: number }>
  said: () => string
}

const dockerfile = () => readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')

/** The command the image runs. */
const imageCommand = () => z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile())?.[1] ?? '[]'))

/** The environment the image gives its server. */
function imageEnv(): Record<string, string> {
  const line = /^ENV (NODE_ENV=.*)$/m.exec(dockerfile())?.[1] ?? ''
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=', 2) as [string, string]))
}

/** Starts `node server.js` as the image does: unprivileged where possible, in a folder it cannot write. */
export async function startSite(folder: string, env: Record<string, string>): Promise<SiteServer> {
  const account = postgresAccount()
  const runAs = isOpenToOthers(folder) && isOpenToOthers(node) ? account : {}
  const child = spawn(node, imageCommand().slice(1), {
    ...runAs,
    cwd: folder,
    // A group of its own, so that the end of all of it can be seen.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH, ...imageEnv(), ...env, HOSTNAME: '127.0.0.1', TRUST_PROXY: '1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const started = Date.now()
  const ended = new Promise<{ code: number | null; after: number }>((done) => {
    child.on('exit', (code) => done({ code, after: Date.now() - started }))
  })
  await acquire(Promise.resolve(), () => void (groupRuns(child) && process.kill(-(child.pid ?? 0), 'SIGKILL')))
  const ready = await askUntil(`http://127.0.0.1:${env.PORT}/api/health/ready`, ({ status }) => status === 200)
  if (ready?.status !== 200) throw new Error(`The server did not become ready:\n${said}`)
  return { process: child, ended, said: () => said }
}

/** Whether any process of the server's group is left. */
export function groupRuns({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0)
  } catch {
    return false
  }
}

/** Files below a folder, with their times: what a server wrote shows as a difference. */
export function listing(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
