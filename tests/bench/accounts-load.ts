import { randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import postgres from 'postgres'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { ask } from '../deploy/ask'
import { alternate, load, median } from './load'
import type { Effort } from './page-load'
import { startRouteControl } from './route-control'
import { atLeast, atMost, printTable } from './table'

const SIGN_INS_PER_SECOND = 8
const PEOPLE = 40
const READERS = 10
const PASSWORD = 'brass-lantern-42-otter'

/**
 * Reading while people sign in, beside reading alone; and who is looking (`/api/viewer`) beside a route handler that makes
 * one `select`. The passwords are stored at the cost that the site itself uses.
 */
export async function benchAccounts(env: NodeJS.ProcessEnv, { rounds, seconds }: Effort): Promise<void> {
  process.env.TEST_SITE = String(env.TEST_SITE)
  const address = String(env.TEST_SITE)
  const sql = postgres(String(env.DATABASE_URL), { max: 2, onnotice: () => {} })
  await acquire(Promise.resolve(), () => sql.end())
  const people = await step('add people', () => addPeople(sql))
  const signIn = await openSignIn()
  const read = () => load({ url: `${address}/`, connections: READERS, seconds })

  const figures: Record<'idle' | 'idleP99' | 'busy' | 'busyP99' | 'took', number[]> = {
    idle: [],
    idleP99: [],
    busy: [],
    busyP99: [],
    took: [],
  }
  await read()
  for (let round = 0; round < rounds; round++) {
    const idle = await read()
    const [busy, took] = await Promise.all([read(), signInAtPace(people, signIn, seconds)])
    figures.idle.push(idle.perSecond)
    figures.idleP99.push(idle.p99)
    figures.busy.push(busy.perSecond)
    figures.busyP99.push(busy.p99)
    figures.took.push(...took)
  }
  const of = (key: keyof typeof figures) => median(figures[key])
  printTable(
    `Reading / on ${READERS} connections while ${SIGN_INS_PER_SECOND} people a second sign in`,
    ['', 'idle', 'while signing in', 'ratio', 'target', 'verdict'],
    [
      [
        'p99 ms',
        of('idleP99'),
        of('busyP99'),
        of('busyP99') / of('idleP99'),
        ...atMost(of('busyP99') / of('idleP99'), 2),
      ],
      ['requests a second', of('idle'), of('busy'), of('busy') / of('idle'), '', ''],
      ['a sign-in takes, ms', '', of('took'), '', '', ''],
    ],
  )
  await benchViewer(env, people[0] ?? { id: '', email: '' }, signIn, { rounds, seconds })
}

type Somebody = { id: string; email: string }
type SignIn = (email: string) => Promise<{ milliseconds: number; cookie: string }>

async function addPeople(sql: postgres.Sql): Promise<Somebody[]> {
  const passwordHash = await hash(PASSWORD, 12)
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const [id, name] = [randomUUID(), `bench-reader-${number}`]
      const email = `${name}@example.com`
      await sql`
        insert into users (id, email, email_verified_at, password_hash) values (${id}, ${email}, now(), ${passwordHash})`
      await sql`insert into profiles (id, username, skeleton) values (${id}, ${name}, ${name})`
      return { id, email }
    }),
  )
}

/** The form of /sign-in as a browser without scripts sends it, every time from another network. */
async function openSignIn(): Promise<SignIn> {
  const { findForm, fromSomewhere, submit, toCookie } = await import('../security/support/form')
  const form = await findForm('/sign-in', 'name="password"')
  return async (email) => {
    const { status, cookies, milliseconds } = await submit(form, { email, password: PASSWORD }, fromSomewhere())
    if (status !== 303 || Object.keys(cookies).length === 0) throw new Error(`${email} was not signed in: ${status}.`)
    return { milliseconds, cookie: toCookie(cookies) }
  }
}

/** How long each took, in milliseconds. Starts them at an even pace, whether or not the one before has ended. */
async function signInAtPace(people: Somebody[], signIn: SignIn, seconds: number): Promise<number[]> {
  const began = Array.from({ length: SIGN_INS_PER_SECOND * seconds }, async (_, number) => {
    await new Promise((resolve) => setTimeout(resolve, (number * 1000) / SIGN_INS_PER_SECOND))
    return signIn(people[number % people.length]?.email ?? '')
  })
  return (await Promise.all(began)).map(({ milliseconds }) => milliseconds)
}

async function benchViewer(
  env: NodeJS.ProcessEnv,
  { id, email }: Somebody,
  signIn: SignIn,
  { rounds, seconds }: Effort,
) {
  const url = `${env.TEST_SITE}/api/viewer`
  const { cookie } = await signIn(email)
  const headers = { Cookie: cookie }
  const { text } = await ask(url, { headers })
  if (!text.includes(email)) throw new Error(`/api/viewer does not know who is looking: ${text.slice(0, 200)}`)
  const control = await step('build and start the control', () =>
    startRouteControl(String(env.DATABASE_URL), id, Buffer.byteLength(text)),
  )
  const plans = [url, control].map((target) => ({ url: target, connections: READERS, headers }))
  const [ours, theirs] = await alternate(plans, rounds, seconds)
  if (!ours || !theirs) return
  const ratio = ours.perSecond / theirs.perSecond
  printTable(
    'Who is looking, beside a route handler that makes one select by primary key and returns as many bytes',
    ['', 'ours', 'control', 'ratio', 'target', 'verdict'],
    [['requests a second', ours.perSecond, theirs.perSecond, ratio, ...atLeast(ratio, 0.5)]],
  )
}
