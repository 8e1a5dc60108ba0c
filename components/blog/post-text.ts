import { sameFields } from '@/components/drafts/same-fields'
import type { DraftFields } from '@/lib/drafts/schema'
import { POST_LABELS, type PostField } from './post-labels'
import { statusLabel } from './status-options'

const { slug: _slug, status: _status, category: _category, productId: _product, ...texts } = POST_LABELS

/** What the fields that hold texts are called; the others say little where a draft is offered. */
export const TEXT_LABELS: Readonly<Record<string, string>> = texts

/** What stands beside title and text. */
const { title: _title, content: _content, ...SETTINGS } = POST_LABELS

/** What the form calls the values of a field, by their names in the fields. */
export type Choices = Partial<Record<PostField, ReadonlyMap<string, string>>>

/**
 * Two states of a post as texts to be laid side by side: title and text, and of the other fields those that differ, in the
 * words of the form. A field that one side has not got is not compared.
 */
export function toComparedTexts(one: DraftFields, other: DraftFields, choices: Choices = {}): [string, string] {
  const names = Object.entries(SETTINGS).filter(
    ([name]) => name in one && name in other && !sameFields({ of: one[name] ?? '' }, { of: other[name] ?? '' }),
  )
  const say = (name: string, value: DraftFields[string] = '') =>
    (name === 'status' ? statusLabel(value) : choices[name as PostField]?.get(String(value))) ?? value
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
