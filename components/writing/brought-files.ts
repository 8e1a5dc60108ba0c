/**
 * The files that are pasted or dropped, where one is a picture or nothing but files comes in: what is no picture is told so
 * in its turn. A text that brings another file along is meant as a text.
 */
export function broughtFiles(from: Pick<DataTransfer, 'files' | 'types'> | null): readonly File[] {
  const files = [...(from?.files ?? [])]
  const isText = from?.types.some((type) => type.startsWith('text/'))
  return isText && !files.some(({ type }) => type.startsWith('image/')) ? [] : files
}
