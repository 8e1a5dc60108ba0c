/** A stored picture. `width` and `height` are those of the largest file, in pixels. */
export type Picture = { key: string; width: number; height: number; alt: string }

/**
 * Widths kept of every editorial picture, in pixels; the seed and the upload write exactly these. The smaller one fills
 * a phone of 412 px at 1.75 dots a pixel.
 */
export const PICTURE_WIDTHS = [720, 1200] as const

/** Address of one stored size. Files are immutable: a changed picture gets a new key. */
export const pictureAddress = (key: string, width: number) => `/media/${key}-${width}.webp` as const

/** The `src` and `srcset` of a picture, smallest first. */
export const pictureSources = ({ key }: Pick<Picture, 'key'>) => ({
  src: pictureAddress(key, 1200),
  srcSet: PICTURE_WIDTHS.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', '),
})

/** A picture from the columns of a joined row; null when the row has none. */
export function toPicture(
  key: string | null,
  width: number | null,
  height: number | null,
  alt: string | null,
): Picture | null {
  return key && width && height ? { key, width, height, alt: alt ?? '' } : null
}
