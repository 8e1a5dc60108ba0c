import { bar, grid, spot } from '../marks'
import { type Material, tone } from '../palette'
import { screenArt } from '../screens'
import { type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const WIDTH = 168
const HEIGHT = 344

const front = (s: Studio, w = WIDTH, h = HEIGHT) =>
  bar(0, 0, w - 4, h - 4, '#16181B', 25) + screenArt(s, w - 18, h - 18, 18) + bar(0, h / 2 - 22, 40, 11, '#16181B', 6)

/** A block of lenses in one of four arrangements. */
function lenses(s: Studio, frame: Frame, material: Material) {
  const lens = (x: number, y: number, r: number) => {
    s.rod(shift(frame, x, y, 5), r, 6, s.ink, {
      bevel: 2,
      art:
        spot(0, 0, r * 0.62, '#0B0D10') +
        spot(-r * 0.12, r * 0.1, r * 0.4, tone(s.palette.other, 0.4)) +
        spot(-r * 0.22, r * 0.24, r * 0.13, '#FFFFFF'),
    })
  }
  const style = s.random.whole(0, 3)
  if (style === 0) {
    s.slab(shift(frame, -33, 118), 84, 88, 6, material, { r: 22, bevel: 2 })
    lens(-53, 138, 18)
    lens(-53, 97, 18)
    lens(-14, 118, 18)
  } else if (style === 1) {
    s.slab(shift(frame, 0, 112), 164, 56, 7, s.ink, { r: 10, bevel: 2 })
    for (const x of [-46, -4, 38]) lens(x, 112, 19)
  } else if (style === 2) {
    s.rod(shift(frame, 0, 96), 58, 7, s.ink, { bevel: 3 })
    for (const [x, y] of [
      [-22, 22],
      [22, 22],
      [-22, -22],
      [22, -22],
    ] as const)
      lens(x, 96 + y, 16)
  } else {
    lens(-50, 132, 21)
    lens(-50, 84, 21)
    lens(-50, 36, 21)
  }
}

/** A phone lying or standing in a plane, screen or back towards the plane's normal. */
function phone(s: Studio, frame: Frame, face: 'screen' | 'back', material: Material) {
  const art = face === 'screen' ? front(s) : spot(0, -14, 15, tone(material, 0.45))
  s.slab(frame, WIDTH, HEIGHT, 15, material, { r: 29, bevel: 4, art })
  if (face === 'back') lenses(s, shift(frame, 0, 0, 15), material)
}

export const lying: Silhouette = (s) => {
  phone(s, spin(floor(), s.random.between(-14, 14)), s.random.pick(['screen', 'back', 'back'] as const), s.body)
  s.crop = { fill: 1.08 }
}

const pair: Silhouette = (s) => {
  phone(s, shift(tilt(wall(-66, 46, 0), 11), 0, HEIGHT / 2), 'back', s.body)
  phone(s, shift(tilt(wall(72, -64, 0), 13), 0, HEIGHT / 2), 'screen', s.other)
  s.crop = { fill: 1.04 }
}

const fanned: Silhouette = (s) => {
  for (const [i, material] of [s.other, s.accent, s.body].entries()) {
    phone(
      s,
      spin(floor((i - 1) * 118, (1 - i) * 26, i * 5 + 0.1), 26 - i * 22 + s.random.between(-4, 4)),
      i === 1 ? 'screen' : 'back',
      material,
    )
  }
}

export const onStand: Silhouette = (s) => {
  s.rod(floor(0, 20), 92, 16, s.other, { bevel: 4 })
  s.slab(shift(tilt(wall(0, 58, 14), 20), 0, 90), 44, 180, 12, s.other, { r: 10 })
  phone(s, shift(tilt(wall(0, -8, 34), 20), 0, HEIGHT / 2), s.random.pick(['screen', 'back'] as const), s.body)
  s.slab(wall(0, -30, 26), 86, 22, 8, s.other, { r: 6 })
  s.crop = { fill: 0.92, y: 0 }
}

export const folding: Silhouette = (s) => {
  const half = 172
  s.box(0, 0, 0, 186, half, 14, s.body, {
    r: 26,
    bevel: 3,
    top:
      bar(0, 0, 178, 164, '#16181B', 20) +
      bar(0, 0, 164, 150, tone(s.palette.other, 0.35), 12) +
      grid(3, 2, 46, 52, (x, y, i) => bar(x, y, 34, 34, tone(i % 4 ? s.paper : s.accent, 0.7), 9)),
  })
  const lid = shift(tilt(wall(0, half / 2 + 4, 12), s.random.between(8, 34)), 0, half / 2 + 2)
  s.slab(lid, 186, half, 12, s.body, {
    r: 26,
    bevel: 2,
    art: bar(0, 0, 178, 164, '#16181B', 20) + screenArt(s, 164, 150, 12),
  })
  s.rod({ o: [-84, half / 2 - 2, 13], u: [0, 1, 0], v: [0, 0, 1], w: [1, 0, 0] }, 9, 168, s.other)
}

export const smartphone = [lying, lying, pair, fanned, onStand, folding] as const
