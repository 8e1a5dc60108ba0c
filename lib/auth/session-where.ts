import { DAY_MS } from '@/lib/core/durations'
import type { Prisma } from '@/lib/generated/prisma/client'
import { IDLE_DAYS } from './session-cookie'

/** Somebody's sessions that still let them in, by the rule that `findOpenSession` says in SQL. */
export const openSessionsOf = (userId: string): Prisma.SessionWhereInput => ({
  userId,
  endedAt: null,
  expiresAt: { gt: new Date() },
  lastSeenAt: { gt: new Date(Date.now() - IDLE_DAYS * DAY_MS) },
})
