import 'server-only'
import { randomInt } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { requireStorageQuota } from '@/lib/core/storage-quota'
import { MOST_DRAFTS } from './policy'
import { findRow } from './queries'
import { REFUSED } from './refused-target'
import { type Draft, type DraftFields, toDraft } from './schema'

type Kept = { kept: true; version: number } | { kept: false; draft: Draft | null }

type NewDraft = { userId: string; target: string; fields: DraftFields; version: number }

/**
 * Keeps a draft if the caller knows the copy that is there (`version`, 0 for none). Otherwise nothing is written, and the
 * answer holds what another tab or device has kept meanwhile; null when it was posted or discarded there.
 * @throws AppError 'conflict' when the member has 200 others, or 20 MB of them, 'unverified' for 2 MB before the address is proved.
 */
export async function keepDraft({ userId, target, fields, version }: NewDraft): Promise<Kept> {
  // Of what was refused some are kept, whatever else there is: nothing but the answer holds it.
  if (!target.startsWith(REFUSED))
    await requireStorageQuota(db, userId, Buffer.byteLength(JSON.stringify(fields)), target)
  if (version > 0) {
    const [row] = await db.draft.updateManyAndReturn({
      where: { userId, target, version },
      data: { content: fields, version: { increment: 1 } },
      select: { version: true },
    })
    if (row) return { kept: true, version: row.version }
    return { kept: false, draft: await readDraft(userId, target) }
  }
  if ((await db.draft.count({ where: { userId } })) >= MOST_DRAFTS) {
    throw new AppError('conflict', `You keep ${MOST_DRAFTS} drafts already. Please discard some of them.`)
  }
  // Not 1: a tab that knows a draft of this form discarded long ago must not take the new one for it.
  const first = randomInt(1, 1_000_000_000)
  const data = { userId, target, content: fields, version: first }
  const { count } = await db.draft.createMany({ data, skipDuplicates: true })
  return count > 0 ? { kept: true, version: first } : { kept: false, draft: await readDraft(userId, target) }
}

/** Forgets the copy `version` of a draft; what was kept since stays. */
export async function forgetDraft(tx: Db, userId: string, target: string, version: number): Promise<void> {
  await tx.draft.deleteMany({ where: { userId, target, version } })
}

/** The copy that the server holds, or null. */
export async function readDraft(userId: string, target: string) {
  const row = await findRow(userId, target)
  return row && toDraft(row)
}
