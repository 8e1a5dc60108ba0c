import type { Editor } from '@tiptap/core'
import type { SelectionBookmark, Transaction } from '@tiptap/pm/state'
import { goBehind, makeRoom } from './behind'
import type { DocNode } from './markdown/doc-types'

/** Where something is to be put in that takes a while to come: the place moves with the text that is written meanwhile. */
export class KeptPlace {
  #editor: Editor
  #place: SelectionBookmark

  constructor(editor: Editor) {
    this.#editor = editor
    this.#place = editor.state.selection.getBookmark()
    editor.on('transaction', this.#follow)
  }

  #follow = ({ transaction }: { transaction: Transaction }) => {
    this.#place = this.#place.map(transaction.mapping)
  }

  /** Puts blocks in, and the next ones behind them. Whoever writes on has the cursor where it was. */
  insert(blocks: readonly DocNode[]) {
    const writing = this.#editor.view.hasFocus() ? this.#editor.state.selection.getBookmark() : null
    this.#editor
      .chain()
      .command(({ tr }) => {
        tr.setSelection(this.#place.resolve(tr.doc))
        return true
      })
      .command(makeRoom)
      .insertContent([...blocks])
      .command(goBehind)
      .command(({ tr }) => {
        if (writing) tr.setSelection(writing.map(tr.mapping).resolve(tr.doc))
        return true
      })
      .run()
    if (!writing) this.#place = this.#editor.state.selection.getBookmark()
  }

  stop() {
    this.#editor.off('transaction', this.#follow)
  }
}
