import postgres from 'postgres'
import { parseUserList, type UserPlace } from '@/lib/users/list-state'

/**
 * Times pages, orders and searches of the list of users on the database of DATABASE_URL. A process of its own, since the
 * client belongs to one database. Prints JSON.
 */
const RUNS = 60

const { listUsers } = await import('@/lib/users/list-queries')
const { countRoles } = await import('@/lib/users/queries')
const { db } = await import('@/lib/core/db')

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
const [whole] = await sql<{ count: number }[]>`select count(*)::int as count from profiles`
const [half] = await sql<{ id: string }[]>`
  select id from profiles order by username limit 1 offset ${Math.floor((whole?.count ?? 0) / 2)}`
const [name] = await sql<{ username: string; role: string; joined: string }[]>`
  select username::text, role, (extract(epoch from created_at) * 1000)::bigint::text as joined
  from profiles where id = ${half?.id ?? ''}`
await sql.end({ timeout: 5 })
const toMiddle = (sort: string): UserPlace => {
  const values = { user: name?.username, role: `${name?.role}-${name?.username}`, joined: name?.joined }
  return {
    id: half?.id ?? '',
    value: Object.entries(values).find(([by]) => sort.endsWith(by))?.[1] ?? '',
    way: 'after',
  }
}

type Ask = { what: string; q?: string; place?: UserPlace; sort?: string }
const SORTS = ['user', '-user', 'role', '-role', 'joined', '-joined']
const ASKS: Ask[] = [
  ...SORTS.flatMap((sort) => [
    { what: `by ${sort}, first page`, sort },
    { what: `by ${sort}, from the middle on`, sort, place: toMiddle(sort) },
    { what: `by ${sort}, back from the middle`, sort, place: { ...toMiddle(sort), way: 'before' } as const },
  ]),
  { what: 'search: one person', q: name?.username ?? '' },
  { what: 'search: forty people', q: 'KESTREL' },
  { what: 'search: the role moderator', q: 'moderator', sort: 'user' },
  { what: 'search: nobody', q: 'xylophone' },
  { what: 'search: everybody by role', q: 'user', sort: 'user' },
  { what: 'search: everybody by address', q: 'bench.example', sort: '-joined' },
  { what: 'search: one letter', q: 'a', sort: 'user' },
  { what: 'search: two letters that nobody has', q: 'zz', sort: 'joined' },
]

const results = []
for (const { what, q, place, sort } of ASKS) {
  const state = { ...parseUserList({ q, sort }), place: place ?? null }
  let found = 0
  const ms = await time(async () => {
    found = (await listUsers(state)).users.length
  })
  results.push({ what, ms, found })
}
results.push({ what: 'people per role', ms: await time(countRoles), found: 0 })
await db.$disconnect()
console.log(JSON.stringify(results))

/** The median of the runs, in milliseconds. */
async function time(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -10; round < RUNS; round++) {
    const began = performance.now()
    await run()
    if (round >= 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return times[RUNS >> 1] ?? 0
}
