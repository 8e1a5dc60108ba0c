import { db } from '@/lib/core/db'
import type { Prisma } from '@/lib/generated/prisma/client'

/**
 * Runs statements without triggers, also those that put each row into the search and take it out: for thousands of rows that
 * takes as many seconds as a statement may. Foreign keys are not looked at either.
 */
export const silently = (...statements: Prisma.PrismaPromise<unknown>[]) =>
  db.$transaction([db.$executeRaw`SET LOCAL session_replication_role = replica`, ...statements])
