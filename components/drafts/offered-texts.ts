import type { DraftFields } from '@/lib/drafts/schema'
import { sameFields } from './same-fields'

type OfferedText = { name: string; label: string; text: string }

/**
 * What a draft says in the fields that have a label, in the order of the labels; a slug or an id, alone, would tell nobody
 * what it is. What the form says as well, before anything is typed into it, is `stored` and needs no look.
 */
export const offeredTexts = (
  fields: DraftFields,
  labels: Readonly<Record<string, string>>,
  stored: DraftFields = {},
): OfferedText[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const value = fields[name] ?? ''
    const text = [value].flat().join(', ').trim()
    return text && !sameFields({ of: value }, { of: stored[name] ?? '' }) ? [{ name, label, text }] : []
  })
