import 'server-only'
import { type Db, db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { toDeviceName } from './device'
import { providerLabel } from './provider-label'
import { configuredProviders } from './providers'
import type { ProviderId } from './schema'
import { findSession } from './session'
import { openSessionsOf } from './session-where'

export type OfferedProvider = { id: ProviderId; label: string }

/** Social providers that have credentials in the environment. */
export const listOfferedProviders = (): OfferedProvider[] =>
  configuredProviders().map((id) => ({ id, label: providerLabel(id) }))

export type SessionRow = {
  id: string
  /** The name of the device, such as `Chrome on Windows`. */
  device: string
  /** Where it was opened, such as `203.0.113.0/24`; null when unknown. */
  network: string | null
  /** ISO 8601, as all times here. */
  createdAt: string
  lastSeenAt: string
  current: boolean
}

/** The member's open sessions: this one first, then the last used. */
export async function listSessions(member: Pick<Member, 'id'>): Promise<SessionRow[]> {
  const [here, rows] = await Promise.all([
    findSession(),
    db.session.findMany({
      where: openSessionsOf(member.id),
      select: { id: true, userAgent: true, network: true, createdAt: true, lastSeenAt: true },
      orderBy: { lastSeenAt: 'desc' },
      take: 50,
    }),
  ])
  return rows
    .map(({ id, userAgent, network, createdAt, lastSeenAt }) => ({
      id,
      device: toDeviceName(userAgent),
      network: network === 'direct' ? null : network,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === here?.id,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current))
}

/** The session of an id unless it has ended, as far as a policy asks about it. */
export const findSessionToGuard = (id: string) =>
  db.session.findFirst({ where: { id, endedAt: null }, select: { id: true, userId: true } })

export type LinkedProvider = OfferedProvider & { email: string | null }

/** The member's linked social accounts, whether they are offered at present or not. */
export async function listLinkedProviders(member: Pick<Member, 'id'>): Promise<LinkedProvider[]> {
  const rows = await db.providerAccount.findMany({
    where: { userId: member.id },
    select: { provider: true, email: true },
    orderBy: { provider: 'asc' },
  })
  return rows.map(({ provider, email }) => ({ id: provider, label: providerLabel(provider), email }))
}

/** The address that somebody asked for instead of their own and has not proved yet, while its link works. */
export async function findPendingAddress(
  owner: { id: string; email?: string | null },
  client: Db = db,
): Promise<string | null> {
  const token = await client.accountToken.findFirst({
    where: {
      userId: owner.id,
      // Whoever has not proved the address in use yet verifies another one instead of changing it.
      purpose: { in: ['change_email', 'verify_email'] },
      usedAt: null,
      expiresAt: { gt: new Date() },
      // What somebody else asked for who registered the address in use is not theirs.
      pendingUsername: null,
    },
    orderBy: { createdAt: 'desc' },
    select: { email: true },
  })
  const asked = token?.email?.toLowerCase() ?? null
  return asked === owner.email?.toLowerCase() ? null : asked
}

/** Whether the member can sign in with a password; people who came through a provider may have none. */
export async function hasPassword(member: Pick<Member, 'id'>): Promise<boolean> {
  const row = await db.user.findFirst({ where: { id: member.id, passwordHash: { not: null } }, select: { id: true } })
  return row !== null
}
