import 'server-only'
import type { Member } from '@/lib/core/viewer'
import type { ProviderId } from './schema'

export type OfferedProvider = { id: ProviderId; label: string }

/** Social providers that have credentials in the environment. */
export function listOfferedProviders(): OfferedProvider[] {
  return []
}

export type SessionRow = {
  id: string
  /** Such as `Chrome on Windows`. */
  device: string
  /** Where it was opened, such as `203.0.113.0/24`; null when unknown. */
  network: string | null
  createdAt: string
  lastSeenAt: string
  current: boolean
}

/** The member's open sessions, this one first, then by last use. Times are ISO 8601. */
export async function listSessions(_member: Pick<Member, 'id'>): Promise<SessionRow[]> {
  return []
}

/** The member's linked social accounts, offered or not. */
export async function listLinkedProviders(
  _member: Pick<Member, 'id'>,
): Promise<(OfferedProvider & { email: string | null })[]> {
  return []
}

/** Whether the member can sign in with a password; social members may have none. */
export async function hasPassword(_member: Pick<Member, 'id'>): Promise<boolean> {
  return true
}
