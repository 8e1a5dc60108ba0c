import { Mark } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'

/** Whether the cursor is in blocks and marks of the same kinds and attributes as before. False where anything is chosen. */
export function isSamePlace(one: EditorState, other: EditorState): boolean {
  const [was, is] = [cursorOf(one), cursorOf(other)]
  if (!was || !is || was.depth !== is.depth) return false
  for (let depth = 0; depth <= is.depth; depth++) {
    const { type, attrs } = is.node(depth)
    if (!was.node(depth).hasMarkup(type, attrs)) return false
  }
  return Mark.sameSet(one.storedMarks ?? was.marks(), other.storedMarks ?? is.marks())
}

const cursorOf = ({ selection }: EditorState) => (selection instanceof TextSelection ? selection.$cursor : null)
