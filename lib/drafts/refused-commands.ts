import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/core/db'
import { keepDraft, readDraft } from './commands'
import { toRefusedTarget } from './refused-target'
import type { DraftFields } from './schema'

type Refusal = { userId: string; form: string; key: string; fields: DraftFields }

/**
 * Keeps what was refused, once more under the key that it was shown with, else under a new one (''). Returns the key.
 * @throws AppError 'conflict' when the member has 200 other drafts.
 */
export async function keepRefused({ userId, form, key, fields }: Refusal): Promise<string> {
  const known = key ? await readDraft(userId, toRefusedTarget(form, key)) : null
  const name = known ? key : randomBytes(4).toString('hex')
  await keepDraft({ userId, target: toRefusedTarget(form, name), fields, version: known?.version ?? 0 })
  return name
}

/** Forgets it: the form that showed it was posted. */
export async function forgetRefused(userId: string, form: string, key: string): Promise<void> {
  await db.draft.deleteMany({ where: { userId, target: toRefusedTarget(form, key) } })
}
