import { sameFields } from '@/components/drafts/same-fields'
import type { DraftFields } from '@/lib/drafts/schema'
import { statusLabel } from './status-options'

/** What the fields beside title and text are called. */
const LABELS = {
  slug: 'Slug',
  excerpt: 'Excerpt',
  status: 'Status',
  scheduledFor: 'Publish at (UTC)',
  category: 'Category',
  tags: 'Tags',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  canonicalUrl: 'Canonical URL',
  productName: 'Product',
  brand: 'Brand',
  rating: 'Rating',
  price: 'Price when tested',
  releasedOn: 'Released on',
  productId: 'In the store',
  pros: 'Pros',
  cons: 'Cons',
  verdict: 'Verdict',
  facts: 'Facts',
}

const { slug: _slug, status: _status, category: _category, productId: _product, ...texts } = LABELS

/** What the fields that hold texts are called; the others say little where a draft is offered. */
export const TEXT_LABELS: Readonly<Record<string, string>> = { title: 'Title', content: 'Content', ...texts }

/** What the form calls the values of a field, by their names in the fields. */
export type Choices = Partial<Record<keyof typeof LABELS, ReadonlyMap<string, string>>>

/**
 * Two states of a post as texts to be laid side by side: title and text, and of the other fields those that differ, in the
 * words of the form. A field that one side has not got is not compared.
 */
export function toComparedTexts(one: DraftFields, other: DraftFields, choices: Choices = {}): [string, string] {
  const names = Object.entries(LABELS).filter(
    ([name]) => name in one && name in other && !sameFields({ of: one[name] ?? '' }, { of: other[name] ?? '' }),
  )
  const say = (name: string, value: DraftFields[string] = '') =>
    (name === 'status' ? statusLabel(value) : choices[name as keyof typeof LABELS]?.get(String(value))) ?? value
  const toText = (fields: DraftFields) =>
    [
      fields.title,
      '',
      ...names.map(([name, label]) => `${label}: ${say(name, fields[name])}`),
      ...(names.length > 0 ? [''] : []),
      fields.content,
    ].join('\n')
  return [toText(one), toText(other)]
}
