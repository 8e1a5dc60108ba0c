import type { SavedPost } from '@/lib/articles/commands/sent-post'
import { readAnswer } from '@/lib/core/native-post'
import type { FormValues, Result } from '@/lib/core/result'
import { isSentBy, type Member } from '@/lib/core/viewer'
import { findRefused } from '@/lib/drafts/refused-queries'
import { toRefusedKey } from '@/lib/drafts/refused-target'

/**
 * What a post's form was answered with without scripts. null also for what somebody else typed, whose session ended before
 * this member signed in with the same browser: nothing of it belongs on their page.
 */
export async function readOwnAnswer(member: Member, form: 'post' | 'create-post', id: unknown) {
  const answer = await readAnswer<SavedPost>(form, id)
  const isOwn = !answer || answer.ok || isSentBy(member, String(answer.values?.sender ?? ''))
  return isOwn ? answer : null
}

/**
 * What a form shows in place of what is stored: what was typed when it was refused without scripts (`answer`), or one of the
 * texts that were refused before and are asked for by their key; null for neither.
 */
export async function findTyped(member: Member, form: string, answer: Result<unknown> | null, key: unknown) {
  const isRefused = answer !== null && !answer.ok
  if (isRefused && Object.keys(answer.values ?? {}).length > 1) return toTexts(answer.values ?? {})
  const said = toRefusedKey(isRefused ? answer.values?.refused : key)
  if (!isRefused && !said) return null
  const found = await findRefused(member.id, form, said || undefined)
  return found && { ...toTexts(found.fields), refused: found.key }
}

/** A text that was refused here, is not posted, and does not stand in the form. */
export async function findLeft(member: Member, form: string, shown: { refused?: string } | null) {
  if (shown) return null
  return (await findRefused(member.id, form))?.target ?? null
}

const toTexts = (fields: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
