import { headers } from 'next/headers'
import { findViewer } from '@/lib/auth/viewer'
import type { FormAction, Result } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { findRefusedDraft, forgetRefusedDraft, keepRefusedDraft } from '@/lib/drafts/commands'
import type { DraftFields } from '@/lib/drafts/schema'

/**
 * A form posted without scripts that is refused: what was typed is kept as the draft of its page, for a post may be longer
 * than what the answer of a form holds.
 */
export const keepRefused =
  <Data>(action: FormAction<Data>, target: (form: FormData) => string): FormAction<Data> =>
  async (previous, form) => {
    const result = await action(previous, form)
    if (!(await headers()).has('next-action')) await settle(target(form), result).catch(() => {})
    return result
  }

async function settle(target: string, result: Result<unknown>): Promise<void> {
  const viewer = await findViewer()
  if (!viewer) return
  if (result.ok) return forgetRefusedDraft(viewer.id, target)
  const fields: DraftFields = Object.fromEntries(
    Object.entries(result.values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  await keepRefusedDraft(viewer.id, target, fields)
}

/** What was typed into a form that was refused without scripts, by field; null when there is nothing to show again. */
export async function findRefused(member: Member, target: string, answer: Result<unknown> | null) {
  if (!answer || answer.ok) return null
  const isHeld = Object.keys(answer.values ?? {}).length > 0
  const fields = (isHeld ? answer.values : (await findRefusedDraft(member.id, target))?.fields) ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
