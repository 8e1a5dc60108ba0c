import type { Editor } from '@tiptap/core'
import type { SelectionBookmark, Transaction } from '@tiptap/pm/state'
import { goAfter, makeRoom } from './insert-after'
import type { DocNode } from './markdown/doc-types'
import { readNow } from './read-later'

/** Where something is to be put in that takes a while to come: the place moves with the text that is written meanwhile. */
export class KeptPlace {
  #editor: Editor
  #place: SelectionBookmark
  #isInserting = false

  constructor(editor: Editor) {
    this.#editor = editor
    this.#place = editor.state.selection.getBookmark()
    editor.on('transaction', this.#follow)
  }

  #follow = ({ transaction }: { transaction: Transaction }) => {
    if (!this.#isInserting) this.#place = this.#place.map(transaction.mapping)
  }

  /**
   * Puts blocks in; the next ones come behind them. Whoever writes on elsewhere has the cursor where it was. False when the
   * text is not edited here any more, or its Markdown is meanwhile.
   */
  insert(blocks: readonly DocNode[]): boolean {
    if (this.#editor.isDestroyed || !this.#editor.view.dom.checkVisibility()) return false
    readNow(this.#editor)
    const { view, state } = this.#editor
    const writing = view.hasFocus() ? state.selection : null
    this.#isInserting = true
    const done = this.#editor
      .chain()
      .command(({ tr }) => {
        tr.setSelection(this.#place.resolve(tr.doc))
        return true
      })
      .command(makeRoom)
      .insertContent([...blocks])
      .command(goAfter)
      .command(({ tr }) => {
        this.#place = tr.selection.getBookmark()
        const isThere = writing && !tr.mapping.mapResult(writing.head, -1).deleted
        if (isThere) tr.setSelection(writing.map(tr.doc, tr.mapping))
        return true
      })
      .run()
    this.#isInserting = false
    return done
  }

  stop() {
    this.#editor.off('transaction', this.#follow)
  }
}
