import { type Editor, Extension } from '@tiptap/core'
import { Mark } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { SIGN } from './menu-sign'

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
  readonly domObserver: { flushingSoon: number; forceFlush: () => void }
  readonly input: { shiftKey: boolean; lastKeyCode: number | null; lastKeyCodeTime: number; lastKeyDispatched: boolean }
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

/** What a key is called that an input method takes. */
const TAKEN = 229

const isLetter = (sign: string | null) => sign !== null && /^[\p{L}\p{N}]$/u.test(sign)

/** Whether an event is the press of a key for a letter or digit: no rule, menu or command waits for it. */
const isLetterKey = (event: Event) =>
  event instanceof KeyboardEvent &&
  isLetter(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  event.keyCode !== TAKEN

/** Whether a letter typed now goes among words, stays where the browser puts it, and no menu of blocks looks for it. */
function isAmongWords({ selection, storedMarks }: EditorState): boolean {
  if (!(selection instanceof TextSelection) || !selection.empty || storedMarks) return false
  const { nodeBefore, nodeAfter } = selection.$from
  const beside = nodeBefore ?? nodeAfter
  if (!beside || nodeBefore?.text?.startsWith(SIGN)) return false
  // Behind a link the browser writes on in it, and the library takes that out again.
  return Mark.sameSet(beside.marks, selection.$from.marks())
}

/** Whether an event is no more than a letter on its way in among words. */
const isWriting = (event: Event, state: EditorState) => isLetterKey(event) && isAmongWords(state)

/**
 * Has the editor read at once what was typed: for those who ask for its text, or change it, without an event of the page
 * before.
 */
export const readNow = (editor: Editor): void => editor.storage.readLater?.now()

/** The wait of one editor, told from those that the library begins itself and knows the reasons for. */
class Wait {
  #view: EditorView
  #timer = -1

  constructor(view: EditorView) {
    this.#view = view
  }

  begin() {
    const { domObserver: reader } = innerOf(this.#view)
    if (reader.flushingSoon > -1) return
    this.#timer = reader.flushingSoon = window.setTimeout(() => this.end(), LATER_MS)
  }

  end() {
    const { domObserver: reader } = innerOf(this.#view)
    if (reader.flushingSoon > -1 && reader.flushingSoon === this.#timer) reader.forceFlush()
  }
}

/**
 * A letter among words is shown before the editor reads it from the page: reading takes about as long as all that the browser
 * does for a key. What is a command, or asks for the text, has it read at once. Not on Android, whose keyboards compose.
 */
export const ReadLater = Extension.create({
  name: 'readLater',
  addStorage: () => ({ now: () => {} }),
  addProseMirrorPlugins() {
    const { storage } = this
    let wait: Wait | null = null
    const handleDOMEvents: Plugin['props']['handleDOMEvents'] = {
      keydown(view, event) {
        if (!wait || !isWriting(event, view.state)) return false
        // What the library notes of a key. It would also read first, and ask every rule for keys.
        const { shiftKey, keyCode: lastKeyCode } = event
        const noted = { shiftKey, lastKeyCode, lastKeyCodeTime: Date.now(), lastKeyDispatched: false }
        Object.assign(innerOf(view).input, noted)
        return true
      },
      beforeinput(view, { inputType, data }) {
        if (inputType === 'insertText' && isLetter(data) && isAmongWords(view.state)) wait?.begin()
        else wait?.end()
      },
    }
    const view = (view: EditorView) => {
      if (/Android/.test(navigator.userAgent)) return {}
      wait = new Wait(view)
      storage.now = () => wait?.end()
      const stop = new AbortController()
      const before = (event: Event) => {
        if (!isWriting(event, view.state)) wait?.end()
      }
      for (const command of COMMANDS) document.addEventListener(command, before, { capture: true, signal: stop.signal })
      return { destroy: () => stop.abort() }
    }
    return [new Plugin({ props: { handleDOMEvents }, view })]
  },
})
