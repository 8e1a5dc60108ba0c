import 'server-only'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Role } from '@/lib/generated/prisma/enums'
import type { PlaceMark, UserListState, UserPlace, UserSort } from './list-state'
import { amongFew, countFew, type Few, findFew, matches } from './search-queries'

const USERS_PER_PAGE = 25
const EXPORT_BATCH = 500

/** How many people one page of a search that finds many looks at; its link to the next page goes on from there. */
const LOOKED_AT = 1000
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
  managesPayments: boolean
  plan: string | null
  subscription: string | null
  isHit: boolean
  /** The place of the row among those that were looked at, from 1. */
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

/** The orders of `ORDER` by the columns of the rows that were looked at, so that nothing is sorted twice. */
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

/**
 * One page of everybody, in any order and from any person on, so that its cost does not grow with the site. `next` and
 * `previous` are where the neighbouring pages begin; `total` is null when the search finds too many to be counted.
 */
export async function listUsers(state: UserListState) {
  const few = state.q ? await findFew(state.q) : null
  const [page, total] = await Promise.all([
    readPage(state, few, USERS_PER_PAGE),
    state.q ? countFew(few) : countUsers(),
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
    place = { ...next, way: 'after' }
  }
}

type UserPage = { users: UserLine[]; next: PlaceMark | null; previous: PlaceMark | null }

/** `few`: whom the search finds, if they are few. */
async function readPage(state: UserListState, few: Few | null, size: number): Promise<UserPage> {
  const { q, sort, down, place } = state
  const isWalk = q !== '' && few === null
  const backwards = place?.way === 'before'
  const from = place ? beyond(sort, place, down !== backwards) : Prisma.sql`true`
  const order = (down === backwards ? ORDER : DOWN)[sort]
  const lookAt = isWalk ? LOOKED_AT : size + 1
  const rows = await selectRows({
    where: few
      ? amongFew(few, { from, order, take: lookAt })
      : Prisma.sql`p.id <> ${DELETED_USER.id}::uuid AND ${from}`,
    isHit: isWalk ? matches(q) : Prisma.sql`true`,
    order,
    kept: (down === backwards ? KEPT : KEPT_DOWN)[sort],
    lookAt,
    take: size + 1,
  })
  const hits = rows.filter(({ isHit }) => isHit)
  const shown = hits.slice(0, size)
  // Beyond the page there is another hit, or somebody whom the search has not looked at yet.
  const last = hits.length > size ? shown.at(-1) : rows.find(({ nr }) => nr === lookAt)
  const inOrder = backwards ? shown.toReversed() : shown
  const onwards = last ? toMark(sort, last) : null
  const edge = backwards ? inOrder.at(-1) : inOrder[0]
  const back = place && edge ? toMark(sort, edge) : null
  return {
    users: inOrder.map(toLine),
    next: backwards ? back : onwards,
    previous: backwards ? onwards : back,
  }
}

export type UserLine = ReturnType<typeof toLine>

/** What comes after a place in an order. */
function beyond(sort: UserSort, { value, id }: PlaceMark, down: boolean): Prisma.Sql {
  const than = down ? Prisma.sql`<` : Prisma.sql`>`
  if (sort === 'user') return Prisma.sql`p.username ${than} ${value}::citext`
  if (sort === 'joined') {
    return Prisma.sql`(p.created_at, p.id) ${than} (${new Date(Number(value))}::timestamptz, ${id}::uuid)`
  }
  const [role, ...name] = value.split('-')
  return Prisma.sql`(p.role, p.username) ${than} (${role}::role, ${name.join('-')}::citext)`
}

function toMark(sort: UserSort, { id, username, role, createdAt }: Row): PlaceMark {
  if (sort === 'joined') return { value: String(createdAt.getTime()), id }
  return { value: sort === 'role' ? `${role}-${username}` : username, id }
}

type Selection = Record<'where' | 'isHit' | 'order' | 'kept', Prisma.Sql> & { lookAt: number; take: number }

/** The hits among the first `lookAt` people, with the last of these if it is reached, so that a search can go on behind it. */
const selectRows = ({ where, isHit, order, kept, lookAt, take }: Selection) => db.$queryRaw<Row[]>`
  SELECT w.id, w.name::text AS username, w.avatar, w.role, w."createdAt", w.email, w.verified, w.protected,
    w."suspendedUntil", w.leaving, w."managesPayments", w."isHit", w.nr, pl.name AS plan, s.status::text AS subscription
  FROM (
    SELECT * FROM (
      SELECT p.id, p.username AS name, p.avatar, p.role, p.created_at AS "createdAt", u.email::text,
        u.email_verified_at IS NOT NULL AS verified, u.protected, u.suspended_until AS "suspendedUntil",
        u.deletion_requested_at IS NOT NULL AS leaving, u.manages_payments AS "managesPayments",
        ${isHit} AS "isHit", (row_number() OVER (ORDER BY ${order}))::int AS nr
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
    SELECT count(*)::int AS count FROM (SELECT FROM profiles WHERE id <> ${DELETED_USER.id}::uuid LIMIT ${MOST_COUNTED + 1}) counted`
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
