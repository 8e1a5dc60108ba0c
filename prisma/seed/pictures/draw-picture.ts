import { addCompanion } from './companions'
import { drawGrain, drawGround } from './ground'
import { paintOrder } from './painter'
import { PALETTES } from './palette'
import { createRandom, type Random } from './random'
import { number, type Point } from './space'
import { type Crop, Studio } from './studio'
import { KINDS } from './subjects/kinds'
import { type PictureSubject, SILHOUETTES } from './subjects/silhouettes'

export type { PictureSubject }

const WIDTH = 1200
const HEIGHT = 800

/**
 * Draws a cover picture of one subject as an SVG of 1200 × 800. `about` is what a text says of its thing: where it names
 * what that is, a thing of its kind is drawn. The same subject, key and words give the same picture, byte for byte.
 */
export function drawPicture(subject: PictureSubject, key: string, about = ''): string {
  const random = createRandom(`${subject}/${key}`)
  const studio = new Studio(random, random.pick(PALETTES))
  const kind = KINDS[subject]?.find(({ words }) => words.test(about))
  random.pick(kind?.shapes ?? SILHOUETTES[subject])(studio)
  const place = frameObject(
    random,
    studio.solids.flatMap((solid) => solid.points),
    studio.crop,
  )
  if (random.chance(0.6)) addCompanion(studio)

  const objects = paintOrder(studio.solids).map((solid) => solid.svg)
  const ground = drawGround(random, studio.palette, studio.yaw)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${studio.palette.ground}"/>`,
    `<g transform="${place}">${ground}${shadowsOf(studio)}${studio.flat.join('')}${objects.join('')}</g>`,
    drawGrain(random),
    '</svg>',
  ].join('')
}

/** Cast shadows in one piece, and a darker, softer one where things touch the ground. */
function shadowsOf({ solids }: Studio) {
  const cast = solids.map((solid) => solid.shadow).join('')
  const contact = solids.map((solid) => solid.contact).join('')
  const ink = '#10141C'
  return [
    `<path d="${cast}" fill="${ink}" fill-opacity=".25"/>`,
    `<path d="${contact}" transform="translate(3 3)" fill="${ink}" fill-opacity=".3" stroke="${ink}" stroke-opacity=".16" stroke-width="10" stroke-linejoin="round"/>`,
  ].join('')
}

/** Scales and moves the object so that it fills the picture and runs off it where the crop says. */
function frameObject(random: Random, points: readonly Point[], crop: Crop) {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [width, height] = [right - left, bottom - top]
  const fill = (crop.fill ?? 1) * random.between(0.94, 1.08)
  const scale =
    fill *
    Math.min(Math.sqrt((WIDTH * HEIGHT * 0.92) / (width * height)), (WIDTH * 1.22) / width, (HEIGHT * 1.5) / height)
  const x = slide(random, crop.x ?? random.pick([-1, 0, 1, 1]), WIDTH, width * scale)
  const y = slide(random, crop.y ?? random.pick([-1, 1, 1, 0]), HEIGHT, height * scale)
  const dx = WIDTH / 2 + x - ((left + right) / 2) * scale
  const dy = HEIGHT / 2 + y - ((top + bottom) / 2) * scale
  return `translate(${number(dx)} ${number(dy)}) scale(${scale.toFixed(3)})`
}

/** How far to move off the middle: wide things leave the frame a little, narrow ones only lean to one side. */
function slide(random: Random, side: -1 | 0 | 1, frame: number, size: number) {
  if (side === 0) return random.between(-0.03, 0.03) * frame
  if (size < frame * 0.72) return side * random.between(0.08, 0.15) * frame
  return side * (Math.max(0, (frame - size) / 2) + Math.min(size, frame) * random.between(0.05, 0.11))
}
