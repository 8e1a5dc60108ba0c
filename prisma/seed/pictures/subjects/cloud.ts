import { bar, grid, repeat, spot } from '../marks'
import { cloud as cloudOutline } from '../outlines'
import { tone } from '../palette'
import { floor, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

type Puffs = readonly (readonly [number, number, number])[]

const PUFFS: readonly [Puffs, ...Puffs[]] = [
  [
    [-110, 20, 74],
    [0, 70, 104],
    [112, 24, 78],
    [0, 0, 60],
  ],
  [
    [-90, 30, 84],
    [40, 62, 96],
    [128, 8, 62],
    [0, 0, 60],
  ],
  [
    [-130, 6, 60],
    [-50, 62, 88],
    [60, 50, 92],
    [134, 4, 58],
  ],
]

const puff = (s: Studio) => cloudOutline(s.random.pick(PUFFS), -52)

const unitFront = (s: Studio, width: number, i: number) =>
  bar(0, 0, width - 14, 34, tone(s.ink, 0.3), 4) +
  repeat(9, (n) => bar(-width * 0.36 + n * 11, 0, 6, 20, tone(s.ink, 0.8), 1)) +
  spot(width * 0.24, 0, 4.5, tone(s.accent, 0.7)) +
  spot(width * 0.31, 0, 4.5, i % 2 ? tone(s.accent, 0.7) : tone(s.paper, 0.8)) +
  bar(width * 0.1, 0, 34, 8, tone(s.palette.other, 0.6), 3)

const rack = (s: Studio, x: number, y: number, units: number) => {
  s.box(x, y, 0, 190, 220, 14, s.ink, { r: 4 })
  const inside = repeat(
    units,
    (i) => `<g transform="translate(0 ${(i - (units - 1) / 2) * 42})">${unitFront(s, 178, i)}</g>`,
  )
  s.box(x, y, 14, 196, 226, units * 42 + 22, s.body, {
    r: 6,
    bevel: 3,
    front: bar(0, 0, 180, units * 42 + 4, '#14171A', 4) + inside,
    left: repeat(units, (i) => bar(0, (i - units / 2) * 42 + 20, 150, 5, tone(s.body, 0.2), 2)),
    top: grid(6, 7, 24, 24, (a, b) => bar(a, b, 14, 7, tone(s.body, 0.3), 3)),
  })
}

const racks: Silhouette = (s) => {
  const heights = s.random.pick<readonly number[]>([
    [7, 9, 6],
    [9, 7, 8],
    [6, 8, 9],
  ])
  for (const [i, units] of heights.entries()) rack(s, (i - 1) * 206, (i - 1) * -6, units)
  s.crop = { fill: 1.14 }
}

const standing: Silhouette = (s) => {
  s.box(0, 0, 0, 360, 190, 34, s.other, { r: 12, bevel: 4, front: unitFront(s, 300, 0) })
  for (const x of [-96, 0, 96]) s.rod(floor(x, 0, 34), 10, 70, s.accent, { bevel: 0 })
  s.shape(wall(0, 46, 150), puff(s), 92, s.body, { bevel: 16 })
  s.crop = { fill: 1.05 }
}

const lying: Silhouette = (s) => {
  const outline = puff(s)
  for (const [i, material] of [s.ink, s.other, s.body].entries())
    s.shape(floor(i * -5, i * 5, i * 40), outline, 34, material, { bevel: i === 2 ? 9 : 3 })
  s.slab(floor(-10, 30, 114), 58, 58, 9, s.accent, { r: 29, bevel: 4 })
  s.cable(
    [
      [0, -40, 16],
      [10, -150, 5],
      [120, -210, 5],
      [60, -330, 5],
      [260, -520, 5],
    ],
    s.accent,
    12,
  )
  s.crop = { fill: 1.08 }
}

const towerStack: Silhouette = (s) => {
  const layers = s.random.whole(4, 5)
  for (let i = 0; i < layers; i += 1) {
    const material = i % 2 ? s.other : s.body
    s.rod(floor(0, 0, i * 58), 140, 46, material, {
      bevel: 6,
      art: i === layers - 1 ? spot(0, 0, 112, tone(material, 0.62)) + spot(0, 0, 34, tone(s.accent, 0.6)) : '',
    })
    s.rod(floor(0, 0, i * 58 + 46), 122, 12, s.ink, { bevel: 0 })
    for (let n = 0; n < 3; n += 1)
      s.ontoLast(wall(-30 + n * 26, -141, i * 58 + 22), spot(0, 0, 5.5, tone(s.accent, n === i % 3 ? 0.9 : 0.4)))
  }
  const top = layers * 58
  s.solids.pop()
  s.shape(
    wall(0, 40, top + 60),
    cloudOutline(
      [
        [-60, 8, 40],
        [0, 36, 58],
        [62, 10, 42],
      ],
      -30,
    ),
    56,
    s.paper,
    { bevel: 10 },
  )
  s.rod(floor(0, 10, top - 14), 8, 46, s.ink, { bevel: 0 })
}

const linked: Silhouette = (s) => {
  const spots = [
    [0, 60],
    [-190, -40],
    [40, -150],
    [210, -30],
  ] as const
  for (const [x, y] of spots.slice(1))
    s.cable(
      [
        [0, 60, 4],
        [x * 0.5, 60, 4],
        [x, y * 0.4, 4],
        [x, y, 4],
      ],
      s.accent,
      12,
    )
  s.box(0, 60, 0, 200, 150, 20, s.other, { r: 14 })
  s.shape(
    wall(0, 96, 76),
    puff(s).map((loop) => loop.map(([x, y]) => [x * 0.8, y * 0.8] as const)),
    72,
    s.body,
    { bevel: 12 },
  )
  for (const [i, [x, y]] of spots.slice(1).entries()) {
    s.box(x, y, 0, 110, 110, 30, s.ink, { r: 12, bevel: 4 })
    s.box(x, y, 30, 90, 90, 44 + i * 14, i % 2 ? s.other : s.body, {
      r: 10,
      bevel: 5,
      top: spot(0, 0, 20, tone(s.accent, 0.6)),
      front: bar(0, 0, 56, 8, tone(s.ink, 0.3), 3),
      left: bar(0, 0, 56, 8, tone(s.ink, 0.3), 3),
    })
  }
}

export const cloud = [racks, standing, lying, towerStack, linked] as const
