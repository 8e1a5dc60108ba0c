import { clearDraft } from '@/components/drafts/draft-events'
import { readFields, writeFields } from '@/components/drafts/form-fields'
import { keepAside } from '@/components/drafts/keep-aside'
import { sameFields } from '@/components/drafts/same-fields'
import { handOver } from '@/components/editor/held-text'
import type { DraftFields } from '@/lib/drafts/schema'
import { readForm } from './use-post-base'

type LeftForm = {
  /** Names the form of a new post, and that of the post that was made. */
  own: string
  target: string
  form: HTMLFormElement
  /** What was stored. */
  sent: DraftFields
  version: number
}

/** The form of a new post that was stored, until the one of its own page takes over. */
let left: (LeftForm & { isInSource?: boolean }) | null = null

/** Keeps what was typed while a new post was stored, should its own page never come. */
export function leaveForm(now: LeftForm): void {
  left = now
  const fields = readForm(now.form)
  keep(now.target, sameFields(fields, now.sent) ? null : { ...fields, version: String(now.version) })
}

/** To be called when a form is taken off the page: the focus is nowhere after that. */
export function noteKeys(form: HTMLFormElement): void {
  if (left?.form === form) left.isInSource = document.activeElement === textOf(form)
}

/** What was typed since a new post was sent goes on in the form of its own page, and so does whoever writes the text. */
export function takeOver(target: string, form: HTMLFormElement): void {
  if (left?.target !== target) return
  const { own, form: from, sent, version, isInSource } = left
  left = null
  // Somebody has saved since, who came later than they would have: what was typed is offered beside that.
  if (readFields(form).version !== String(version)) return
  const written = Object.entries(readFields(from)).filter(([name, is]) => !sameFields({ is }, { is: sent[name] ?? '' }))
  writeFields(form, Object.fromEntries(written))
  keep(target, null)
  // Typed after it was stored, that is the draft of this form and not of another new one.
  clearDraft(own)
  const [text, before] = [textOf(form), textOf(from)]
  if (!text || !before) return
  const isInEditor = handOver(before, text)
  if (!isInEditor && !isInSource) return
  text.focus({ preventScroll: true })
  const place = isInEditor ? text.value.length : before.selectionStart
  text.setSelectionRange(place, place)
}

const keep = (target: string, fields: DraftFields | null) => keepAside({ target, name: 'written-on', fields })

function textOf(form: HTMLFormElement): HTMLTextAreaElement | null {
  const field = form.elements.namedItem('content')
  return field instanceof HTMLTextAreaElement ? field : null
}
