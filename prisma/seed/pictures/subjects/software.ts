import { bar, grid, patch, repeat, spot } from '../marks'
import { type Material, tone } from '../palette'
import { screenArt } from '../screens'
import { type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

/** A window as a slab: title bar with three dots, content below. */
function pane(s: Studio, frame: Frame, width: number, height: number, material: Material, thick = 20) {
  const art = `${bar(0, -16, width - 18, height - 50, '#16181B', 6)}<g transform="translate(0 -16)">${screenArt(s, width - 18, height - 50, 6)}</g>${repeat(3, (i) => spot(-width / 2 + 24 + i * 20, height / 2 - 20, 6, tone(s.accent, 0.35 + i * 0.25)))}`
  s.slab(frame, width, height, thick, material, { r: 16, bevel: 3, art })
}

const ARROW = [
  [
    [0, 0],
    [0, -112],
    [28, -88],
    [46, -130],
    [68, -120],
    [50, -80],
    [84, -78],
  ],
] as const

const standing: Silhouette = (s) => {
  pane(s, shift(tilt(wall(-70, 110, 0), 8), 0, 140), 330, 280, s.other)
  pane(s, shift(tilt(wall(30, 10, 0), 8), 0, 112), 300, 224, s.body)
  s.slab(shift(tilt(wall(140, -84, 0), 8), 0, 62), 170, 124, 18, s.accent, {
    r: 14,
    art:
      bar(0, 20, 110, 12, tone(s.paper, 0.95), 5) +
      bar(-18, -4, 74, 12, tone(s.paper, 0.95), 5) +
      bar(22, -36, 66, 24, tone(s.ink, 0.3), 8),
  })
  s.crop = { fill: 1.02, y: 0 }
}

const lying: Silhouette = (s) => {
  for (let i = 0; i < 3; i += 1)
    pane(s, floor(-52 + i * 52, 52 - i * 52, i * 58), 330, 250, [s.ink, s.other, s.body][i] ?? s.body, 18)
  for (const [x, y] of [
    [-150, -40],
    [100, -50],
    [-20, 130],
  ] as const)
    s.box(x * 0.6, y * 0.6, 18, 16, 16, 40, s.accent, { r: 4, bevel: 0 })
  s.crop = { fill: 1.12 }
}

const pointer: Silhouette = (s) => {
  pane(s, floor(0, 20, 0), 400, 300, s.body, 26)
  const arrow = ARROW.map((loop) => [...loop].map(([x, y]) => [x * 1.2, y * 1.2] as const).reverse())
  const area =
    arrow[0]?.reduce(
      (sum, [x, y], i, all) =>
        sum + x * (all[(i + 1) % all.length]?.[1] ?? y) - y * (all[(i + 1) % all.length]?.[0] ?? x),
      0,
    ) ?? 0
  s.shape(floor(70, 10, 44), area > 0 ? arrow : arrow.map((loop) => [...loop].reverse()), 34, s.accent, { bevel: 0 })
  s.box(90, -60, 26, 40, 40, 18, s.ink, { r: 4, bevel: 0 })
  s.crop = { fill: 1.14 }
}

const boxed: Silhouette = (s) => {
  s.box(0, 0, 0, 250, 110, 320, s.body, {
    r: 2,
    bevel: 1,
    front:
      bar(0, 70, 206, 130, tone(s.accent, 0.6), 4) +
      spot(0, 70, 42, tone(s.paper, 0.95)) +
      patch(
        [
          [-12, 92],
          [24, 70],
          [-12, 48],
        ],
        tone(s.accent, 0.5),
      ) +
      bar(-30, -40, 146, 20, tone(s.body, 0.1), 3) +
      bar(-52, -72, 100, 10, tone(s.body, 0.3), 3) +
      bar(-66, -128, 74, 18, tone(s.other, 0.4), 4),
    left: bar(0, 0, 50, 250, tone(s.accent, 0.5), 3),
    right: bar(0, 0, 50, 250, tone(s.accent, 0.3), 3),
  })
  s.slab(spin(floor(150, -130, 0), 12), 172, 172, 12, s.other, {
    r: 4,
    bevel: 1,
    art: `${spot(0, 0, 76, tone(s.paper, 0.75)) + spot(0, 0, 74, '#FFFFFF')}<path d="M0 0L70 24A74 74 0 0 0 24 -70Z" fill="${tone(s.accent, 0.7)}"/>${spot(0, 0, 26, tone(s.paper, 0.3))}${spot(0, 0, 12, tone(s.other, 0.3))}`,
  })
  s.crop = { fill: 1.05 }
}

const blocks: Silhouette = (s) => {
  const start = s.random.whole(0, 3)
  const pile = [
    [-104, 70, 0],
    [0, 70, 0],
    [104, 70, 0],
    [-104, -34, 0],
    [0, -34, 0],
    [-104, 70, 1],
    [0, 70, 1],
    [-104, -34, 1],
    [-104, 70, 2],
  ] as const
  for (const [i, [x, y, level]] of pile.entries()) {
    const material = [s.body, s.other, s.accent, s.paper][(i * 3 + start) % 4] ?? s.body
    const mark = tone(material, 0.3)
    const art =
      [
        bar(0, 14, 50, 10, mark, 4) + bar(-8, -8, 34, 10, mark, 4),
        spot(0, 0, 20, mark),
        grid(2, 2, 30, 30, (a, b) => bar(a, b, 20, 20, mark, 5)),
        patch(
          [
            [-16, 22],
            [24, 0],
            [-16, -22],
          ],
          mark,
        ),
      ][i % 4] ?? ''
    s.box(x, y, level * 92, 100, 100, 90, material, { r: 9, bevel: 5, top: art, front: art, left: art })
  }
}

const floppy: Silhouette = (s) => {
  for (let i = 0; i < 2; i += 1) {
    const material = i ? s.body : s.other
    const art =
      bar(16, 110, 180, 94, tone(s.paper, 0.55), 4) +
      bar(56, 110, 38, 70, tone(material, 0.2), 3) +
      bar(0, -60, 230, 148, tone(s.paper, 0.9), 6) +
      bar(0, 2, 230, 24, tone(s.accent, 0.6), 0) +
      repeat(3, (n) => bar(-14 + n * -8, -44 - n * 30, 160 - n * 16, 8, tone(s.ink, 0.9), 2))
    s.shape(
      spin(floor(i * 60 - 40, 50 - i * 60, i * 20), i ? -12 : 14),
      [
        [
          [-152, -158],
          [152, -158],
          [152, 130],
          [124, 158],
          [-152, 158],
        ],
      ],
      18,
      material,
      { bevel: 3, art },
    )
  }
  s.crop = { fill: 1.12 }
}

export const software = [standing, standing, lying, pointer, boxed, blocks, floppy] as const
