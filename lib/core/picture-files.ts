/**
 * Widths kept of every editorial picture, in pixels; the seed and the upload write exactly these. The first is for rows,
 * whose pictures are up to 180 px wide at 2 dots a pixel; the second fills a phone of 412 px at 1.75 dots a pixel.
 */
export const PICTURE_WIDTHS = [360, 720, 1200] as const

/** Shapes in which search engines show the picture of a text (shared rules for search engines, section 2): width to height. */
export const PICTURE_CROPS = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 } as const

export type PictureCrop = keyof typeof PICTURE_CROPS

export const isCrop = (name: string): name is PictureCrop => Object.hasOwn(PICTURE_CROPS, name)

/** Address of one stored size. Files are immutable: a changed picture gets a new key. */
export const pictureAddress = (key: string, width: number | PictureCrop) => `/media/${key}-${width}.webp` as const

/** The `src` and `srcset` of a picture, smallest first. */
export const pictureSources = ({ key }: { key: string }) => ({
  src: pictureAddress(key, 1200),
  srcSet: PICTURE_WIDTHS.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', '),
})

/** The picture as a search engine may show it: as it is, then in each of its shapes. */
export const pictureShapes = ({ key }: { key: string }) =>
  [1200 as const, ...Object.keys(PICTURE_CROPS).filter(isCrop)].map((shape) => pictureAddress(key, shape))

/** The key in the address of a picture's largest file, such as `/media/{key}-1200.webp`. */
export const keyOfAddress = (address: string) => /^\/media\/([a-z0-9]{8,64})-1200\.webp$/.exec(address)?.[1]
