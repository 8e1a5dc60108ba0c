import type { Fail, Result } from '@/lib/core/result'

/** A refused form of one row of a list, and what was typed into it. */
export type RefusedField = { fail: Fail; typed: string }

/**
 * The row whose form was refused when it was posted without scripts: `key` names the field that says which row it is, and
 * `field` the one that was typed into. Empty for a success, and for the refusal of another form of the page.
 */
export function toRefusedField(
  answer: Result<unknown> | null,
  key: string,
  field: string,
): Record<string, RefusedField> {
  if (!answer || answer.ok) return {}
  const { [key]: id, [field]: typed } = answer.values ?? {}
  return typeof id === 'string' && typeof typed === 'string' ? { [id]: { fail: answer, typed } } : {}
}
