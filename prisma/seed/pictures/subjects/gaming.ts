import { bar, hoop, patch, spot } from '../marks'
import { blob } from '../outlines'
import { tone } from '../palette'
import { screenArt } from '../screens'
import { type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const cross = (x: number, y: number, size: number, fill: string) =>
  bar(x, y, size, size * 0.34, fill, 3) + bar(x, y, size * 0.34, size, fill, 3)

const stick = (s: Studio, frame: Frame) => {
  s.rod(frame, 27, 4, s.ink, { bevel: 1 })
  s.rod(shift(frame, 0, 0, 4), 11, 15, s.ink, { bevel: 0 })
  s.turned(
    shift(frame, 0, 0, 19),
    [
      [21, 0],
      [23, 4],
      [20, 9],
    ],
    s.ink,
    hoop(0, 0, 13, tone(s.ink, 0.35), 4),
  )
}

const buttons = (s: Studio, frame: Frame, gap: number, r: number) => {
  for (const [i, [x, y]] of (
    [
      [0, gap],
      [gap, 0],
      [0, -gap],
      [-gap, 0],
    ] as const
  ).entries()) {
    s.rod(shift(frame, x, y), r, 8, i === 1 ? s.accent : s.other, { bevel: 2 })
  }
}

/** The right half of a gamepad from above, down its outer edge and back to the middle. */
const GRIPS = [
  [0, 84],
  [80, 92],
  [158, 86],
  [206, 20],
  [222, -80],
  [216, -168],
  [168, -186],
  [124, -140],
  [92, -76],
  [0, -70],
] as const

export const gamepad: Silhouette = (s) => {
  const lean = tilt(floor(0, 0, 42), -6)
  s.shape(shift(lean, 0, 0, -34), blob(GRIPS), 58, s.body, { bevel: 13 })
  s.slab(shift(lean, 0, 26, 24), 120, 74, 5, s.other, { r: 12, bevel: 2 })
  const top = shift(lean, 0, 0, 24)
  s.ontoLast(
    shift(top, 0, 0, 0),
    cross(-118, 28, 62, tone(s.ink, 0.35)) +
      spot(0, -24, 9, tone(s.accent, 0.6)) +
      bar(-78, 62, 10, 22, tone(s.ink, 0.5), 5) +
      bar(78, 62, 10, 22, tone(s.ink, 0.5), 5),
  )
  buttons(s, shift(top, 118, 28), 28, 14)
  for (const side of [-1, 1]) stick(s, shift(top, side * 56, -40))
  s.crop = { fill: 1.06 }
}

export const handheld: Silhouette = (s) => {
  const top = tilt(floor(0, 0, 40), -16)
  s.slab(shift(top, 0, 0, -24), 430, 176, 30, s.body, {
    r: 44,
    bevel: 7,
    art: bar(0, 0, 256, 152, '#16181B', 10) + screenArt(s, 236, 134),
  })
  const face = shift(top, 0, 0, 6)
  stick(s, shift(face, -172, 36))
  stick(s, shift(face, 172, -30))
  buttons(s, shift(face, 172, 44), 20, 10)
  s.ontoLast(face, cross(-172, -34, 48, tone(s.ink, 0.35)))
  s.slab(shift(wall(0, 74, 0), 0, 14), 120, 28, 6, s.other, { r: 4 })
}

export const handheldUpright: Silhouette = (s) => {
  const face = tilt(wall(0, 0, 0), 16)
  s.slab(shift(face, 0, 160), 196, 320, 34, s.body, {
    r: 18,
    bevel: 6,
    art:
      bar(0, 66, 168, 148, tone(s.ink, 0.35), 12) +
      bar(0, 70, 124, 112, tone(s.palette.accent, 0.75), 3) +
      patch(
        [
          [-62, 14],
          [-30, 62],
          [-6, 34],
          [26, 84],
          [62, 14],
        ],
        tone(s.other, 0.4),
      ) +
      cross(-52, -56, 56, tone(s.ink, 0.3)) +
      bar(-18, -122, 26, 8, tone(s.ink, 0.5), 4) +
      bar(18, -122, 26, 8, tone(s.ink, 0.5), 4),
  })
  for (const [x, y] of [
    [36, 94],
    [66, 112],
  ] as const)
    s.rod(shift(face, x, y, 34), 17, 9, s.accent, { bevel: 2 })
  s.slab(shift(tilt(wall(0, 112, 0), -22), 0, 66), 90, 132, 8, s.other, { r: 6 })
}

export const console: Silhouette = (s) => {
  const tall = s.random.between(270, 320)
  s.box(0, 20, 0, 150, 190, 12, s.ink, { r: 20 })
  s.box(0, 20, 12, 88, 230, tall, s.ink, {
    r: 8,
    front: bar(0, 40, 8, tall * 0.4, tone(s.accent, 0.7), 4) + spot(0, -tall * 0.36, 8, tone(s.paper, 0.9)),
  })
  for (const side of [-1, 1]) s.box(side * 56, 20, 8, 22, 262, tall + 22, s.body, { r: 10, bevel: 6 })
  const pad = floor(s.yaw < 0 ? 60 : -190, -190, 30)
  for (const side of [-1, 1])
    s.slab(spin(shift(pad, side * 56, -26, -28), side * 26), 40, 92, 26, s.body, { r: 20, bevel: 9 })
  s.slab(shift(pad, 0, 0, -22), 146, 68, 30, s.body, {
    r: 28,
    bevel: 8,
    art:
      cross(-46, 10, 26, tone(s.ink, 0.3)) +
      bar(0, 12, 44, 28, tone(s.other, 0.5), 5) +
      spot(46, 20, 6, tone(s.accent, 0.6)) +
      spot(46, 0, 6, tone(s.accent, 0.6)) +
      spot(-22, -18, 11, tone(s.ink, 0.2)) +
      spot(22, -18, 11, tone(s.ink, 0.2)),
  })
}

export const arcadeStick: Silhouette = (s) => {
  s.box(0, 0, 0, 380, 230, 62, s.body, {
    r: 16,
    bevel: 8,
    front: bar(0, 0, 300, 20, tone(s.other, 0.4), 4),
    top:
      bar(0, 0, 350, 200, tone(s.other, 0.55), 10) +
      patch(
        [
          [-175, -100],
          [-60, -100],
          [40, 100],
          [-60, 100],
        ],
        tone(s.other, 0.8),
      ),
  })
  s.rod(floor(-118, 0, 62), 34, 6, s.ink)
  s.rod(floor(-118, 0, 68), 8, 62, s.paper, { bevel: 0 })
  s.ball(-118, 0, 150, 30, s.accent)
  for (const [i, [x, y]] of (
    [
      [-18, 0],
      [48, 34],
      [114, 34],
      [-8, -66],
      [48, -36],
      [114, -36],
    ] as const
  ).entries()) {
    s.rod(floor(x, y, 62), 28, 6, s.ink, { bevel: 1 })
    s.rod(floor(x, y, 68), 22, 10, i % 4 ? s.paper : s.accent, { bevel: 4 })
  }
}

export const deskSet: Silhouette = (s) => {
  s.slab(floor(40, -10, 0), 560, 280, 4, s.other, { r: 14, bevel: 1 })
  s.box(-44, 0, 4, 330, 130, 22, s.ink, { r: 10 })
  for (let i = 0; i < 50; i += 1) {
    const [x, y] = [(i % 10) * 31 - 183.5, 48 - Math.floor(i / 10) * 24]
    const hot = [12, 21, 22, 23].includes(i)
    if (i === 43 || i === 44 || i === 45 || i === 46) continue
    s.box(i === 42 ? x + 62 : x, y, 26, i === 42 ? 150 : 26, 20, 13, hot ? s.accent : s.body, { r: 5, bevel: 4 })
  }
  s.slab(floor(214, -6, 4), 84, 134, 44, s.body, { r: 40, bevel: 20, art: bar(0, 18, 3, 64, tone(s.ink, 0.3)) })
  s.slab(floor(214, 34, 48), 12, 28, 7, s.accent, { r: 6 })
  s.crop = { fill: 1.3 }
}

export const gaming = [gamepad, gamepad, handheld, handheldUpright, console, arcadeStick, deskSet] as const
