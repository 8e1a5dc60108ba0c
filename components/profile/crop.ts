/** Where the square lies: zoom from 1 (as large as it can be) on, and how far along each axis, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

/** Side of what is sent, in pixels: more than the largest size that is kept. */
const SENT_SIDE = 512

const within = (value: number) => Math.min(1, Math.max(0, value))

/** The square in the picture's own pixels. */
export function toSquare({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The crop after the picture was dragged by so many shown pixels in a frame of `shown` pixels. */
export function dragged(
  picture: { width: number; height: number },
  crop: Crop,
  move: { x: number; y: number },
  shown: number,
): Crop {
  const { side } = toSquare(picture, crop)
  const along = (at: number, by: number, length: number) =>
    length > side ? within(at - (by * side) / shown / (length - side)) : at
  return { ...crop, x: along(crop.x, move.x, picture.width), y: along(crop.y, move.y, picture.height) }
}

export function drawSquare(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = toSquare({ width: picture.naturalWidth, height: picture.naturalHeight }, crop)
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square as a small file; browsers that cannot write WebP write PNG. */
export async function toFile(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIDE
  canvas.height = SENT_SIDE
  drawSquare(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92))
  return blob && new File([blob], 'portrait', { type: blob.type })
}
