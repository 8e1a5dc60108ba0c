import { bar, hoop, repeat, spot, stroke } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { eastWall, type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const hands = (s: Studio, r: number, ground: string) => {
  const angle = s.random.between(0, 6.28)
  return (
    spot(0, 0, r, ground) +
    repeat(12, (i) =>
      spot(Math.sin(i * 0.5236) * r * 0.84, Math.cos(i * 0.5236) * r * 0.84, i % 3 ? 2.4 : 4.6, '#FBFAF6'),
    ) +
    stroke(
      [
        [0, 0],
        [Math.sin(angle) * r * 0.5, Math.cos(angle) * r * 0.5],
      ],
      '#FBFAF6',
      6,
    ) +
    stroke(
      [
        [0, 0],
        [Math.sin(angle + 2.1) * r * 0.74, Math.cos(angle + 2.1) * r * 0.74],
      ],
      tone(s.accent, 0.6),
      4.5,
    ) +
    spot(0, 0, 6, '#FBFAF6')
  )
}

const activity = (s: Studio, w: number, h: number) =>
  bar(0, 0, w, h, '#111417', Math.min(w, h) * 0.24) +
  [0.36, 0.26, 0.16]
    .map((r, i) => {
      const size = Math.min(w, h) * r
      const long = size * s.random.between(3.2, 5.6)
      return `${hoop(0, 0, size, '#343A42', 7)}<circle r="${size}" fill="none" stroke="${[tone(s.accent, 0.6), tone(s.paper, 0.9), tone(s.palette.other, 0.75)][i]}" stroke-width="7" stroke-linecap="round" stroke-dasharray="${long} 999"/>`
    })
    .join('')

/** A strap closed to a loop, on its side, the case facing up on it. */
function looped(s: Studio, caseOn: (frame: Frame) => void) {
  s.shape(eastWall(-36, 0, 92), without(rectangle(216, 184, 84), rectangle(198, 166, 76)), 72, s.other, { bevel: 2 })
  caseOn(floor(0, 0, 178))
  s.crop = { fill: 1.04 }
}

export const roundWatch: Silhouette = (s) => {
  looped(s, (frame) => {
    s.rod(shift(frame, 0, 0, -6), 74, 26, s.body, { bevel: 5 })
    s.rod(shift(frame, 0, 0, 20), 66, 6, s.ink, { bevel: 2, art: hands(s, 60, '#15181C') })
    s.rod(eastWall(72, 0, 184), 11, 14, s.accent)
  })
}

export const squareWatch: Silhouette = (s) => {
  looped(s, (frame) => {
    s.slab(shift(frame, 0, 0, -6), 128, 150, 32, s.body, {
      r: 38,
      bevel: 8,
      art: bar(0, 0, 112, 134, '#0C0E10', 31) + activity(s, 104, 126),
    })
    s.rod(shift(eastWall(63, 0, 187), 26, 0), 12, 12, s.accent)
  })
}

export const flatWatch: Silhouette = (s) => {
  const lying = spin(floor(), s.random.between(-12, 12))
  const holes = repeat(6, (i) => bar(0, 70 - i * 24, 9, 14, tone(s.other, 0.12), 4))
  s.slab(shift(lying, 0, 178), 74, 220, 9, s.other, { r: 20, bevel: 2 })
  s.slab(shift(lying, 0, -194), 74, 250, 9, s.other, { r: 30, bevel: 2, art: shiftedHoles(holes) })
  s.box(0, 268, 0, 92, 34, 14, s.ink, { r: 8, top: bar(0, 0, 70, 14, tone(s.other, 0.5), 3) })
  const round = s.random.chance(0.5)
  s.slab(lying, 142, round ? 142 : 168, 34, s.body, {
    r: round ? 71 : 42,
    bevel: 8,
    art: round
      ? bar(0, 0, 124, 124, '#0C0E10', 62) + hands(s, 56, '#15181C')
      : bar(0, 0, 126, 152, '#0C0E10', 34) + activity(s, 116, 142),
  })
  s.rod(shift({ ...lying, u: lying.v, v: lying.w, w: lying.u }, 22, 18, 69), 12, 13, s.accent)
  s.crop = { fill: 1.6, x: 0, y: 0 }
}

const shiftedHoles = (holes: string) => `<g transform="translate(0 -40)">${holes}</g>`

export const rings: Silhouette = (s) => {
  const band = without(rectangle(190, 190, 95), rectangle(158, 158, 79))
  s.shape(floor(-60, 50, 0), band, 62, s.body, { bevel: 8 })
  s.ontoLast(wall(-60, -45.5, 30), bar(0, 0, 26, 7, tone(s.accent, 0.6), 3))
  s.shape(shift(tilt(wall(86, -56, 0), 12), 0, 95), band, 60, s.other, { bevel: 8 })
}

export const band: Silhouette = (s) => {
  s.shape(eastWall(-32, 0, 86), without(rectangle(224, 172, 80), rectangle(206, 154, 72)), 64, s.body, { bevel: 2 })
  s.slab(floor(0, -6, 168), 60, 150, 18, s.ink, {
    r: 29,
    bevel: 6,
    art:
      bar(0, 40, 34, 8, '#FBFAF6', 3) +
      bar(0, 22, 24, 8, tone(s.accent, 0.6), 3) +
      stroke(
        [
          [-20, -30],
          [-8, -30],
          [-2, -12],
          [6, -46],
          [12, -30],
          [20, -30],
        ],
        tone(s.accent, 0.7),
        4,
      ),
  })
  s.crop = { fill: 1.02 }
}

export const glasses: Silhouette = (s) => {
  for (const side of [-1, 1]) {
    s.shape(wall(side * 92, 0, 76), without(rectangle(160, 122, 48), rectangle(130, 92, 36)), 20, s.body, { bevel: 4 })
    s.slab(wall(side * 92, -4, 76), 134, 96, 4, side < 0 ? s.ink : s.other, {
      r: 38,
      bevel: 0,
      art: `<path d="M-52 -20L-14 40L8 40L-40 -38Z" fill="#FFFFFF" fill-opacity=".22"/>`,
    })
    s.box(side * 176, 96, 96, 13, 220, 24, s.body, { r: 4, left: bar(70, 0, 40, 6, tone(s.accent, 0.6), 3) })
    s.slab(spin(eastWall(side * 176 - 6, 216, 92), -42), 74, 20, 13, s.body, { r: 8 })
  }
  s.box(0, -4, 86, 40, 16, 16, s.body, { r: 4 })
  s.rod(wall(152, -19, 118), 9, 4, s.ink, { bevel: 1, art: spot(0, 0, 5, tone(s.accent, 0.7)) })
}

export const wearable = [roundWatch, squareWatch, flatWatch, rings, band, glasses] as const
