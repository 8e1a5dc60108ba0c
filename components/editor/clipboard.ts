/** What VS Code says of a text that is copied from it. */
const CODE = 'vscode-editor-data'
/** Languages in which people write texts. */
const PROSE = new Set(['markdown', 'plaintext'])

export const isFromCode = (from: DataTransfer): boolean => from.types.includes(CODE)

/** Whether what comes has its marks already, so that its signs are signs. An editor of programs sends HTML of what is plain text. */
export const isHtml = (from: DataTransfer): boolean => from.types.includes('text/html') && !isFromCode(from)

/** Whether HTML was copied from a text of this editor, as the editor itself says. */
export const isOwnHtml = (html: string): boolean => html.includes('data-pm-slice')

export const isOwn = (from: DataTransfer): boolean => isOwnHtml(from.getData('text/html'))

/** Whether a text is code that was copied from an editor of programs. */
export function isProgram(from: DataTransfer): boolean {
  try {
    const { mode } = JSON.parse(from.getData(CODE))
    return typeof mode === 'string' && !PROSE.has(mode)
  } catch {
    return false
  }
}
