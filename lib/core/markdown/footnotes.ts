import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

declare module 'vfile' {
  interface DataMap {
    /** Tells the footnotes of one text from those of the others on the page. */
    scope: string
  }
}

/**
 * Renames the ids of footnotes to `note-<scope>-<number>`: twenty comments on a page may each have a note [^1],
 * and no id is left that somebody chose. Runs while footnotes are the only thing with ids.
 */
export function scopeFootnotes() {
  return (tree: Root, file: VFile) => {
    const names = new Map<string, string>()
    const rename = (id: string) => {
      const name = names.get(id) ?? `note-${file.data.scope}-${names.size + 1}`
      names.set(id, name)
      return name
    }

    visit(tree, 'element', ({ properties }) => {
      const { id, href, ariaDescribedBy, dataFootnoteRef, dataFootnoteBackref } = properties
      if (typeof id === 'string') properties.id = rename(id)
      if (ariaDescribedBy) properties.ariaDescribedBy = [rename(String(ariaDescribedBy))]
      const isNoteLink = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined
      if (isNoteLink && typeof href === 'string') properties.href = `#${rename(href.slice(1))}`
    })
  }
}
