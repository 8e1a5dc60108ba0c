import { bar, grid, spot } from '../marks'
import { tone } from '../palette'
import { screenArt } from '../screens'
import { eastWall, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

/** Keys and trackpad of a laptop deck. */
function deck(s: Studio, width: number, depth: number, keys: string) {
  const step = (width * 0.86) / 13
  return (
    bar(0, depth * 0.14, width * 0.9, depth * 0.5, tone(s.body, 0.3), 5) +
    grid(13, 5, step, depth * 0.095, (x, y, i) =>
      bar(x, y + depth * 0.14, step * 0.82, depth * 0.077, i === 12 || i === 40 ? tone(s.accent, 0.6) : keys, 2),
    ) +
    bar(0, -depth * 0.31, width * 0.34, depth * 0.27, tone(s.body, 0.62), 5)
  )
}

const lidArt = (s: Studio, width: number, height: number) =>
  bar(0, 0, width - 6, height - 6, '#16181B', 9) + screenArt(s, width - 24, height - 26)

const open: Silhouette = (s) => {
  const [width, depth] = [s.random.between(370, 410), s.random.between(250, 280)]
  const lean = s.random.between(10, 30)
  const height = depth * 0.97
  s.box(0, 0, 0, width, depth, 15, s.body, {
    r: 16,
    bevel: 3,
    top: deck(s, width, depth, tone(s.ink, s.random.pick([0.3, 0.7]))),
  })
  const hinge = tilt(wall(0, depth / 2 - 6, 20), lean)
  s.rod(eastWall(-width * 0.4, depth / 2 - 7, 15), 8, width * 0.8, s.ink)
  s.slab(shift(hinge, 0, height / 2), width, height, 9, s.body, { r: 14, bevel: 1.5, art: lidArt(s, width, height) })
  s.crop = { fill: 1.06 }
}

const fromBehind: Silhouette = (s) => {
  s.yaw += 180
  const [width, depth, height] = [390, 260, 250]
  const badge = s.random.pick([
    spot(0, 0, 26, tone(s.accent, 0.6)),
    bar(0, 0, 54, 54, tone(s.accent, 0.6), 12),
    bar(0, 0, 120, 12, tone(s.accent, 0.6), 6),
  ])
  s.box(0, 0, 0, width, depth, 15, s.body, { r: 16, bevel: 3 })
  s.rod(eastWall(-width * 0.4, depth / 2 - 7, 15), 8, width * 0.8, s.ink)
  s.slab(shift(tilt(wall(0, depth / 2 - 6, 20), s.random.between(14, 26)), 0, height / 2), width, height, 10, s.body, {
    r: 14,
    bevel: 2,
    back: badge,
  })
  s.crop = { fill: 1.06 }
}

const stacked: Silhouette = (s) => {
  const count = s.random.whole(2, 3)
  for (let i = 0; i < count; i += 1) {
    const material = [s.ink, s.other, s.body][(i + 3 - count) % 3] ?? s.body
    const turn = (i % 2 ? -1 : 1) * s.random.between(3, 10)
    const mark =
      i === count - 1 ? spot(0, 0, 28, tone(material, 0.4)) + bar(150, -108, 40, 22, tone(s.accent, 0.6), 4) : ''
    s.box(0, 0, i * 31, 390 - i * 12, 270 - i * 6, 17, material, {
      r: 18,
      bevel: 3,
      turn,
      top: mark,
      front: bar(0, 0, 70, 3, tone(material, 0.1)),
      right: bar(-60, 1, 16, 5, '#16181B', 2) + bar(-30, 1, 16, 5, '#16181B', 2) + spot(20, 1, 3.5, '#16181B'),
    })
    s.box(0, 0, i * 31 + 17, 388 - i * 12, 268 - i * 6, 12, material, { r: 18, bevel: 4, turn, top: mark })
  }
}

const tent: Silhouette = (s) => {
  const [width, height, lean] = [390, 260, 33]
  s.slab(shift(tilt(wall(0, -142, 8), lean), 0, height / 2, -5), width, height, 10, s.body, {
    r: 14,
    bevel: 2,
    art: lidArt(s, width, height),
  })
  s.slab(shift(tilt(wall(0, 142, 8), -lean), 0, height / 2, -5), width, height, 12, s.other, { r: 14, bevel: 2 })
  s.rod(eastWall(-150, 0, 224), 8, 300, s.ink)
}

const detached: Silhouette = (s) => {
  const [width, height] = [360, 250]
  s.slab(shift(tilt(wall(0, 40, 0), 22), 0, height / 2), width, height, 11, s.body, {
    r: 16,
    bevel: 2,
    art: lidArt(s, width, height),
  })
  s.slab(shift(tilt(wall(0, 150, 0), -24), 0, 58), width * 0.8, 116, 5, s.other, { r: 6, bevel: 1 })
  s.box(0, -112, 0, width, 210, 8, s.other, { r: 14, bevel: 2, top: deck(s, width, 200, tone(s.paper, 0.8)) })
  s.rod(
    { ...spin(floor(), -58), o: [218, -190, 7], u: [0, 0, 1], v: [0.82, -0.57, 0], w: [0.57, 0.82, 0] },
    6,
    230,
    s.paper,
  )
  s.crop = { fill: 1.2 }
}

export const laptop = [open, open, fromBehind, stacked, tent, detached] as const
