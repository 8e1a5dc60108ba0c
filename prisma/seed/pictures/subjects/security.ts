import { bar, grid, hoop, patch, repeat, spot, stroke } from '../marks'
import { disc, moved, type Outline, without } from '../outlines'
import { tone } from '../palette'
import { type Frame, floor, type Point, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const keyhole = (fill: string) =>
  spot(0, 12, 21, fill) +
  patch(
    [
      [-10, 6],
      [10, 6],
      [17, -42],
      [-17, -42],
    ],
    fill,
  )

const padlock: Silhouette = (s) => {
  const open = s.random.chance(0.35)
  const rise = open ? 46 : 0
  s.bow(wall(0, 20, 232 + rise), 92, 62, 38, s.paper)
  for (const x of [-77, 77]) if (x < 0 || !open) s.box(x, 1, 180, 30, 38, 54 + rise, s.paper, { r: 4, bevel: 0 })
  s.box(0, 0, 0, 280, 120, 210, s.body, { r: 28, bevel: 10, front: bar(0, 0, 240, 170, tone(s.body, 0.35), 20) })
  s.rod(wall(0, -60, 104), 58, 9, s.accent, { bevel: 3, art: keyhole('#14171A') })
  s.crop = { fill: 0.98, y: 0 }
}

const metalKey = (s: Studio, frame: Frame, material = s.body) => {
  s.shape(frame, without(disc(88), moved(disc(34), -28, 0)), 22, material, { bevel: 5 })
  s.slab(shift(frame, 194, 0, 1), 236, 36, 20, material, {
    r: 4,
    bevel: 4,
    art: bar(0, 0, 220, 7, tone(material, 0.2), 3),
  })
  for (const [i, x] of [206, 240, 282].entries())
    s.slab(shift(frame, x, -34 - (i % 2) * 7, 1), 22, 36 + (i % 2) * 16, 20, material, { r: 3, bevel: 3 })
}

const keys: Silhouette = (s) => {
  metalKey(s, spin(floor(-150, 60, 0), -10))
  metalKey(s, spin(floor(-128, 40, 24), -52), s.accent)
  s.shape(spin(floor(-190, 80, 12), 20), without(disc(84), disc(72)), 10, s.ink, { bevel: 2 })
}

const shieldOutline = (k: number): Outline => {
  const half: Point[] = [
    [0, -170],
    [52, -128],
    [98, -72],
    [124, -6],
    [130, 62],
    [130, 122],
    [64, 134],
    [0, 160],
  ]
  return [
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ].map(([x, y]): Point => [x * k, y * k]),
  ]
}

const shield: Silhouette = (s) => {
  const face = shift(tilt(wall(0, 30, 0), 10), 0, 174)
  s.shape(face, shieldOutline(1.04), 40, s.other, { bevel: 5 })
  const sign = s.random.pick([
    stroke(
      [
        [-46, 4],
        [-12, -32],
        [52, 44],
      ],
      tone(s.paper, 0.95),
      24,
    ),
    keyhole(tone(s.paper, 0.95)),
    bar(0, 10, 24, 130, tone(s.paper, 0.95)) + bar(0, 30, 110, 24, tone(s.paper, 0.95)),
  ])
  s.shape(shift(face, 0, 2, 40), shieldOutline(0.84), 16, s.body === s.palette.body ? s.accent : s.body, {
    bevel: 4,
    art: sign,
  })
  s.slab(shift(tilt(wall(0, 150, 0), -24), 0, 70), 70, 140, 12, s.ink, { r: 6 })
  s.crop = { fill: 1.04 }
}

const safe: Silhouette = (s) => {
  for (const x of [-110, 110]) s.box(x, 0, 0, 60, 180, 18, s.ink, { r: 6 })
  s.box(0, 0, 18, 320, 250, 300, s.body, { r: 16, bevel: 6 })
  s.slab(wall(0, -125, 168), 262, 244, 14, s.other, {
    r: 14,
    bevel: 4,
    art: bar(0, 0, 236, 218, tone(s.other, 0.3), 10) + bar(0, 0, 230, 212, tone(s.other, 0.5), 9),
  })
  for (const z of [110, 226]) s.rod(floor(-140, -136, z - 20), 9, 40, s.ink)
  const dial = wall(-20, -139, 190)
  s.turned(
    dial,
    [
      [56, 0],
      [56, 10],
      [48, 16],
    ],
    s.paper,
    repeat(24, (i) => `<g transform="rotate(${i * 15})">${bar(0, 40, 3, i % 3 ? 7 : 12, tone(s.ink, 0.3))}</g>`),
  )
  s.turned(
    shift(dial, 0, 0, 16),
    [
      [26, 0],
      [22, 22],
      [18, 26],
    ],
    s.accent,
    bar(0, 10, 4, 14, '#14171A'),
  )
  s.slab(wall(84, -139, 142), 22, 96, 26, s.accent, { r: 10, bevel: 5 })
  s.crop = { fill: 1.08 }
}

const watcher: Silhouette = (s) => {
  s.slab(wall(0, 168, 210), 120, 160, 20, s.paper, { r: 16 })
  s.box(0, 100, 190, 34, 100, 34, s.ink, { r: 8 })
  s.slab(wall(0, 120, 234), 176, 148, 220, s.body, { r: 60, bevel: 12 })
  s.slab(wall(0, -96, 234), 144, 116, 14, s.ink, {
    r: 48,
    bevel: 4,
    art:
      spot(0, 0, 40, '#0B0D10') +
      spot(0, 0, 26, tone(s.palette.other, 0.4)) +
      spot(-9, 10, 8, '#FFFFFF') +
      spot(46, -22, 5, tone(s.accent, 0.7)),
  })
  s.box(0, 190, 0, 240, 40, 330, s.other, { r: 4 })
}

const token: Silhouette = (s) => {
  s.slab(spin(floor(), 8), 150, 360, 30, s.body, {
    r: 50,
    bevel: 8,
    art:
      spot(0, -20, 52, tone(s.accent, 0.6)) +
      hoop(0, -20, 42, tone(s.paper, 0.9), 5) +
      hoop(0, -20, 28, tone(s.paper, 0.9), 5) +
      hoop(0, -20, 14, tone(s.paper, 0.9), 5) +
      spot(0, -148, 15, '#14171A'),
  })
  s.slab(spin(shift(spin(floor(), 8), 0, 218, 6), 8), 92, 96, 18, s.paper, {
    r: 4,
    bevel: 2,
    art: bar(-22, 10, 18, 24, '#14171A', 2) + bar(22, 10, 18, 24, '#14171A', 2),
  })
  s.shape(spin(floor(22, -206, 4), 0), without(disc(66), disc(56)), 10, s.ink, { bevel: 2 })
  s.crop = { fill: 1.12 }
}

const keypad: Silhouette = (s) => {
  s.box(0, 0, 0, 270, 390, 40, s.body, {
    r: 26,
    bevel: 7,
    top:
      bar(0, 136, 210, 66, '#14171A', 10) +
      repeat(4, (i) => spot(-66 + i * 44, 136, 12, i < 3 ? tone(s.accent, 0.7) : '#3A4048')),
  })
  for (let i = 0; i < 12; i += 1)
    s.box(((i % 3) - 1) * 74, 58 - Math.floor(i / 3) * 66, 40, 58, 50, 20, i === 11 ? s.accent : s.other, {
      r: 12,
      bevel: 6,
      top:
        i < 9 ? grid(1, 1, 0, 0, (x, y) => spot(x, y, 7, tone(s.other === s.palette.body ? s.ink : s.paper, 0.5))) : '',
    })
  s.crop = { fill: 1.14 }
}

export const security = [padlock, padlock, keys, shield, safe, watcher, token, keypad] as const
