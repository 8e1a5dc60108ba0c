import { writeFields } from '@/components/drafts/form-fields'
import type { Quote } from './quote-bus'

export type Quoted = Pick<Quote, 'position' | 'name'>

/** Written as a draft is, so that the draft knows. */
const NOBODY = { quotesName: '', quotes: '' }

type QuotedPostProps = { quoted: Quoted | null; onChange: (quoted: Quoted | null) => void }

/** Which post a reply answers. Its fields are always there, so that a draft keeps them beside the text and brings them back. */
export function QuotedPost({ quoted, onChange }: QuotedPostProps) {
  return (
    <>
      <input type="hidden" name="quotesName" value={quoted?.name ?? ''} data-draft="" />
      <input
        type="hidden"
        name="quotes"
        value={quoted?.position ?? ''}
        data-draft=""
        // Written by a draft, behind the name.
        onInput={({ currentTarget: { form, value } }) => onChange(toQuoted(value, nameIn(form)))}
      />
      {quoted && (
        <p className="reply-form-quotes">
          In reply to #{quoted.position} by {quoted.name}
          <button
            type="button"
            className="post-tool"
            onClick={({ currentTarget: { form } }) => form && writeFields(form, NOBODY)}
          >
            Not a reply to it
          </button>
        </p>
      )}
    </>
  )
}

/** What the two fields say: the beginning of a topic is no reply, and nobody answers it in particular. */
function toQuoted(position: string, name: string): Quoted | null {
  return /^[1-9]\d*$/.test(position) && name !== '' ? { position: Number(position), name } : null
}

function nameIn(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('quotesName')
  return field instanceof HTMLInputElement ? field.value : ''
}
