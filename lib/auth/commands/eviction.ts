import 'server-only'
import type { Db } from '@/lib/core/db'
import { expireTag } from '@/lib/core/expire'
import { tags } from '@/lib/core/tags'
import { endSessions } from './sessions'
import { killTokens } from './tokens'

/** What somebody else may have said of themselves before the address was proved. */
const NOTHING_SAID = { fullName: null, bio: null, avatar: null, isPublic: false } as const

/**
 * An address was proved by somebody else than whoever registered it: the former holder of the account loses every way in
 * but the password, which each proof replaces in its own way, and what they said of themselves is not the owner's. Call it
 * after the write to the account's row, as whoever signs in does, so that neither waits for the other for ever.
 */
export async function evictFormerHolder(tx: Db, userId: string): Promise<void> {
  await endSessions(tx, { userId })
  await killTokens(tx, userId, ['verify_email', 'reset_password', 'change_email'])
  await tx.providerAccount.deleteMany({ where: { userId } })
  // A form that was filled in before must not bring it back.
  const emptied = await tx.profile.updateManyAndReturn({
    where: { id: userId },
    data: { ...NOTHING_SAID, version: { increment: 1 } },
    select: { username: true },
  })
  for (const { username } of emptied) expireTag(tags.profile(username))
}
