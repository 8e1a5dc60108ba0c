import { bar, grid, hoop, spot } from '../marks'
import { rectangle } from '../outlines'
import { tone } from '../palette'
import type { Ring } from '../solids'
import { floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette } from '../studio'
import { charger, coil, plugBrick } from './charging'

const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [1.25, 1.25, 6.25, 1, 1.25, 1],
] as const

export const keyboard: Silhouette = (s) => {
  s.box(0, 0, 0, 470, 190, 34, s.other, { r: 16, bevel: 5 })
  for (const [row, widths] of ROWS.entries()) {
    let x = -216
    for (const [i, wide] of widths.entries()) {
      const [w, hot] = [wide * 36, (row === 0 && i === 0) || (row === 2 && i === 9)]
      const material = hot ? s.accent : wide > 1 && wide < 5 ? s.ink : s.body
      s.put(
        floor(x + w / 2, 62 - row * 41, 30),
        rectangle(w - 3, 38, 10),
        [
          [0, 0],
          [6, 0],
          [24, 5],
          [27, 8],
        ],
        material,
      )
      x += w
    }
  }
  s.crop = { fill: 1.26 }
}

export const mouse: Silhouette = (s) => {
  const body = spin(floor(), s.random.between(-18, 18))
  s.slab(body, 190, 310, 20, s.ink, { r: 92, bevel: 4 })
  s.put(
    shift(body, 0, 0, 16),
    rectangle(200, 322, 98),
    Array.from({ length: 12 }, (_, i): Ring => [100 * Math.sin((i / 11) * 1.5), 62 * (1 - Math.cos((i / 11) * 1.5))]),
    s.body,
  )
  s.ontoLast(shift(body, 0, 40, 117), bar(0, 28, 4, 96, tone(s.body, 0.15)))
  s.slab(shift(body, 0, 84, 92), 24, 62, 24, s.accent, { r: 12, bevel: 8 })
  s.slab(shift(body, 0, -52, 116), 34, 34, 1, s.other, { r: 17, bevel: 0 })
  s.crop = { fill: 1.1 }
}

export const hub: Silhouette = (s) => {
  s.box(0, 0, 0, 380, 120, 46, s.body, {
    r: 22,
    bevel: 7,
    front:
      bar(-130, 0, 52, 22, '#14171A', 3) +
      bar(-62, 0, 52, 22, '#14171A', 3) +
      bar(4, 0, 36, 15, '#14171A', 7) +
      bar(58, 0, 36, 15, '#14171A', 7) +
      bar(128, 0, 58, 20, '#14171A', 3),
    top: spot(-150, 0, 7, tone(s.accent, 0.7)) + bar(0, 0, 90, 10, tone(s.body, 0.3), 4),
    left: bar(0, 0, 44, 20, '#14171A', 3),
  })
  s.box(-62, -96, 12, 50, 56, 22, s.paper, { r: 3, bevel: 1 })
  s.box(-62, -150, 6, 60, 66, 34, s.ink, { r: 8 })
  s.cable(
    [
      [-62, -182, 22],
      [-60, -250, 5],
      [60, -300, 5],
      [160, -210, 5],
      [300, -250, 5],
      [620, -190, 5],
    ],
    s.ink,
    14,
  )
  s.cable(
    [
      [190, 10, 22],
      [270, 10, 6],
      [330, 90, 5],
      [260, 190, 5],
      [480, 300, 5],
    ],
    s.accent,
    14,
  )
  s.crop = { fill: 1.05 }
}

export const stand: Silhouette = (s) => {
  s.box(0, 0, 0, 290, 230, 12, s.body, { r: 20 })
  for (const x of [-96, 96]) s.slab(shift(tilt(wall(x, 74, 8), -34), 0, 84), 40, 178, 12, s.body, { r: 8 })
  const deck = tilt(floor(0, 6, 146), -14)
  s.slab(deck, 310, 230, 11, s.body, { r: 18, art: bar(0, 30, 190, 120, tone(s.body, 0.3), 14) })
  for (const x of [-100, 100]) s.slab(shift(deck, x, -108, 11), 44, 12, 22, s.accent, { r: 5 })
  s.slab(shift(deck, 0, 6, 12), 350, 212, 14, s.other, { r: 14, art: spot(0, 0, 22, tone(s.other, 0.3)) })
  s.slab(shift(deck, 0, 6, 27), 350, 212, 8, s.other, { r: 14, art: spot(0, 0, 22, tone(s.accent, 0.6)) })
}

const webcam: Silhouette = (s) => {
  s.rod(floor(), 96, 16, s.other, { bevel: 5 })
  s.rod(floor(0, 10, 16), 13, 130, s.ink, { bevel: 0 })
  s.slab(wall(0, 40, 206), 280, 110, 72, s.body, {
    r: 54,
    bevel: 12,
    art:
      bar(0, 0, 244, 76, '#14171A', 38) +
      hoop(0, 0, 33, tone(s.ink, 0.9), 3) +
      spot(0, 0, 27, '#0B0D10') +
      spot(0, 0, 19, tone(s.palette.other, 0.4)) +
      spot(-6, 7, 6, '#FFFFFF') +
      spot(74, 0, 6, tone(s.accent, 0.75)) +
      grid(3, 3, 9, 9, (x, y) => spot(x - 78, y, 2, tone(s.ink, 0.9))),
  })
  s.cable(
    [
      [0, 60, 8],
      [40, 150, 5],
      [180, 150, 5],
      [260, 240, 5],
      [520, 220, 5],
    ],
    s.accent,
    10,
  )
}

export const accessory = [keyboard, keyboard, mouse, hub, charger, plugBrick, stand, webcam, coil] as const
