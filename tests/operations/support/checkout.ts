import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { removeWithDatabases } from './data-folders'

type Ended = { code: number | null; out: string; err: string; seconds: number }

export type Checkout = {
  folder: string
  /** Runs a program in the checkout with nothing but these variables set. */
  run: (program: string, args: string[], env?: Record<string, string>, watch?: Watch) => Promise<Ended>
  remove: () => void
}

/** Sees what has been printed so far and may end the program by a signal. */
type Watch = (said: string, kill: (signal: NodeJS.Signals) => void) => void

/** The tree as a clone would hold it, with the packages of this one; nothing generated, no data, no settings. */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-checkout-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  linkPackages(folder)
  return {
    folder,
    run: (program, args, env = {}, watch) => run(folder, program, args, env, watch),
    remove: () => removeWithDatabases(folder),
  }
}

/** A folder of links, not a link to the folder: an installation in the copy could not reach the packages themselves. */
function linkPackages(folder: string) {
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (name !== '.installed-from') symlinkSync(resolve('node_modules', name), join(packages, name))
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(join(packages, '.installed-from'), lock)
}

function run(cwd: string, program: string, args: string[], env: Record<string, string>, watch?: Watch): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const started = performance.now()
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { NODE_ENV: 'production', PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      said.out += chunk
      watch?.(said.out, (signal) => child.kill(signal))
    })
    child.stderr.on('data', (chunk) => {
      said.err += chunk
    })
    child.on('error', failed)
    child.on('close', (code) => done({ code, ...said, seconds: (performance.now() - started) / 1000 }))
  })
}
