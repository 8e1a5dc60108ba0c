import type { DraftFields } from '@/lib/drafts/schema'
import { sameFields } from './same-fields'

type OfferedText = { name: string; label: string; text: string }

/**
 * What a draft says in the fields that have a label, in the order of the labels; a slug or an id, alone, would tell nobody
 * what it is. What the form came with, `stored`, needs no look, unless the draft has nothing else to tell.
 */
export function offeredTexts(
  fields: DraftFields,
  labels: Readonly<Record<string, string>>,
  stored: DraftFields = {},
): OfferedText[] {
  const texts = Object.entries(labels).flatMap(([name, label]) => {
    const text = [fields[name] ?? ''].flat().join(', ').trim()
    return text ? [{ name, label, text }] : []
  })
  const changed = texts.filter(({ name }) => !sameFields({ of: fields[name] ?? '' }, { of: stored[name] ?? '' }))
  return changed.length > 0 ? changed : texts
}
