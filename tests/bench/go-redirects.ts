import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { toStranger, toVisitor } from '@/lib/clicks/visitor'
import { projectRoot } from '@/lib/operations/folders'
import { freePort } from '@/lib/operations/ports'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { askUntil } from '../deploy/ask'
import { startEmptySite } from './controls'
import { median, output } from './load'
import { atLeast, atMost, printTable } from './table'

const said = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  broken: z.number(),
  visitors: z.array(z.string()),
})
type Clicked = z.output<typeof said>

const CONNECTIONS = 16
const CONSTANT = `export function GET() { return new Response(null, { status: 302, headers: { Location: 'https://shop.example/' } }) }\n`
/** The constant redirect, made for each request as ours is; Next answers the one above from its cache. */
const PER_REQUEST = `import { connection } from 'next/server'
export async function GET() { await connection(); return new Response(null, { status: 302, headers: { Location: 'https://shop.example/' } }) }\n`
/** As `go-clicker.ts` calls itself. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** The way to a shop beside a route that always redirects to the same place, and what is left of it when the server is killed. */
export async function benchGo(env: NodeJS.ProcessEnv, effort: { rounds: number; seconds: number }): Promise<void> {
  const sql = postgres(String(env.DATABASE_URL), { max: 1, onnotice: () => {} })
  await acquire(Promise.resolve(), () => sql.end())
  const offers = await sql<{ id: string }[]>`select id from offers where ended_at is null`
  const paths = offers.map(({ id }) => `/go/${id}`)
  await benchRate(String(env.TEST_SITE), paths, effort)
  await benchKills(env, sql, paths, effort.seconds > 1 ? 30 : 12)
}

async function benchRate(site: string, paths: string[], { rounds, seconds }: { rounds: number; seconds: number }) {
  const empty = await step('build the empty site', () =>
    startEmptySite([2000], { constant: CONSTANT, 'per-request': PER_REQUEST }),
  )
  const plans = {
    '/go/{offer}': paths.map((path) => `${site}${path}`),
    'constant redirect': [`${empty.address}/constant`],
    'the same per request': [`${empty.address}/per-request`],
  }
  const rates = new Map<string, Clicked[]>()
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, urls] of Object.entries(plans)) {
      const clicked = await click({ urls, seconds: round ? seconds : 1 })
      if (clicked.broken) throw new Error(`${name}: ${clicked.broken} answers were no redirects.`)
      if (round) rates.set(name, [...(rates.get(name) ?? []), clicked])
    }
  }
  const of = (name: string, key: 'perSecond' | 'p50' | 'p99') => median((rates.get(name) ?? []).map((one) => one[key]))
  const own = of('/go/{offer}', 'perSecond')
  printTable(
    'The way to a shop',
    ['route', 'requests/s', 'p50 ms', 'p99 ms', 'of it', 'target', ''],
    Object.keys(plans).map((name, index) => {
      const ratio = own / of(name, 'perSecond')
      const verdict = index === 1 ? atLeast(ratio, 0.5) : ['', '']
      return [name, of(name, 'perSecond'), of(name, 'p50'), of(name, 'p99'), index ? ratio : '', ...verdict]
    }),
  )
}

/** Kills a server twice under load and counts whose accepted clicks are not in the database afterwards. */
async function benchKills(env: NodeJS.ProcessEnv, sql: postgres.Sql, paths: string[], seconds: number) {
  const port = await freePort()
  let server = await serve(env, port)
  await acquire(Promise.resolve(), () => kill(server))
  const day = new Date()
  const load = click({ urls: paths.map((path) => `http://127.0.0.1:${port}${path}`), seconds, names: true })
  for (const part of [0.3, 0.65]) {
    await sleep(Math.max(0, part * seconds * 1000 - (Date.now() - day.getTime())))
    await kill(server)
    server = await serve(env, port)
  }
  const { visitors, broken } = await load
  const lost = await countMissing(sql, visitors, String(env.AUTH_SECRET), [day, new Date()])
  await kill(server)
  printTable(
    'Clicks when the server is killed twice under load',
    ['accepted', 'refused meanwhile', 'lost', 'target', ''],
    [[visitors.length, broken, lost, ...atMost(lost, 0)]],
  )
}

/** Visitors that got a redirect and have no row, once the journals are read. A day may have ended in between. */
async function countMissing(sql: postgres.Sql, visitors: string[], secret: string, days: Date[]): Promise<number> {
  const hashes = visitors.map((address) => {
    const who = toStranger({ address, browser: BROWSER, languages: null })
    return days.map((day) => toVisitor(secret, who, day))
  })
  let missing = visitors.length
  for (let attempt = 0; attempt < 60 && missing > 0; attempt++) {
    await sleep(1000)
    const rows = await sql<
      { visitor: string }[]
    >`select distinct encode(visitor, 'hex') as visitor from affiliate_clicks`
    const stored = new Set(rows.map(({ visitor }) => visitor))
    missing = hashes.filter((either) => !either.some((hash) => stored.has(hash))).length
  }
  return missing
}

async function serve(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = spawn('next', ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...env, PORT: String(port), NODE_OPTIONS: '' },
  })
  const isUp = await askUntil(`http://127.0.0.1:${port}/api/health/ready`, ({ status }) => status === 200)
  if (!isUp) throw new Error('The server to be killed did not start.')
  return child
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const ended = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

type Plan = { urls: string[]; seconds: number; names?: boolean }

async function click(plan: Plan): Promise<Clicked> {
  const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
  const args = JSON.stringify({ ...plan, connections: CONNECTIONS })
  return said.parse(
    JSON.parse(await output(node, ['--import', 'tsx', join(import.meta.dirname, 'go-clicker.ts'), args])),
  )
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
