/**
 * A stored picture. `width` and `height` are those of the largest file, in pixels. Where a page asks for them: `placeholder`,
 * a tiny one as a `data:` address, and the `caption` that stands below it.
 */
export type Picture = {
  key: string
  width: number
  height: number
  alt: string
  caption?: string | null
  placeholder?: string | null
}

/** A picture from the columns of a joined row; null when the row has none. */
export function toPicture(
  key: string | null,
  width: number | null,
  height: number | null,
  alt: string | null,
): Picture | null {
  return key && width && height ? { key, width, height, alt: alt ?? '' } : null
}
