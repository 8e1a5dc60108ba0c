import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { TextLength } from '@/lib/articles/word-count'
import { linkLastWord } from './address-links'
import { readDoc } from './doc-text'
import type { DocNode } from './markdown/doc-types'
import { toDoc } from './markdown/to-doc'
import { readNow } from './read-later'

const QUIET_MS = 250
const LONGEST_MS = 1500

/** Shows another text, which is undone by itself. It says which of its addresses are links. */
export function showText(editor: Editor, doc: DocNode) {
  const beginStep = () => editor.view.dispatch(closeHistory(editor.state.tr))
  beginStep()
  editor.chain().setMeta('preventAutolink', true).setContent(doc, { emitUpdate: false }).run()
  beginStep()
}

type Reports = {
  measured: (length: TextLength) => void
  /** The field was given a text that the editor cannot show. */
  notShown: () => void
}

/**
 * Keeps the form's field and the editor the same. The field gets what is typed soon after, as if it had been typed there,
 * so that drafts see it, and at once when the form is sent; the editor gets what somebody else puts into the field.
 */
export class FieldSync {
  #editor: Editor
  #area: HTMLTextAreaElement
  #on: Reports
  /** What the field held when the editor took it over, and how the editor writes that. */
  #source: string
  #base: string
  #last: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #since = 0
  #stop = new AbortController()

  constructor(editor: Editor, area: HTMLTextAreaElement, on: Reports) {
    this.#editor = editor
    this.#area = area
    this.#on = on
    this.#source = this.#last = area.value
    const { markdown, length } = readDoc(editor.state.doc)
    this.#base = markdown
    on.measured(length)
    const { signal } = this.#stop
    area.addEventListener('input', () => this.#read(), { signal })
    area.form?.addEventListener('formdata', (event) => event.formData.set(area.name, this.#send()), { signal })
    area.form?.addEventListener('reset', () => setTimeout(() => this.#read()), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && this.flush(), { signal })
  }

  /** The editor has changed. */
  changed() {
    this.#since ||= performance.now()
    clearTimeout(this.#timer)
    const waited = performance.now() - this.#since
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET_MS, LONGEST_MS - waited)))
  }

  /**
   * Brings the field up to date, as if its text had been typed there; gives the text. A form that is sent asks for this: what
   * was typed a moment before is then in its draft, whatever becomes of the sending.
   */
  flush(): string {
    readNow(this.#editor)
    clearTimeout(this.#timer)
    this.#since = 0
    if (this.#stop.signal.aborted) return this.#area.value
    const { markdown, length } = readDoc(this.#editor.state.doc)
    // A text that nobody has changed stays as it was written, sign for sign.
    const value = markdown === this.#base ? this.#source : markdown
    this.#on.measured(length)
    this.#last = value
    if (this.#area.value !== value) {
      this.#area.value = value
      this.#area.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return value
  }

  #send(): string {
    readNow(this.#editor)
    linkLastWord(this.#editor.view)
    return this.flush()
  }

  stop() {
    this.flush()
    this.#stop.abort()
  }

  #read() {
    const { value } = this.#area
    if (value === this.#last) return
    readNow(this.#editor)
    const doc = toDoc(value)
    if (!doc) {
      // The field holds what counts; what the editor still shows must not be written over it.
      this.#stop.abort()
      return this.#on.notShown()
    }
    this.#source = this.#last = value
    showText(this.#editor, doc)
    const { markdown, length } = readDoc(this.#editor.state.doc)
    this.#base = markdown
    this.#on.measured(length)
  }
}
