import 'server-only'
import { randomInt } from 'node:crypto'
import { AppError } from '@/lib/core/app-error'
import { type Db, db } from '@/lib/core/db'
import { MOST_DRAFTS } from './policy'
import { type Draft, type DraftFields, toDraft } from './schema'

type Kept = { kept: true; version: number } | { kept: false; draft: Draft | null }

type NewDraft = { userId: string; target: string; fields: DraftFields; version: number }

/**
 * Keeps a draft if the caller knows the copy that is there (`version`, 0 for none). Otherwise nothing is written, and the
 * answer holds what another tab or device has kept meanwhile; null when it was posted or discarded there.
 * @throws AppError 'conflict' when the member has 200 others.
 */
export async function keepDraft({ userId, target, fields, version }: NewDraft): Promise<Kept> {
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

/** Forgets a draft, or the copy `version` of it. */
export async function forgetDraft(tx: Db, userId: string, target: string, version?: number): Promise<void> {
  await tx.draft.deleteMany({ where: { userId, target, ...(version === undefined ? {} : { version }) } })
}

/** Stands among the fields of a draft that no browser has kept: of a form that was posted without scripts, and refused. */
const REFUSED = 'refused'

/** Keeps what was refused, unless the member has kept something else there: that may be the only copy of another text. */
export async function keepRefusedDraft(userId: string, target: string, fields: DraftFields): Promise<void> {
  const known = await readDraft(userId, target)
  if (known && !(REFUSED in known.fields)) return
  await keepDraft({ userId, target, fields: { ...fields, [REFUSED]: '' }, version: known?.version ?? 0 })
}

/** Forgets what was refused before, once it is posted. What a browser keeps is the page's to forget. */
export async function forgetRefusedDraft(userId: string, target: string): Promise<void> {
  const known = await findRefusedDraft(userId, target)
  if (known) await forgetDraft(db, userId, target, known.version)
}

/** What was kept of a form that was refused; null when that is posted, or the draft is another. */
export async function findRefusedDraft(userId: string, target: string) {
  const known = await readDraft(userId, target)
  return known && REFUSED in known.fields ? known : null
}

async function readDraft(userId: string, target: string) {
  const row = await db.draft.findUnique({
    where: { userId_target: { userId, target } },
    select: { content: true, version: true, updatedAt: true },
  })
  return row && toDraft(row)
}
