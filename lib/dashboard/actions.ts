'use server'

import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { canMarkNewSeen } from './policy'
import { seenInput } from './schema'

/** Marks what is new as seen up to a time that has come already; one that lies before the former changes nothing. */
export const markNewSeen = memberAction({
  input: seenInput,
  unverified: 'allowed',
  allow: canMarkNewSeen,
  async run({ input, member }) {
    const now = new Date()
    const until = input.until < now ? input.until : now
    // A tab that was left open for long must not bring back what another one has marked.
    await db.user.updateMany({
      where: { id: member.id, OR: [{ newSeenAt: null }, { newSeenAt: { lt: until } }] },
      data: { newSeenAt: until },
    })
    return ok({}, 'Everything is marked as read.')
  },
})
