import { AppError } from '../app-error'
import { writeAudit } from '../audit'
import { db } from '../db'
import { HOUR_SECONDS } from '../durations'
import { log } from '../log'
import { hitRateLimit } from '../rate-limit'
import type { Member } from '../viewer'

/** The log cannot be emptied, so whoever tries again and again fills it no further. */
const NOTED = { limit: 30, windowSeconds: HOUR_SECONDS } as const

type Attempt = {
  /** What was tried, named like the act in the log: `user.change-role`. */
  act: string
  member: Member
  network: string
  input: unknown
}

/**
 * Runs an act. One that the rules refuse, before it or within its transaction, leaves a row of its own in the audit log:
 * what the act itself would have written is undone with it.
 */
export async function notingRefusal<T>(attempt: Attempt | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (attempt && error instanceof AppError && error.problem === 'forbidden') {
      // The refusal is told in any case.
      await note(attempt, error.message).catch((lost) => log.error('audit.refusal_lost', lost))
    }
    throw error
  }
}

async function note({ act, member, network, input }: Attempt, why: string): Promise<void> {
  const { allowed } = await hitRateLimit(`access-refused:${member.id}`, NOTED)
  if (!allowed) return
  const { id, kind = act.split('.')[0] } = input as { id?: unknown; kind?: unknown }
  await writeAudit(db, {
    actor: member,
    network,
    action: 'access.refused',
    details: { act, why },
    ...(typeof id === 'string' && { subject: `${kind}:${id}` }),
  })
}
