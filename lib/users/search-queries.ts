import 'server-only'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { escapeLike } from '@/lib/core/search-text'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Role } from '@/lib/generated/prisma/enums'
import { ROLES } from './schema'

/** A search that finds no more than these sorts them; one that finds more goes through the list in its order. */
const FEW = 1000

/** A text as a pattern that finds it anywhere. */
const within = (q: string) => `%${escapeLike(q.toLowerCase())}%`
const rolesLike = (q: string) => ROLES.filter((role) => role.includes(q.toLowerCase()))

/** Whether a person is found; for the list that is gone through. */
export const matches = (q: string) => Prisma.sql`(
  lower(p.username::text) LIKE ${within(q)} OR lower(u.email::text) LIKE ${within(q)}
  OR p.role = ANY(${rolesLike(q)}::role[]))`

/** Whom a search finds by name or address, and the roles that it finds, whose people an index lists in each order. */
export type Few = { ids: string[]; roles: Role[] }

/** Letters that an index is asked for: each more is another list to go through, and a longer search is mostly known by these. */
const PIECE = 8

/** Whom a search finds, if few have such a name or address; null when many have, or with too few letters for an index. */
export async function findFew(q: string): Promise<Few | null> {
  const letters = [...q]
  if (letters.length < 3) return null
  const ids =
    (await findIds(q, letters.slice(0, PIECE).join(''))) ?? (letters.length > PIECE ? await findIds(q, q) : null)
  return ids && { ids, roles: rolesLike(q) }
}

/** The ids of those whom `q` finds among all who have `piece` in their names; null when these are too many to be looked through. */
async function findIds(q: string, piece: string): Promise<string[] | null> {
  const rows = await db.$queryRaw<{ id: string; isHit: boolean }[]>`
    (SELECT id, lower(username::text) LIKE ${within(q)} AS "isHit" FROM profiles
      WHERE lower(username::text) LIKE ${within(piece)} AND id <> ${DELETED_USER.id}::uuid LIMIT ${FEW + 1})
    UNION (SELECT id, lower(email::text) LIKE ${within(q)} FROM users
      WHERE lower(email::text) LIKE ${within(piece)} LIMIT ${FEW + 1})`
  if (rows.length > FEW) return null
  return [...new Set(rows.flatMap(({ id, isHit }) => (isHit ? [id] : [])))]
}

/** How many people a search finds; null when there are too many to be counted. */
export async function countFew(few: Few | null): Promise<number | null> {
  if (few === null) return null
  const { ids, roles } = few
  if (roles.length === 0) return ids.length
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT id FROM profiles WHERE id = ANY(${ids}::uuid[])
      UNION (SELECT id FROM profiles WHERE role = ANY(${roles}::role[]) AND id <> ${DELETED_USER.id}::uuid LIMIT ${FEW + 1})
    ) found`
  return row && row.count <= FEW ? row.count : null
}

/** The next of these people in an order: those of each role come from its own index, however many they are. */
export function amongFew(
  { ids, roles }: Few,
  { from, order, take }: { from: Prisma.Sql; order: Prisma.Sql; take: number },
) {
  const ofRoles = roles.map(
    (role) => Prisma.sql`
      UNION (SELECT p.id FROM profiles p WHERE p.role = ${role}::role AND p.id <> ${DELETED_USER.id}::uuid AND ${from}
        ORDER BY ${order} LIMIT ${take})`,
  )
  return Prisma.sql`p.id IN (
    SELECT p.id FROM profiles p WHERE p.id = ANY(${ids}::uuid[]) AND ${from}
    ${ofRoles.length > 0 ? Prisma.join(ofRoles, ' ') : Prisma.empty})`
}
