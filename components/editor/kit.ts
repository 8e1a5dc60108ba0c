import { InputRule, Mark, PasteRule } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { isHtml } from './clipboard'
import { signsOf } from './mark-signs'

type Found = { state: EditorState; range: { from: number; to: number } }

/** What stands in code means itself. */
const holdsCode = ({ state: { doc, schema }, range: { from, to } }: Found) =>
  schema.marks.code !== undefined && doc.rangeHasMark(from, to, schema.marks.code)

type From = { pasteEvent: ClipboardEvent | null; dropEvent: DragEvent | null }

const comesAsHtml = ({ pasteEvent, dropEvent }: From) =>
  [pasteEvent?.clipboardData, dropEvent?.dataTransfer].some((from) => from && isHtml(from))

/**
 * The ready-made kit lets code have no other mark, so that no rule finds signs in it. Here it may be linked, bold and so
 * on as in Markdown, and the rules themselves leave it alone.
 */
export const Kit = StarterKit.extend({
  // Tiptap runs an input rule only if the text it matched equals the node's text; a hard break has none, so it gets '\n'.
  extendNodeSchema: ({ name }) => (name === 'hardBreak' ? { leafText: () => '\n' } : {}),
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => {
      if (!(one instanceof Mark)) return one
      const signs = signsOf(one.name)
      return one.extend({
        ...(one.name === 'code' ? { excludes: 'code' } : {}),
        // What is typed behind a link is not part of it.
        ...(one.name === 'link' ? { inclusive: false } : {}),
        addInputRules() {
          const rules: InputRule[] = this.parent?.() ?? []
          return rules.map(
            (rule, at) =>
              new InputRule({
                ...rule,
                find: signs[at]?.typed ?? rule.find,
                handler: (found) => (holdsCode(found) ? null : rule.handler(found)),
              }),
          )
        },
        addPasteRules() {
          const rules: PasteRule[] = this.parent?.() ?? []
          return rules.map(
            (rule, at) =>
              new PasteRule({
                find: signs[at]?.pasted ?? rule.find,
                handler: (found) =>
                  holdsCode(found) || (one.name !== 'link' && comesAsHtml(found)) ? null : rule.handler(found),
              }),
          )
        },
      })
    })
  },
})
