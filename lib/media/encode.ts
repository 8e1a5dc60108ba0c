import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '@/lib/core/app-error'
import { PICTURE_CROPS, PICTURE_WIDTHS, type PictureCrop } from '@/lib/core/picture-files'
import { decodeInTurn } from './decode-in-turn'
import { countScans, isMovingPng, pictureFormat } from './format'
import { NO_PICTURE, PICTURE_SIDE, PICTURE_SIDE_TEXT, TOO_MANY_SCANS } from './limits'

type Size = { width: number; bytes: Uint8Array }

/** `width` and `height` in pixels, of the largest size. */
export type Encoded = { width: number; height: number; sizes: Size[]; placeholder: string | null; animated: boolean }

/** A square of the upright picture, in its pixels. */
export type Crop = { x: number; y: number; size: number }

/** Widths kept of a portrait, in pixels. Lists show up to 56 of them, a person's own page up to 192, screens double that. */
export const AVATAR_WIDTHS = [64, 192, 384] as const

/** Encoders make ten passes of a progressive JPEG, or a few more. */
const MOST_SCANS = 64

const WEBP = { quality: 82, effort: 4 } as const

/**
 * A picture as the site keeps it: WebP in each width of `PICTURE_WIDTHS` (never enlarged), upright, without metadata, of a
 * moving one its first frame.
 * @throws AppError 'invalid' with one sentence when the file is no picture, too large in pixels, or damaged.
 */
export const encodePicture = (file: Uint8Array): Promise<Encoded> =>
  decodeInTurn(async () => {
    const { picture, animated } = await openPicture(file)
    const sizes: Size[] = []
    let [width, height] = [0, 0]
    for (const wanted of PICTURE_WIDTHS) {
      const made = await render(picture.clone().resize({ width: wanted, withoutEnlargement: true }).webp(WEBP))
      sizes.push({ width: wanted, bytes: made.data })
      ;[width, height] = [made.info.width, made.info.height]
    }
    return { width, height, sizes, placeholder: await toPlaceholder(picture), animated }
  })

/** One width more of a picture that `encodePicture` has made; a work for `decodeInTurn`. */
export async function encodeWidth(file: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await render(sharp(file).resize({ width, withoutEnlargement: true }).webp(WEBP))
  return new Uint8Array(data)
}

/** The middle of a picture that `encodePicture` has made, as large as it can be in another shape; a work for `decodeInTurn`. */
export async function encodeCrop(file: Uint8Array, crop: PictureCrop): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(file)
  const { width, height } = await picture.metadata()
  const wide = Math.min(width, Math.round(height * PICTURE_CROPS[crop]))
  const shape = { width: wide, height: Math.min(height, Math.round(wide / PICTURE_CROPS[crop])) }
  const { data } = await render(picture.resize({ ...shape, fit: 'cover' }).webp(WEBP))
  return new Uint8Array(data)
}

/** What the picture looks like, in a few bytes; it stands behind the picture, so there is none of one that lets through. */
async function toPlaceholder(picture: Sharp): Promise<string | null> {
  const { data } = await render(picture.clone().resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }))
  const { isOpaque } = await sharp(data).stats()
  return isOpaque ? `data:image/webp;base64,${data.toString('base64')}` : null
}

/**
 * A portrait: the square of `crop`, else the one in the middle, in each width of `AVATAR_WIDTHS`.
 * @throws AppError 'invalid' as `encodePicture` does. A crop that reaches outside is moved in.
 */
export const encodeAvatar = (file: Uint8Array, crop?: Crop): Promise<Size[]> =>
  decodeInTurn(async () => {
    const { picture, width, height } = await openPicture(file)
    const square = toSquare(width, height, crop)
    const sizes: Size[] = []
    for (const wanted of AVATAR_WIDTHS) {
      const made = await render(picture.clone().extract(square).resize(wanted, wanted).webp(WEBP))
      sizes.push({ width: wanted, bytes: made.data })
    }
    return sizes
  })

/** Reads the head of a file and judges it, before anything is decoded. Sizes are those of the upright picture. */
async function openPicture(file: Uint8Array) {
  const format = pictureFormat(file)
  if (!format) throw refuse(NO_PICTURE)
  if (format === 'jpeg' && countScans(file) > MOST_SCANS) throw refuse(TOO_MANY_SCANS)
  const options = { limitInputPixels: PICTURE_SIDE ** 2, failOn: 'error', sequentialRead: true } as const
  const head = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch((): Metadata => {
      throw damaged()
    })
  const [width, height] = [head.autoOrient.width, head.autoOrient.height]
  if (!width || !height) throw damaged()
  if (Math.max(width, height) > PICTURE_SIDE) {
    throw refuse(`That picture is ${width} × ${height} pixels. A side may have at most ${PICTURE_SIDE_TEXT}.`)
  }
  return {
    picture: sharp(file, options).autoOrient(),
    width,
    height,
    animated: (head.pages ?? 1) > 1 || isMovingPng(file),
  }
}

/** What the decoder finds wrong with a file that began well. */
const render = (picture: Sharp) =>
  picture.toBuffer({ resolveWithObject: true }).catch(() => {
    throw damaged()
  })

function toSquare(width: number, height: number, crop?: Crop) {
  const side = Math.min(width, height)
  const size = crop ? between(1, Math.round(crop.size), side) : side
  const left = between(0, Math.round(crop?.x ?? (width - size) / 2), width - size)
  const top = between(0, Math.round(crop?.y ?? (height - size) / 2), height - size)
  return { left, top, width: size, height: size }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
const refuse = (message: string) => new AppError('invalid', message, { file: [message] })
const damaged = () => refuse('That picture is damaged or incomplete. Please choose another file.')
