import { hashSync } from 'bcryptjs'
import { toSkeleton } from '@/lib/auth/username'
import { db } from '@/lib/core/db'
import type { Role } from '@/lib/generated/prisma/enums'

export const PASSWORD = 'brass-lantern-42-otter'

/** Cheap, since it is made for many people; comparing reads the cost from the hash. */
const PASSWORD_HASH = hashSync(PASSWORD, 4)

type More = {
  email?: string | null
  emailVerifiedAt?: Date | null
  passwordHash?: string | null
  suspendedUntil?: Date
  deletionRequestedAt?: Date
  managesPayments?: boolean
  role?: Role
}

/** An account named `noor` with `noor@example.com`, proved, and `PASSWORD`, unless told otherwise. */
export async function addPerson(username: string, { role = 'user', ...more }: More = {}): Promise<{ id: string }> {
  return db.user.create({
    data: {
      email: `${username}@example.com`,
      emailVerifiedAt: new Date(),
      passwordHash: PASSWORD_HASH,
      ...more,
      profile: { create: { username, skeleton: toSkeleton(username), role } },
    },
    select: { id: true },
  })
}

/** What was mailed to an address, oldest first. */
export const mailsTo = (to: string) => db.outgoingMail.findMany({ where: { to }, orderBy: { id: 'asc' } })

/** The secret in the newest mail to an address; `code` is there when the mail shows one. */
export async function secretsIn(to: string): Promise<{ token: string; code: string }> {
  const text = (await mailsTo(to)).at(-1)?.text ?? ''
  return { token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '', code: /^(\d{8})$/m.exec(text)?.[1] ?? '' }
}

/** Takes everything back that these tests make. The audit log cannot be emptied but by its owner. */
export async function wipe(): Promise<void> {
  // An author cannot go before what they wrote.
  await db.article.deleteMany()
  await db.user.deleteMany()
  await db.invitation.deleteMany()
  await db.rateLimit.deleteMany()
  await db.outgoingMail.deleteMany()
  await db.$executeRaw`ALTER TABLE audit_entries DISABLE TRIGGER USER`
  await db.auditEntry.deleteMany()
  await db.$executeRaw`ALTER TABLE audit_entries ENABLE TRIGGER USER`
}
