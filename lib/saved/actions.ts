'use server'
import { memberAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { canChangeSaved, canSave } from './policy'
import { findSavedToGuard } from './queries'
import { labelInput, moveInput, restoreInput, type SavedKind, saveInput } from './schema'
import { findFormerTarget, findSaveTarget } from './target-queries'

const COLUMN = { article: 'articleId', news: 'newsItemId', topic: 'topicId' } as const
const toTarget = (kind: SavedKind, id: string) => ({ [COLUMN[kind]]: id })

/** More than anybody reads, and little enough to keep for everybody. */
const MOST_SAVED = 5000
const LIMITS = [{ name: 'save', limit: 120, windowSeconds: 60 }] as const

const refuseBeyondMost = async (userId: string) => {
  const count = await db.savedItem.count({ where: { userId } })
  if (count >= MOST_SAVED) throw new AppError('conflict', `You have saved ${MOST_SAVED} things. Remove some first.`)
}

/** Saves something for later; what is saved already stays as it is. */
export const saveItem = memberAction({
  input: saveInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ kind, id }) => findSaveTarget(kind, id),
  allow: canSave,
  async run({ input: { kind, id }, member }) {
    await refuseBeyondMost(member.id)
    await db.savedItem.createMany({ data: [{ userId: member.id, ...toTarget(kind, id) }], skipDuplicates: true })
    return ok({ saved: true }, 'Saved for later')
  },
})

/** Takes something off the member's lists, whichever it is on, and says how it stood there: it can be put back. */
export const unsaveItem = memberAction({
  input: saveInput,
  unverified: 'allowed',
  limits: LIMITS,
  allow: canSave,
  async run({ input: { kind, id }, member }) {
    const where = { userId: member.id, ...toTarget(kind, id) }
    const row = await db.savedItem.findFirst({ where, select: { list: true, labels: true, createdAt: true } })
    await db.savedItem.deleteMany({ where })
    const removed: Record<string, string> | null = row && {
      kind,
      id,
      list: row.list,
      labels: row.labels.join(', '),
      savedAt: row.createdAt.toISOString(),
    }
    return ok({ removed }, 'Removed from your saved articles')
  },
})

/** Puts back what was removed a moment ago, with its list and labels. */
export const restoreSaved = memberAction({
  input: restoreInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ kind, id }) => findFormerTarget(kind, id),
  allow: canSave,
  async run({ input: { kind, id, list, labels, savedAt }, member }) {
    await refuseBeyondMost(member.id)
    const createdAt = new Date(Math.min(Date.parse(savedAt), Date.now()))
    const row = { userId: member.id, list, labels, createdAt, ...toTarget(kind, id) }
    await db.savedItem.createMany({ data: [row], skipDuplicates: true })
    return ok({}, 'Saved again')
  },
})

/** Moves something between Later and Keep. */
export const moveSaved = memberAction({
  input: moveInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ id }) => findSavedToGuard(id),
  allow: canChangeSaved,
  async run({ input: { id, list } }) {
    await db.savedItem.update({ where: { id }, data: { list }, select: { id: true } })
    return ok({}, list === 'keep' ? 'Moved to Keep' : 'Moved to Later')
  },
})

/** Gives something the member's own words to find it by. */
export const labelSaved = memberAction({
  input: labelInput,
  unverified: 'allowed',
  limits: LIMITS,
  subject: ({ id }) => findSavedToGuard(id),
  allow: canChangeSaved,
  async run({ input: { id, labels } }) {
    await db.savedItem.update({ where: { id }, data: { labels }, select: { id: true } })
    return ok({}, 'Labels saved')
  },
})
