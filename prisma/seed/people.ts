import { randomBytes } from 'node:crypto'
import { hash } from 'bcryptjs'
import type postgres from 'postgres'
import { toSkeleton } from '@/lib/auth/username'
import { CAST, EVERYBODY, type Person } from './cast'
import { between, daysAgo, seedId } from './deterministic'
import { insertRows } from './insert-rows'

export const personId = (username: string) => seedId('person', username, daysAgo(700))

export const emailOf = (username: string) => `${username.replaceAll('_', '.')}@fieldtest.example`

/** A password per member of the cast, by username. They exist only where the packaged database is used. */
export type DemoPasswords = Record<string, string>

/** 16 characters of 32, 80 bits; no letter that is easily mistaken for another. */
export const demoPassword = () =>
  Array.from(randomBytes(16), (byte) => 'abcdefghjkmnpqrstuvwxyz23456789A'[byte % 32]).join('')

/** Hashes of the demo passwords; slow on purpose (design, section 9), so it runs beside the drawing of pictures. */
export async function hashPasswords(passwords: DemoPasswords): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const [username, password] of Object.entries(passwords)) hashes.set(username, await hash(password, 12))
  return hashes
}

/**
 * Who has no password has no rights either: an administrator whom nobody can be would keep the operator from becoming the
 * first one.
 */
export async function seedPeople(
  sql: postgres.ISql,
  hashes: Map<string, string>,
  avatars: Map<string, string>,
): Promise<void> {
  const hasRights = ({ username }: Person) => hashes.has(username)
  await insertRows(
    sql,
    'users',
    EVERYBODY.map((person) => ({
      id: personId(person.username),
      email: emailOf(person.username),
      email_verified_at: person.verified ? joinedAt(person) : null,
      password_hash: hashes.get(person.username) ?? null,
      protected: person.username === CAST.admin.username && hasRights(person),
      manages_payments: (person.managesPayments ?? false) && hasRights(person),
      suspended_until: person.suspended ? new Date('2027-12-31T00:00:00Z') : null,
      suspension_reason: person.suspended ? 'Repeated advertising in the forum' : null,
      created_at: joinedAt(person),
      updated_at: joinedAt(person),
    })),
  )
  await insertRows(
    sql,
    'profiles',
    EVERYBODY.map((person) => ({
      id: personId(person.username),
      username: person.username,
      skeleton: toSkeleton(person.username),
      full_name: person.fullName,
      role: hasRights(person) ? person.role : 'user',
      bio: person.bio,
      avatar: avatars.get(person.username) ?? null,
      is_public: person.bio !== null,
      created_at: joinedAt(person),
      updated_at: joinedAt(person),
    })),
  )
}

const joinedAt = ({ username }: Person) => daysAgo(between(30, 690, `joined:${username}`))
