import { DAY_MS } from '@/lib/core/durations'

/** How long a member who asked to be deleted can come back (design, section 13). */
export const GRACE_DAYS = 14

/** When an account goes whose owner asked for it at `requestedAt`. */
export const deletionEndsAt = (requestedAt: Date) => new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS)

/** Requests made before this moment are due. */
export const dueBefore = (now: Date) => new Date(now.getTime() - GRACE_DAYS * DAY_MS)
