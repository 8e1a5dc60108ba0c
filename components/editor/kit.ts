import { InputRule, Mark, PasteRule } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'

type Found = { state: EditorState; range: { from: number; to: number } }

/** What stands in code means itself. */
const holdsCode = ({ state: { doc, schema }, range: { from, to } }: Found) =>
  schema.marks.code !== undefined && doc.rangeHasMark(from, to, schema.marks.code)

/**
 * The ready-made kit lets code have no other mark, so that no rule finds signs in it. Here it may be linked, bold and so
 * on as in Markdown, and the rules themselves leave it alone.
 */
export const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => {
      if (!(one instanceof Mark)) return one
      if (one.name === 'code') return one.extend({ excludes: 'code' })
      return one.extend({
        // What is typed behind a link is not part of it.
        ...(one.name === 'link' ? { inclusive: false } : {}),
        addInputRules() {
          const rules: InputRule[] = this.parent?.() ?? []
          return rules.map(
            (rule) => new InputRule({ ...rule, handler: (found) => (holdsCode(found) ? null : rule.handler(found)) }),
          )
        },
        addPasteRules() {
          const rules: PasteRule[] = this.parent?.() ?? []
          return rules.map(
            (rule) => new PasteRule({ ...rule, handler: (found) => (holdsCode(found) ? null : rule.handler(found)) }),
          )
        },
      })
    })
  },
})
