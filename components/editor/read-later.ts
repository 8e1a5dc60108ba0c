import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { SIGN } from './block-menu'

declare module '@tiptap/core' {
  interface Storage {
    readLater?: { now: () => void }
  }
}

/** How long what is typed may wait to be read, in milliseconds: the frame that shows it comes first. */
const LATER_MS = 50

/**
 * Of the library, but not in its types. `domObserver` reads the page back into the editor's text; `flushingSoon` is the timer
 * of a reading that is to come, or -1: so it waits itself where a browser tells late of a change. `input` is what it knows of
 * the last key.
 */
type Inner = {
  readonly domObserver: { flushingSoon: number; flush: () => void; forceFlush: () => void }
  readonly input: { lastKeyCode: number | null; lastKeyCodeTime: number }
}
const innerOf = (view: EditorView) => view as EditorView & Inner

/** Whatever may be a command to the text, or ask for it. */
const COMMANDS = [
  'keydown',
  'pointerdown',
  'click',
  'blur',
  'compositionstart',
  'copy',
  'cut',
  'paste',
  'dragstart',
  'drop',
] as const

const isLetter = (sign: string | null) => sign !== null && /^[\p{L}\p{N}]$/u.test(sign)

/** Whether an event is the press of a key for a letter or digit: no rule, menu or command waits for it. */
const isLetterKey = (event: Event) =>
  event instanceof KeyboardEvent &&
  isLetter(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing

/** Whether a letter typed now goes among words, where the browser puts it, and no menu of blocks looks for it. */
function isAmongWords({ selection, storedMarks }: EditorState): boolean {
  if (!(selection instanceof TextSelection) || !selection.empty || storedMarks) return false
  const { parent, nodeBefore } = selection.$from
  return parent.childCount > 0 && !nodeBefore?.text?.startsWith(SIGN)
}

/** Has the editor read at once what was typed: for those who ask for its text without an event of the page. */
export const readNow = (editor: Editor): void => editor.storage.readLater?.now()

function readSoon(view: EditorView) {
  const { domObserver: reader } = innerOf(view)
  if (reader.flushingSoon > -1) return
  reader.flushingSoon = window.setTimeout(() => {
    reader.flushingSoon = -1
    reader.flush()
  }, LATER_MS)
}

/**
 * A letter among words is shown before the editor reads it from the page: reading takes about as long as all that the browser
 * does for a key. What is a command, or asks for the text, has it read at once.
 */
export const ReadLater = Extension.create({
  name: 'readLater',
  addStorage: () => ({ now: () => {} }),
  addProseMirrorPlugins() {
    const { storage } = this
    const handleDOMEvents: Plugin['props']['handleDOMEvents'] = {
      keydown(view, event) {
        if (!isLetterKey(event) || !isAmongWords(view.state)) return false
        // All that is left of what the library does for a key: it would read first, and ask every rule for keys.
        Object.assign(innerOf(view).input, { lastKeyCode: event.keyCode, lastKeyCodeTime: Date.now() })
        return true
      },
      beforeinput(view, { inputType, data }) {
        if (inputType === 'insertText' && isLetter(data) && isAmongWords(view.state)) readSoon(view)
        else storage.now()
      },
    }
    const view = (view: EditorView) => {
      const stop = new AbortController()
      const before = (event: Event) => {
        if (!isLetterKey(event) || !isAmongWords(view.state)) storage.now()
      }
      for (const command of COMMANDS) document.addEventListener(command, before, { capture: true, signal: stop.signal })
      storage.now = () => innerOf(view).domObserver.forceFlush()
      return { destroy: () => stop.abort() }
    }
    return [new Plugin({ props: { handleDOMEvents }, view })]
  },
})
