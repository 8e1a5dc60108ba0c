import type { DraftFields } from '@/lib/drafts/schema'

/** What a text was written on is no text. */
const BASE = 'version'

/** Whether two forms hold the same text. A field that is missing is as good as an empty one. */
export function sameFields(one: DraftFields, other: DraftFields): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => name === BASE || isSame(toList(one[name]), toList(other[name])),
  )
}

/** Whether a form that now holds `fields` still says what was `sent` from it; more may have been sent than it holds. */
export const isAsSent = (fields: DraftFields, sent: DraftFields) =>
  sameFields(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? ''])))

/** Whether no copy before it holds the same text; for `filter`. Two tabs may keep one text, each under a name of its own. */
export const isFirstOfItsText = (
  { fields }: { fields: DraftFields },
  at: number,
  copies: readonly { fields: DraftFields }[],
) => copies.findIndex((copy) => sameFields(copy.fields, fields)) === at

const toList = (value: string | string[] | undefined) => [value ?? []].flat().filter((text) => text !== '')

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])
