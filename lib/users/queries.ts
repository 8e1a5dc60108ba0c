import 'server-only'
import { openSessionsOf } from '@/lib/auth/session-where'
import { type Db, db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { Prisma } from '@/lib/generated/prisma/client'
import type { Role } from '@/lib/generated/prisma/enums'
import type { ManagedUser } from './policy'

export type UserToGuard = ManagedUser & {
  username: string
  email: string | null
  version: number
  managesPayments: boolean
}

type Account = UserToGuard & {
  createdAt: Date
  suspendedUntil: Date | null
  suspensionReason: string | null
  hasPassword: boolean
}

const GUARDED = Prisma.sql`
  p.id, p.username::text, p.role, p.version, u.protected, u.email::text, u.email_verified_at IS NOT NULL AS verified,
  u.deletion_requested_at IS NOT NULL AS leaving, u.manages_payments AS "managesPayments"`

/** An account as the rules ask about it; null when it is gone. */
export async function findUserToGuard(id: string, client: Db = db): Promise<UserToGuard | null> {
  const [row] = await client.$queryRaw<UserToGuard[]>`
    SELECT ${GUARDED} FROM profiles p JOIN users u ON u.id = p.id WHERE p.id = ${id}::uuid`
  return row ?? null
}

/** What a dialog about somebody shows; null when they are gone. Times are ISO 8601. */
export async function findUser(id: string) {
  const [[row], sessions] = await Promise.all([
    db.$queryRaw<Account[]>`
      SELECT ${GUARDED}, p.created_at AS "createdAt", u.suspended_until AS "suspendedUntil",
        u.suspension_reason AS "suspensionReason", u.password_hash IS NOT NULL AS "hasPassword"
      FROM profiles p JOIN users u ON u.id = p.id WHERE p.id = ${id}::uuid`,
    db.session.aggregate({ where: openSessionsOf(id), _count: true, _max: { lastSeenAt: true } }),
  ])
  if (!row) return null
  const { createdAt, suspendedUntil, suspensionReason, ...user } = row
  const isSuspended = suspendedUntil !== null && suspendedUntil > new Date()
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    sessions: sessions._count,
    lastSeenAt: sessions._max.lastSeenAt?.toISOString() ?? null,
    suspension: isSuspended ? { until: suspendedUntil.toISOString(), reason: suspensionReason } : null,
  }
}

export type UserFacts = NonNullable<Awaited<ReturnType<typeof findUser>>>

const MOST_COUNTED = 10_000

export type RoleCount = { role: Role; people: number; more: boolean }

/** How many people have each role, counted to ten thousand; `more` says that there are more. */
export async function countRoles(): Promise<RoleCount[]> {
  // Asked by name and in its order, so that the index of roles and names answers it: without, everybody was looked at
  // for a role that few have.
  const rows = await db.$queryRaw<{ role: Role; people: number }[]>`
    SELECT r.role, (
      SELECT count(*)::int FROM (
        SELECT FROM profiles p WHERE p.role = r.role AND p.username <> ${DELETED_USER.username}::citext
        ORDER BY p.username LIMIT ${MOST_COUNTED + 1}
      ) counted
    ) AS people
    FROM unnest(enum_range(null::role)) AS r(role)`
  return rows.map(({ role, people }) => ({
    role,
    people: Math.min(people, MOST_COUNTED),
    more: people > MOST_COUNTED,
  }))
}

const ROLE_ACTS = ['user.change-role', 'invitation.accept', 'auth.admin-created'] as const
const CHANGES = 10

type Act = { id: string; at: Date; actor: string | null; action: string; subject: string | null; details: unknown }

/** Whoever had a role already may accept an invitation to it, which is no change. The first administrator's row says neither. */
const listActs = (action: string) => db.$queryRaw<Act[]>`
  SELECT id, at, actor, action, subject, details FROM audit_entries
  WHERE action = ${action} AND (details IS NULL OR details->>'from' IS DISTINCT FROM details->>'to')
  ORDER BY at DESC LIMIT ${CHANGES}`

/** The last changes of roles, newest first. Times are ISO 8601. */
export async function listRoleChanges() {
  // Each act by its own index; together they would be looked for among all sign-ins.
  const found = await Promise.all(ROLE_ACTS.map((action) => listActs(action)))
  const rows = found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, CHANGES)
  const names = await findNames(rows.flatMap(({ subject }) => subject?.split(':')[1] ?? []))
  return rows.map(({ at, details, subject, ...row }) => ({
    ...row,
    at: at.toISOString(),
    subject,
    username: names.get(subject?.split(':')[1] ?? '') ?? null,
    ...toRoles(details),
  }))
}

export type RoleChange = Awaited<ReturnType<typeof listRoleChanges>>[number]

async function findNames(ids: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.profile.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
  return new Map(rows.map(({ id, username }) => [id, username]))
}

function toRoles(details: unknown): { from: string | null; to: string | null } {
  const { from, to } = (details ?? {}) as { from?: unknown; to?: unknown }
  return { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null }
}
