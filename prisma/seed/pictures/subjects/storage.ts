import { bar, grid, hoop, patch, repeat, spot } from '../marks'
import { tone } from '../palette'
import { floor, shift, spin, wall } from '../space'
import type { Silhouette } from '../studio'
import { cards, sticks } from './memory-cards'

export const portable: Silhouette = (s) => {
  s.slab(spin(floor(), -4), 230, 330, 38, s.body, {
    r: 36,
    bevel: 9,
    art:
      bar(0, 0, 170, 270, tone(s.body, 0.62), 18) +
      repeat(7, (i) => bar(0, 84 - i * 28, 120, 9, tone(s.body, 0.32), 4)) +
      spot(72, -116, 6, tone(s.accent, 0.7)),
  })
  s.box(-12, -186, 8, 46, 60, 22, s.ink, { r: 6 })
  s.cable(
    [
      [-12, -214, 18],
      [-10, -290, 5],
      [120, -330, 5],
      [200, -240, 5],
      [340, -280, 5],
      [600, -220, 5],
    ],
    s.accent,
    12,
  )
  s.crop = { fill: 1.06 }
}

export const networkDrive: Silhouette = (s) => {
  const bays = s.random.whole(2, 4)
  const width = bays * 74 + 44
  for (const x of [-width / 2 + 30, width / 2 - 30]) s.box(x, 0, 0, 40, 200, 12, s.ink, { r: 6 })
  s.box(0, 0, 12, width, 270, 270, s.body, {
    r: 12,
    bevel: 6,
    front:
      bar(0, 18, width - 28, 206, '#14171A', 8) +
      repeat(3, (i) => spot(-width / 2 + 34 + i * 20, -112, 5.5, tone(s.accent, i ? 0.4 : 0.8))) +
      bar(width / 2 - 46, -112, 34, 12, tone(s.ink, 0.3), 3),
    left: repeat(6, (i) => bar(0, 60 - i * 22, 150, 8, tone(s.body, 0.2), 4)),
    right: repeat(6, (i) => bar(0, 60 - i * 22, 150, 8, tone(s.body, 0.2), 4)),
  })
  for (let i = 0; i < bays; i += 1) {
    const x = (i - (bays - 1) / 2) * 74
    s.slab(wall(x, -135, 165), 64, 190, i === bays - 1 ? 34 : 12, s.other, {
      r: 5,
      bevel: 3,
      art:
        bar(0, 66, 40, 14, tone(s.other, 0.15), 6) +
        grid(4, 8, 11, 11, (a, b) => spot(a, b - 12, 3, tone(s.other, 0.1))) +
        spot(0, -80, 5, tone(s.accent, 0.7)),
    })
  }
  s.crop = { fill: 1.05 }
}

export const hardDisk: Silhouette = (s) => {
  s.box(0, 0, 0, 300, 420, 46, s.body, {
    r: 12,
    bevel: 3,
    top: bar(0, 0, 276, 396, tone(s.ink, 0.35), 14) + grid(2, 3, 250, 186, (x, y) => spot(x, y, 8, tone(s.paper, 0.6))),
    front:
      repeat(12, (i) => bar(-80 + i * 9, -6, 5, 14, tone(s.palette.accent, 0.8))) + bar(90, -6, 60, 16, '#14171A', 2),
  })
  s.rod(floor(0, 58, 46), 128, 5, s.paper, {
    bevel: 1,
    art: `${[0.94, 0.8, 0.66, 0.52].map((k) => hoop(0, 0, 126 * k, tone(s.paper, 0.35), 1.6)).join('')}<path d="M0 0L-112 46A121 121 0 0 0 -70 99Z" fill="#FFFFFF"/><path d="M0 0L112 -46A121 121 0 0 0 70 -99Z" fill="#FFFFFF" fill-opacity=".7"/>`,
  })
  s.rod(floor(0, 58, 51), 40, 9, s.other, {
    bevel: 3,
    art:
      spot(0, 0, 15, tone(s.other, 0.25)) +
      repeat(6, (i) => spot(Math.cos(i * 1.047) * 26, Math.sin(i * 1.047) * 26, 4, tone(s.other, 0.2))),
  })
  s.rod(floor(86, -142, 46), 34, 22, s.accent, { bevel: 4 })
  s.shape(
    spin(floor(86, -142, 58), 116),
    [
      [
        [0, -20],
        [150, -6],
        [176, -3],
        [176, 3],
        [150, 6],
        [0, 20],
      ],
    ],
    6,
    s.paper,
    { bevel: 0 },
  )
  s.box(-50, -142, 46, 120, 76, 12, s.ink, { r: 6 })
  s.crop = { fill: 1.14 }
}

export const thumb: Silhouette = (s) => {
  const lying = spin(floor(), 12)
  s.slab(lying, 110, 250, 40, s.body, {
    r: 26,
    bevel: 8,
    art:
      bar(0, 10, 58, 120, tone(s.body, 0.62), 12) +
      patch(
        [
          [0, 44],
          [16, 18],
          [-16, 18],
        ],
        tone(s.accent, 0.6),
      ) +
      bar(0, -6, 8, 60, tone(s.accent, 0.6), 3),
  })
  s.slab(shift(lying, 0, 162, 8), 78, 92, 24, s.paper, {
    r: 3,
    bevel: 2,
    art: bar(-18, 12, 18, 22, '#14171A', 2) + bar(18, 12, 18, 22, '#14171A', 2),
  })
  s.slab(spin(floor(150, -60, 0), -24), 114, 170, 44, s.other, { r: 28, bevel: 8 })
  s.crop = { fill: 1.08 }
}

const shelf: Silhouette = (s) => {
  for (let i = 0; i < 4; i += 1) {
    const material = [s.ink, s.body, s.other, s.body][i] ?? s.body
    s.box((i % 2) * 16 - 8, i % 2 ? 6 : -4, i * 50, 290 - i * 8, 220, 44, material, {
      r: 10,
      bevel: 4,
      turn: (i % 2 ? 1 : -1) * s.random.between(2, 6),
      front: bar(-70, 0, 80, 14, tone(s.paper, 0.85), 3) + spot(104, 0, 5, tone(s.accent, 0.75)),
      top:
        i === 3
          ? bar(-40, 40, 140, 22, tone(s.body, 0.15), 4) +
            bar(-66, 4, 90, 10, tone(s.body, 0.35), 3) +
            bar(84, -54, 70, 58, tone(s.accent, 0.6), 8)
          : '',
    })
  }
}

export const storage = [sticks, sticks, portable, cards, networkDrive, hardDisk, thumb, shelf] as const
