/**
 * A stored picture. `width` and `height` are those of the largest file, in pixels; `placeholder`: a tiny one as a `data:`
 * address, where a page asks for it.
 */
export type Picture = { key: string; width: number; height: number; alt: string; placeholder?: string | null }

/** A picture from the columns of a joined row; null when the row has none. */
export function toPicture(
  key: string | null,
  width: number | null,
  height: number | null,
  alt: string | null,
): Picture | null {
  return key && width && height ? { key, width, height, alt: alt ?? '' } : null
}
