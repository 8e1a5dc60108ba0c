import type { Editor } from '@tiptap/core'
import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { showToast } from '@/components/ui/toast'
import { broughtFiles } from '@/components/writing/brought-files'
import { cleanHtml } from './clean-paste'
import { isOwnHtml } from './clipboard'
import { pasteSource, pasteText } from './paste'
import { linkPasted } from './pasted-links'

type On = {
  editor: () => Editor | null
  area: HTMLTextAreaElement
  addPictures: (files: readonly File[]) => void
}

/** What the editor does with what is pasted and dropped. */
export function incoming({ editor, area, addPictures }: On) {
  /** Why a picture of what comes in is left out. The clipboard is read before it is known what becomes of it. */
  let problem: string | null = null
  /** Whether what comes in is a text of this editor, of which it is known which addresses are links. */
  let isOwnText = false

  const refuse = (because: string) => {
    problem ??= because
  }

  /** What was found in the HTML of an earlier paste is not about this one. */
  function begin(from: DataTransfer | null) {
    if (!from?.types.includes('text/html')) problem = null
  }

  function say() {
    if (problem) showToast({ id: 'pasted-picture', kind: 'warning', title: problem })
    problem = null
  }

  return {
    transformPastedHTML(html: string) {
      problem = null
      isOwnText = isOwnHtml(html)
      return cleanHtml(html, refuse)
    },
    transformPasted: (slice: Slice, _view: EditorView, isPlain: boolean) =>
      isPlain || !isOwnText ? linkPasted(slice) : slice,
    handlePaste(view: EditorView, { clipboardData: from }: ClipboardEvent, { content }: Slice): boolean {
      const files = broughtFiles(from)
      const to = editor()
      // Word processors put a picture of the text beside the text.
      if (files.length > 0 && !from?.types.includes('text/plain')) {
        problem = null
        addPictures(files)
        return true
      }
      begin(from)
      // HTML that holds nothing comes beside a text that does. A picture that is left out is told of instead.
      const text = content.size === 0 && !problem ? from?.getData('text/plain') : ''
      if (text) return view.pasteText(text)
      const isTaken = from !== null && to !== null && pasteText(to, from, content, area, refuse)
      say()
      return isTaken
    },
    handleDrop(view: EditorView, event: DragEvent, { content }: Slice, moved: boolean): boolean {
      const from = event.dataTransfer
      const files = broughtFiles(from)
      const to = editor()
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (files.length === 0) {
        if (moved || !from || !to) return false
        begin(from)
        const isTaken = pasteSource(to, from, content, area, refuse, place?.pos)
        say()
        return isTaken
      }
      if (place) to?.commands.setTextSelection(place.pos)
      addPictures(files)
      return true
    },
  }
}
