import type { Quote } from './quote-bus'

export type Quoted = Pick<Quote, 'position' | 'name'>

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
        onInput={({ currentTarget: { form, value } }) => onChange(toQuoted(value, fieldIn(form, 'quotesName')?.value))}
      />
      {quoted && (
        <p className="reply-form-quotes">
          In reply to #{quoted.position} by {quoted.name}
          <button type="button" className="post-tool" onClick={({ currentTarget: { form } }) => empty(form)}>
            Not a reply to it
          </button>
        </p>
      )}
    </>
  )
}

/** What the two fields say: the beginning of a topic is no reply, and nobody answers it in particular. */
function toQuoted(position: string, name = ''): Quoted | null {
  return /^[1-9]\d*$/.test(position) && name !== '' ? { position: Number(position), name } : null
}

/** As if somebody had emptied them, so that the draft knows. */
function empty(form: HTMLFormElement | null) {
  for (const name of ['quotesName', 'quotes']) {
    const field = fieldIn(form, name)
    if (!field) continue
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function fieldIn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}
