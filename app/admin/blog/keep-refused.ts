import { headers } from 'next/headers'
import { findViewer } from '@/lib/auth/viewer'
import type { FormAction, Result } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { keepDraft } from '@/lib/drafts/commands'
import { findDraft } from '@/lib/drafts/queries'
import type { DraftFields } from '@/lib/drafts/schema'

/**
 * A form posted without scripts that is refused: what was typed is kept as the draft of its page, for a post may be longer
 * than what the answer of a form holds.
 */
export const keepRefused =
  <Data>(action: FormAction<Data>, target: (form: FormData) => string): FormAction<Data> =>
  async (previous, form) => {
    const result = await action(previous, form)
    if (!result.ok && !(await headers()).has('next-action')) await keep(target(form), result).catch(() => {})
    return result
  }

async function keep(target: string, { values = {} }: Extract<Result<unknown>, { ok: false }>): Promise<void> {
  const viewer = await findViewer()
  if (!viewer) return
  const fields: DraftFields = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const known = await findDraft(viewer, target)
  await keepDraft({ userId: viewer.id, target, fields, version: known?.version ?? 0 })
}

/** What was typed into a form that was refused without scripts, by field; null when there is nothing to show again. */
export async function findRefused(member: Member, target: string, answer: Result<unknown> | null) {
  if (!answer || answer.ok) return null
  const isHeld = Object.keys(answer.values ?? {}).length > 0
  const fields = (isHeld ? answer.values : (await findDraft(member, target))?.fields) ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
