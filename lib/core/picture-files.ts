/**
 * Widths kept of every editorial picture, in pixels; the seed and the upload write exactly these. The first is for rows,
 * whose pictures are up to 180 px wide at 2 dots a pixel; the second fills a phone of 412 px at 1.75 dots a pixel.
 */
export const PICTURE_WIDTHS = [360, 720, 1200] as const

/** Address of one stored size. Files are immutable: a changed picture gets a new key. */
export const pictureAddress = (key: string, width: number) => `/media/${key}-${width}.webp` as const

/** The `src` and `srcset` of a picture, smallest first. */
export const pictureSources = ({ key }: { key: string }) => ({
  src: pictureAddress(key, 1200),
  srcSet: PICTURE_WIDTHS.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', '),
})

/** The key in the address of a picture's largest file, such as `/media/{key}-1200.webp`. */
export const keyOfAddress = (address: string) => /^\/media\/([a-z0-9]{8,64})-1200\.webp$/.exec(address)?.[1]
