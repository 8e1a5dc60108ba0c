import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Db, db } from './db'
import { DAY_MS } from './durations'

/** For so long an act is known at least, in milliseconds; the daily clean-up forgets it. */
const KNOWN_MS = DAY_MS

const answerShape = z.object({ answer: z.string() })

/**
 * What an act was answered with, for acts that leave no row that knows it: a form whose answer got lost is sent again. Null
 * for the first time. `act`: its name, which nobody can guess (lib/core/post-key.ts), and all that makes it the same one;
 * only a hash of it is kept.
 */
export const findFirstAnswer = (act: string): Promise<string | null> => readAnswer(db, act)

/**
 * Keeps the answer, in the transaction of the act. Null when that was done; else the same act was carried out at the same
 * moment, and this is what it was answered with.
 */
export async function keepFirstAnswer(tx: Db, act: string, answer: string): Promise<string | null> {
  const expiresAt = new Date(Date.now() + KNOWN_MS)
  const row = { tokenHash: hashOf(act), values: { answer }, expiresAt }
  const { count } = await tx.keptValues.createMany({ data: row, skipDuplicates: true })
  return count > 0 ? null : readAnswer(tx, act)
}

async function readAnswer(tx: Db, act: string): Promise<string | null> {
  const row = await tx.keptValues.findUnique({ where: { tokenHash: hashOf(act) }, select: { values: true } })
  return row && answerShape.parse(row.values).answer
}

const hashOf = (act: string) => createHash('sha256').update(`act:${act}`).digest('base64url')
