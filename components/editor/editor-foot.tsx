import { minutesToRead, type TextLength } from '@/lib/articles/word-count'
import { counted } from '@/lib/core/format-count'

type EditorFootProps = {
  /** The id of the note about keys, which describes the text. */
  id: string
  length: TextLength
}

/** How long the text is, and the keys that nobody would guess: how to reach the tools, and how to leave what takes Tab. */
export const EditorFoot = ({ id, length }: EditorFootProps) => (
  <div className="editor-ends">
    <p className="editor-foot">
      {counted(length.words, 'word', 'words')} · {minutesToRead(length)} min read
    </p>
    <p id={id} className="editor-keys">
      <span>Alt+F10 leads to the tools, Escape back.</span>{' '}
      <span>Tab goes from cell to cell and indents lists and code, arrow keys lead out.</span>{' '}
      <span>Ctrl+S saves.</span>
      {/* One more line would make the editor higher than the text area that it stands in for. */}
      <span className="sr-only"> Enter leads to the cell below. Ctrl+Enter ticks a task.</span>
    </p>
  </div>
)
