import type { DraftFields } from './schema'

/** Fields of forms that hold words; the others hold choices, numbers, dates and addresses. */
const FIELDS = [
  'title',
  'tags',
  'excerpt',
  'productName',
  'brand',
  'verdict',
  'pros',
  'cons',
  'facts',
  'metaTitle',
  'metaDescription',
  'description',
  'content',
]

/** Everything that was typed into a form, as one text. */
export const wordsOf = (fields: DraftFields): string =>
  FIELDS.flatMap((name) => [fields[name] ?? []].flat().join(', ').trim() || []).join('\n\n')
