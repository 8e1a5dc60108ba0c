import 'server-only'
import { randomBytes } from 'node:crypto'
import { spendLimits } from '@/lib/core/action/preconditions'
import { db } from '@/lib/core/db'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { keepDraft, readDraft } from './commands'
import { REFUSED, toRefusedTarget } from './refused-target'
import type { DraftFields } from './schema'

type Refusal = { userId: string; form: string; key: string; fields: DraftFields }

/** A refusal costs nothing else: it may come before every other limit. */
const LIMITS = [{ name: 'refused-form', limit: 30, windowSeconds: HOUR_SECONDS }] as const

/** Most that is kept of one member: of one form, and of all of them, each as large as a request may be. The oldest go. */
const MOST_OF_FORM = 5
const MOST = 20

/**
 * Keeps what was refused, once more under the key that it was shown with, else under a new one (''). Returns the key.
 * @throws AppError 'conflict' when the member has 200 other drafts, 'rate_limited' after 30 refusals within an hour.
 */
export async function keepRefused({ userId, form, key, fields }: Refusal): Promise<string> {
  await spendLimits(LIMITS, userId, {})
  const known = key ? await readDraft(userId, toRefusedTarget(form, key)) : null
  const name = known ? key : randomBytes(4).toString('hex')
  const target = toRefusedTarget(form, name)
  await keepDraft({ userId, target, fields, version: known?.version ?? 0 })
  await forgetOldest({ userId, target, among: toRefusedTarget(form, ''), most: MOST_OF_FORM })
  await forgetOldest({ userId, target, among: REFUSED, most: MOST })
  return name
}

/** Forgets it: the form that showed it was posted. */
export async function forgetRefused(userId: string, form: string, key: string): Promise<void> {
  await db.draft.deleteMany({ where: { userId, target: toRefusedTarget(form, key) } })
}

type Kept = { userId: string; target: string; among: string; most: number }

/** Leaves the one that was just kept, and the newest others whose targets begin alike. */
async function forgetOldest({ userId, target, among, most }: Kept): Promise<void> {
  const old = await db.draft.findMany({
    where: { userId, target: { startsWith: among, not: target } },
    orderBy: { updatedAt: 'desc' },
    skip: most - 1,
    select: { target: true },
  })
  await db.draft.deleteMany({ where: { userId, target: { in: old.map(({ target }) => target) } } })
}
