import { bar, hoop, spot } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { floor, spin } from '../space'
import type { Silhouette, Studio } from '../studio'

export const charger: Silhouette = (s) => {
  s.rod(floor(-40, 0), 150, 20, s.other, { bevel: 5, art: hoop(0, 0, 112, tone(s.other, 0.3), 4) })
  s.slab(spin(floor(-40, 0, 20), -8), 168, 336, 17, s.body, {
    r: 30,
    bevel: 4,
    art:
      spot(0, 0, 52, tone(s.body, 0.62)) +
      hoop(0, 0, 52, tone(s.accent, 0.6), 5) +
      bar(-40, 118, 62, 74, tone(s.body, 0.3), 20) +
      spot(-40, 136, 17, '#14171A') +
      spot(-40, 100, 17, '#14171A'),
  })
  s.rod(floor(170, -90), 66, 18, s.other, { bevel: 4 })
  s.rod(floor(170, -90, 18), 44, 24, s.accent, { bevel: 8, art: spot(0, 0, 18, tone(s.paper, 0.9)) })
  s.cable(
    [
      [80, 90, 5],
      [200, 160, 5],
      [330, 90, 5],
      [420, 210, 5],
      [700, 200, 5],
    ],
    s.ink,
    10,
  )
}

export const plugBrick: Silhouette = (s) => {
  s.box(0, 40, 0, 190, 190, 170, s.body, {
    r: 30,
    bevel: 10,
    front:
      bar(-40, 28, 44, 18, '#14171A', 9) +
      bar(-40, -6, 44, 18, '#14171A', 9) +
      bar(-40, -40, 44, 18, '#14171A', 9) +
      bar(44, 0, 50, 100, tone(s.body, 0.3), 8),
  })
  for (const x of [-36, 36]) s.box(x, 40, 168, 12, 40, 62, s.paper, { r: 3, bevel: 2 })
  s.box(-40, -78, 101, 38, 46, 24, s.ink, { r: 8 })
  s.cable(
    [
      [-34, -102, 112],
      [-34, -150, 100],
      [-50, -200, 10],
      [60, -250, 5],
      [160, -150, 5],
      [280, -190, 5],
      [560, -120, 5],
    ],
    s.accent,
    13,
  )
}

/** A coil of cable with its two plugs. */
function coilOf(s: Studio) {
  for (let i = 0; i < 4; i += 1)
    s.shape(
      floor((i % 2) * 5, (i % 3) * 4, i * 17),
      without(rectangle(310 - i * 6, 250 - i * 6, 122), rectangle(274 - i * 6, 214 - i * 6, 106)),
      16,
      i % 2 ? s.other : s.accent,
      { bevel: 6 },
    )
  s.box(0, 116, -1, 64, 56, 78, s.ink, { r: 10 })
}

export const coil: Silhouette = (s) => {
  coilOf(s)
  s.cable(
    [
      [120, -90, 14],
      [170, -150, 8],
      [120, -200, 8],
      [30, -204, 8],
    ],
    s.accent,
    17,
  )
  s.box(-14, -204, 2, 74, 40, 26, s.body, { r: 8 })
  s.box(-68, -204, 8, 40, 26, 13, s.paper, { r: 6, bevel: 2 })
  s.crop = { fill: 1.06 }
}
