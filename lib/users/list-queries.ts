import 'server-only'
import { db } from '@/lib/core/db'
import { NOBODY } from '@/lib/core/nobody'
import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Role } from '@/lib/generated/prisma/enums'
import type { UserListState, UserPlace, UserSort } from './list-state'
import { ROLES } from './schema'

const USERS_PER_PAGE = 25
const EXPORT_BATCH = 500

/** A search that finds no more than these sorts them; one that finds more goes through the list in its order. */
const FEW = 1000
/** How many people one page of such a search looks at; its link to the next page goes on from there. */
const LOOKED_AT = 2500
/** Counts go no further. */
export const MOST_COUNTED = 10_000

type Row = {
  id: string
  username: string
  avatar: string | null
  role: Role
  createdAt: Date
  email: string | null
  verified: boolean
  protected: boolean
  suspendedUntil: Date | null
  leaving: boolean
  plan: string | null
  subscription: string | null
  isHit: boolean
  /** Its place among those that were looked at, from 1. */
  nr: number
}

const ORDER: Record<UserSort, Prisma.Sql> = {
  user: Prisma.sql`p.username`,
  role: Prisma.sql`p.role, p.username`,
  joined: Prisma.sql`p.created_at, p.id`,
}
const DOWN: Record<UserSort, Prisma.Sql> = {
  user: Prisma.sql`p.username DESC`,
  role: Prisma.sql`p.role DESC, p.username DESC`,
  joined: Prisma.sql`p.created_at DESC, p.id DESC`,
}

/** The same orders by the columns of the rows that were looked at, so that nothing is sorted twice. */
const KEPT: Record<UserSort, Prisma.Sql> = {
  user: Prisma.sql`name`,
  role: Prisma.sql`role, name`,
  joined: Prisma.sql`"createdAt", id`,
}
const KEPT_DOWN: Record<UserSort, Prisma.Sql> = {
  user: Prisma.sql`name DESC`,
  role: Prisma.sql`role DESC, name DESC`,
  joined: Prisma.sql`"createdAt" DESC, id DESC`,
}

/** A text as a pattern that finds it anywhere. */
const within = (q: string) => `%${escapeLike(q.toLowerCase())}%`
const rolesLike = (q: string) => ROLES.filter((role) => role.includes(q.toLowerCase()))

/**
 * One page of everybody, in any order and from any person on, so that its cost does not grow with the site. `next` and
 * `previous` are where the neighbouring pages begin; `total` is null when the search finds too many to be counted.
 */
export async function listUsers(state: UserListState) {
  const few = state.q ? await findFew(state.q) : null
  const [page, total] = await Promise.all([
    readPage(state, few, USERS_PER_PAGE),
    few ? few.length : state.q ? null : countUsers(),
  ])
  return { ...page, total }
}

/** Everybody whom a search finds, in the list's order, batch by batch. */
export async function* streamUsers(state: UserListState): AsyncGenerator<UserLine[]> {
  const few = state.q ? await findFew(state.q) : null
  for (let place: UserPlace | null = null; ; ) {
    const { users, next }: UserPage = await readPage({ ...state, place }, few, EXPORT_BATCH)
    if (users.length > 0) yield users
    if (!next) return
    place = { id: next, way: 'after' }
  }
}

type UserPage = { users: UserLine[]; next: string | null; previous: string | null }

/** `few`: whom the search finds, if they are few. */
async function readPage(state: UserListState, few: string[] | null, size: number): Promise<UserPage> {
  const { q, sort, down, place } = state
  const isWalk = q !== '' && few === null
  const backwards = place?.way === 'before'
  const from = place && (await findPlace(sort, place, down !== backwards))
  const scope = few ? Prisma.sql`p.id = ANY(${few}::uuid[])` : Prisma.sql`p.id <> ${NOBODY.id}::uuid`
  const lookAt = isWalk ? LOOKED_AT : size + 1
  const rows = await selectRows({
    where: from ? Prisma.sql`${scope} AND ${from}` : scope,
    isHit: isWalk ? matches(q) : Prisma.sql`true`,
    order: (down === backwards ? ORDER : DOWN)[sort],
    kept: (down === backwards ? KEPT : KEPT_DOWN)[sort],
    lookAt,
    take: size + 1,
  })
  const hits = rows.filter(({ isHit }) => isHit)
  const shown = hits.slice(0, size)
  // Beyond the page there is another hit, or somebody whom the search has not looked at yet.
  const last = hits.length > size ? shown.at(-1) : rows.find(({ nr }) => nr === lookAt)
  const users = (backwards ? shown.toReversed() : shown).map(toLine)
  const [beyond, back] = [last?.id ?? null, from ? (users[0]?.id ?? null) : null]
  return {
    users,
    next: backwards ? (users.at(-1)?.id ?? null) : beyond,
    previous: backwards ? beyond : back,
  }
}

export type UserLine = ReturnType<typeof toLine>

const matches = (q: string) => Prisma.sql`(
  lower(p.username::text) LIKE ${within(q)} OR lower(u.email::text) LIKE ${within(q)}
  OR p.role = ANY(${rolesLike(q)}::role[]))`

/** Everybody whom a search finds, if they are few; null when there are many, or too few letters for an index. */
async function findFew(q: string): Promise<string[] | null> {
  if ([...q].length < 3) return null
  const rows = await db.$queryRaw<{ id: string }[]>`
    (SELECT id FROM profiles WHERE lower(username::text) LIKE ${within(q)} AND id <> ${NOBODY.id}::uuid LIMIT ${FEW + 1})
    UNION (SELECT id FROM users WHERE lower(email::text) LIKE ${within(q)} LIMIT ${FEW + 1})
    UNION (SELECT id FROM profiles WHERE role = ANY(${rolesLike(q)}::role[]) AND id <> ${NOBODY.id}::uuid LIMIT ${FEW + 1})`
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/** What comes after a person in an order; null when they are gone, so that the list begins anew. */
async function findPlace(sort: UserSort, { id }: UserPlace, down: boolean): Promise<Prisma.Sql | null> {
  const [row] = await db.$queryRaw<{ username: string; role: Role; createdAt: Date }[]>`
    SELECT username::text, role, created_at AS "createdAt" FROM profiles WHERE id = ${id}::uuid`
  if (!row) return null
  const { username, role, createdAt } = row
  const than = down ? Prisma.sql`<` : Prisma.sql`>`
  if (sort === 'user') return Prisma.sql`p.username ${than} ${username}::citext`
  if (sort === 'role') return Prisma.sql`(p.role, p.username) ${than} (${role}::role, ${username}::citext)`
  return Prisma.sql`(p.created_at, p.id) ${than} (${createdAt}::timestamptz, ${id}::uuid)`
}

type Selection = Record<'where' | 'isHit' | 'order' | 'kept', Prisma.Sql> & { lookAt: number; take: number }

/** The hits among the first `lookAt` people, with the last of these if it is reached, so that a search can go on behind it. */
const selectRows = ({ where, isHit, order, kept, lookAt, take }: Selection) => db.$queryRaw<Row[]>`
  SELECT w.id, w.name::text AS username, w.avatar, w.role, w."createdAt", w.email, w.verified, w.protected,
    w."suspendedUntil", w.leaving, w."isHit", w.nr, pl.name AS plan, s.status::text AS subscription
  FROM (
    SELECT * FROM (
      SELECT p.id, p.username AS name, p.avatar, p.role, p.created_at AS "createdAt", u.email::text,
        u.email_verified_at IS NOT NULL AS verified, u.protected, u.suspended_until AS "suspendedUntil",
        u.deletion_requested_at IS NOT NULL AS leaving, ${isHit} AS "isHit", (row_number() OVER (ORDER BY ${order}))::int AS nr
      FROM profiles p JOIN users u ON u.id = p.id
      WHERE ${where} ORDER BY ${order} LIMIT ${lookAt}
    ) looked WHERE "isHit" OR nr = ${lookAt} ORDER BY ${kept} LIMIT ${take}
  ) w
  LEFT JOIN LATERAL (
    SELECT plan_price_id, status FROM subscriptions WHERE user_id = w.id ORDER BY started_at DESC LIMIT 1
  ) s ON true
  LEFT JOIN plan_prices pp ON pp.id = s.plan_price_id LEFT JOIN plans pl ON pl.id = pp.plan_id
  ORDER BY w.nr`

async function countUsers(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM profiles WHERE id <> ${NOBODY.id}::uuid LIMIT ${MOST_COUNTED + 1}) counted`
  return row?.count ?? 0
}

/** Times are ISO 8601; without a subscription the plan is the specification's 'free'. */
const toLine = ({ createdAt, suspendedUntil, plan, subscription, isHit: _hit, nr: _nr, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  suspendedUntil: suspendedUntil && suspendedUntil > new Date() ? suspendedUntil.toISOString() : null,
  plan: plan ?? 'free',
  subscription: subscription ?? 'inactive',
})
