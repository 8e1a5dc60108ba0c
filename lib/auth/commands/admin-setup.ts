import 'server-only'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { isSame } from '@/lib/core/is-same'
import { toSkeleton } from '../username'
import { evictFormerHolder } from './eviction'

/** Taken while somebody becomes the first administrator, so that two cannot. Any constant; it is used nowhere else. */
const SETUP_LOCK = 20_261_121

/**
 * Whether the pair is the one that makes the first administrator: exactly the operator's, and there is none yet. The
 * specification's 'Create Admin Account' button asks this.
 */
export async function isAdminSetup({ email, password }: { email: string; password: string }): Promise<boolean> {
  const [wantedEmail, wantedPassword] = [env.ADMIN_EMAIL, env.ADMIN_SETUP_PASSWORD]
  if (!wantedEmail || !wantedPassword) return false
  const isPair = isSame(email.toLowerCase(), wantedEmail.toLowerCase())
  // Both are compared in any case, so that time does not tell which one was right.
  return isSame(password, wantedPassword) && isPair && (await hasNoAdmin(db))
}

type NewAdmin = { username: string; email: string; passwordHash: string; network: string }

/** Makes the first administrator, verified and protected. `null` when somebody was faster. */
export async function createAdmin({ username, email, passwordHash, network }: NewAdmin) {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SETUP_LOCK}::bigint)`
    if (!(await hasNoAdmin(tx))) return null
    const now = new Date()
    const rights = { passwordHash, passwordChangedAt: now, emailVerifiedAt: now, protected: true, totpSecret: null }
    const { id } = await tx.user.upsert({
      where: { email },
      create: { email, ...rights },
      update: rights,
      select: { id: true },
    })
    // Whoever registered the operator's address before loses every way in.
    await evictFormerHolder(tx, id)
    const profile = { username, skeleton: toSkeleton(username), role: 'admin' as const, bio: 'Site Administrator' }
    await tx.profile.upsert({ where: { id }, create: { id, ...profile }, update: profile, select: { id: true } })
    const admin = { id, username, email, emailVerifiedAt: now }
    await writeAudit(tx, { actor: admin, action: 'auth.admin-created', subject: `user:${id}`, network })
    return admin
  })
}

const hasNoAdmin = async (client: Db) =>
  (await client.profile.findFirst({ where: { role: 'admin' }, select: { id: true } })) === null
