import { z } from 'zod'

/** What can be saved. A review is an article with a rating. */
export const SAVED_KINDS = ['article', 'news', 'topic'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

/** To read later is not the same as to keep. */
export const SAVED_LISTS = [
  { list: 'later', label: 'Later' },
  { list: 'keep', label: 'Keep' },
] as const
export type SavedListName = (typeof SAVED_LISTS)[number]['list']

export const MOST_LABELS = 8
const LONGEST_LABEL = 30

/** Labels side by side, parted by commas; the same one twice is one, whatever its case. */
const labels = z
  .string()
  .max(1000)
  .default('')
  .transform((text) => {
    const words = text.split(',').map((word) => word.replace(/\s+/g, ' ').trim())
    return [...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values()]
  })
  .refine((words) => words.length <= MOST_LABELS, `Please use at most ${MOST_LABELS} labels`)
  .refine(
    (words) => words.every((word) => [...word].length <= LONGEST_LABEL),
    `A label has at most ${LONGEST_LABEL} characters`,
  )

const list = z.enum(['later', 'keep'])
const target = { kind: z.enum(SAVED_KINDS), id: z.uuid() }

export const saveInput = z.object(target)
export const moveInput = z.object({ id: z.uuid(), list })
export const labelInput = z.object({ id: z.uuid(), labels })
/** What was removed a moment ago, as it was. */
export const restoreInput = z.object({ ...target, list, labels, savedAt: z.iso.datetime() })
