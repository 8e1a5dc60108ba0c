import type { DraftFields } from '@/lib/drafts/schema'

type OfferedText = { name: string; label: string; text: string }

/** What a draft says in the fields that have a label; a slug or an id, alone, would tell nobody what it is. */
export const offeredTexts = (fields: DraftFields, labels: Readonly<Record<string, string>>): OfferedText[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const label = labels[name]
    const text = [value].flat().join(', ').trim()
    return label && text ? [{ name, label, text }] : []
  })
