import { fork, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@/lib/operations/folders'
import { freePort } from '@/lib/operations/ports'
import { runProgram } from '@/lib/operations/program'
import { acquire } from '@/lib/operations/shutdown'
import { ask, askUntil } from '../deploy/ask'

export type Page = { path: string; plain: Buffer; gzip: Buffer }

/** Serves the pages' bytes from memory, by node:http alone. Returns the address. */
export async function startBareServer(pages: Page[]): Promise<string> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] })
  await acquire(Promise.resolve(), () => child.kill())
  const port = new Promise<number>((done, fail) => {
    child.once('message', (said) => done(Number(said)))
    child.once('exit', () => fail(new Error('The bare server ended.')))
  })
  child.send(
    pages.map(({ path, plain, gzip }) => ({ path, plain: plain.toString('base64'), gzip: gzip.toString('base64') })),
  )
  return `http://127.0.0.1:${await port}`
}

const WORDS = 'A page of plain words that says nothing at all, as long as the page it is compared with. '
const text = (length: number) => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length)
const CONFIG = `export default { cacheComponents: true, partialPrefetching: true, poweredByHeader: false, reactStrictMode: true, devIndicators: false }\n`
const LAYOUT = `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n`
const PAGE = (words: string) => `export default function Page() { return <main>{${JSON.stringify(words)}}</main> }\n`

/**
 * `paths` are the control. `widePaths` hold the same with one character outside Latin-1, as real pages have: Node then keeps
 * and writes the whole page as wide characters. They explain a part of a distance, and are no target.
 */
export type EmptySite = { address: string; port: number; paths: string[]; widePaths: string[] }

/** Route handlers of the empty site: the source of `app/{name}/route.js` by its name. */
export type Routes = Record<string, string>

/** The least this framework can do: static pages of one text each, as many bytes of HTML as `sizes` says. */
export async function startEmptySite(sizes: number[], routes: Routes = {}): Promise<EmptySite> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-bench-empty-'))
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'next.config.js'), CONFIG)
  linkPackages(folder)

  // A text stands twice in a static page: in its HTML and in the data for the browser. The first build shows the rest.
  const paths = sizes.map((_, index) => `/page-${index}`)
  const first = sizes.map((size) => Math.max(1, Math.floor(size / 2) - 4000))
  await build(folder, paths, first.map(text))
  const site = await serve(folder)
  const measured = await Promise.all(paths.map(async (path) => (await ask(`${site.address}${path}`)).body.length))
  await site.stop()
  const lengths = sizes.map((size, index) =>
    Math.max(1, (first[index] ?? 0) + Math.round((size - (measured[index] ?? 0)) / 2)),
  )
  const widePaths = paths.map((path) => `${path}-wide`)
  const words = lengths.map(text)
  // The character has three bytes.
  await build(folder, [...paths, ...widePaths], [...words, ...words.map((word) => `—${word.slice(3)}`)], routes)
  return { ...(await serve(folder)), paths, widePaths }
}

export function linkPackages(folder: string) {
  const packages = join(projectRoot, 'node_modules')
  // The bundler accepts no link that leads out of the project, so the files are linked one by one where that works.
  if (spawnSync('cp', ['-al', packages, join(folder, 'node_modules')]).status === 0) return
  cpSync(packages, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}

async function build(folder: string, paths: string[], texts: string[], routes: Routes = {}) {
  rmSync(join(folder, 'app'), { recursive: true, force: true })
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app', 'layout.jsx'), LAYOUT)
  for (const [index, path] of paths.entries()) {
    mkdirSync(join(folder, 'app', path))
    writeFileSync(join(folder, 'app', path, 'page.jsx'), PAGE(texts[index] ?? ''))
  }
  for (const [name, source] of Object.entries(routes)) {
    mkdirSync(join(folder, 'app', name))
    writeFileSync(join(folder, 'app', name, 'route.js'), source)
  }
  await runProgram(ownNext(folder), ['build', folder], { env: emptyEnv() })
}

/** Builds a Next project of its own in `folder` and serves it. */
export async function buildAndServe(folder: string, env: Record<string, string> = {}) {
  await runProgram(ownNext(folder), ['build', folder], { env: { ...emptyEnv(), ...env } })
  return serve(folder, '/', env)
}

async function serve(folder: string, path = '/page-0', env: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(ownNext(folder), ['start', folder, '--port', String(port), '--hostname', '127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...emptyEnv(), ...env, PORT: String(port) },
  })
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  await acquire(Promise.resolve(), stop)
  const address = `http://127.0.0.1:${port}`
  if (
    !existsSync(join(folder, '.next', 'BUILD_ID')) ||
    !(await askUntil(`${address}${path}`, ({ status }) => status === 200))
  ) {
    throw new Error('The empty site did not start.')
  }
  return { address, port, stop }
}

/** The project's own `next` would bring a second React. */
const ownNext = (folder: string) => join(folder, 'node_modules', '.bin', 'next')

const emptyEnv = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: process.env.PATH,
  HOME: process.env.HOME,
})
