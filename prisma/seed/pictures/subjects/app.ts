import { bar, grid, hoop, patch, repeat, spot, stroke } from '../marks'
import { tone } from '../palette'
import { screenArt } from '../screens'
import { floor, shift, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

/** Pictograms for app tiles. */
const signs = (c: string): readonly [string, ...string[]] => [
  patch(
    [
      [-22, 28],
      [30, 0],
      [-22, -28],
    ],
    c,
  ),
  stroke(
    [
      [-30, 0],
      [-8, -22],
      [32, 24],
    ],
    c,
    13,
  ),
  spot(0, 12, 18, c) + bar(0, -26, 58, 22, c, 11),
  repeat(3, (i) => bar(-24 + i * 24, -30 + (12 + i * 12), 14, 24 + i * 24, c, 4)),
  bar(0, 6, 66, 46, c, 12) +
    patch(
      [
        [-18, -10],
        [4, -14],
        [-20, -36],
      ],
      c,
    ),
  hoop(-4, 6, 24, c, 12) +
    stroke(
      [
        [16, -14],
        [32, -30],
      ],
      c,
      13,
    ),
  bar(0, 0, 62, 14, c, 7) + bar(0, 0, 14, 62, c, 7),
  `<path d="M0 -32C-60 8 -24 44 0 16C24 44 60 8 0 -32Z" fill="${c}"/>`,
  hoop(0, 0, 27, c, 12) + spot(0, 0, 8, c),
]

const tileGrid: Silhouette = (s) => {
  const materials = [s.body, s.other, s.accent, s.paper, s.ink]
  const start = s.random.whole(0, 8)
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [((i % 3) - 1) * 136, (Math.floor(i / 3) - 1) * -136]
    const material = materials[(i * 2 + start) % 5] ?? s.body
    const raised = (i * 5 + start) % 4 === 0
    const dark = material === s.paper || material === s.palette.body
    s.box(x, y, 0, 116, 116, raised ? 74 : 28, material, {
      r: 32,
      bevel: 7,
      top: signs(tone(dark ? s.ink : s.paper, dark ? 0.3 : 0.9))[(i + start) % 9] ?? '',
    })
  }
  s.crop = { fill: 1.16 }
}

const popping: Silhouette = (s) => {
  s.slab(floor(), 236, 440, 18, s.body, {
    r: 40,
    bevel: 4,
    art:
      bar(0, 0, 228, 432, '#16181B', 36) +
      bar(0, 0, 212, 416, tone(s.palette.other, 0.35), 28) +
      grid(3, 6, 64, 62, (x, y) => bar(x, y + 14, 46, 46, tone(s.palette.other, 0.6), 13)),
  })
  for (const [i, [x, y, z]] of (
    [
      [-64, 138, 30],
      [0, 76, 62],
      [64, -48, 44],
      [-64, -48, 30],
      [0, -110, 84],
    ] as const
  ).entries()) {
    const material = [s.accent, s.paper, s.accent, s.paper, s.other][i] ?? s.paper
    s.box(x, y, 18, 40, 40, z - 8, s.ink, { r: 10, bevel: 0 })
    s.box(x, y, z + 10, 66, 66, 18, material, {
      r: 18,
      bevel: 5,
      top: `<g transform="scale(.56)">${signs(tone(material === s.paper ? s.ink : s.paper, 0.4 + (material === s.paper ? 0 : 0.5)))[(i * 2 + 1) % 9]}</g>`,
    })
  }
  s.crop = { fill: 1.2 }
}

const toggles: Silhouette = (s) => {
  for (const [i, y] of [110, 0, -110].entries()) {
    const on = i !== 1
    s.slab(floor(0, y), 250, 92, 30, on ? s.other : s.body, { r: 46, bevel: 6 })
    s.slab(floor(0, y, 30), 226, 70, 2, on ? s.accent : s.ink, { r: 35, bevel: 0 })
    s.rod(floor(on ? 76 : -76, y, 32), 40, 34, s.paper, { bevel: 8 })
  }
  s.crop = { fill: 1.08 }
}

const bubble = (s: Studio, x: number, y: number, wide: number, left: boolean, art: string, material = s.body) => {
  s.slab(wall(x, y, 100), wide, 130, 44, material, { r: 40, bevel: 8, art })
  s.shape(
    wall(x + (left ? -1 : 1) * (wide / 2 - 62), y, 0),
    [
      [
        [-22, 44],
        [left ? -30 : 30, 0],
        [30, 44],
      ],
    ],
    44,
    material,
    { bevel: 0 },
  )
}

const chat: Silhouette = (s) => {
  bubble(
    s,
    -40,
    90,
    300,
    true,
    bar(0, 20, 190, 15, tone(s.body, 0.1), 7) + bar(-34, -16, 122, 15, tone(s.body, 0.1), 7),
  )
  bubble(
    s,
    60,
    -60,
    240,
    false,
    repeat(3, (i) => spot(-52 + i * 52, 0, 16, tone(s.paper, 0.9))),
    s.accent,
  )
}

const cards: Silhouette = (s) => {
  for (let i = 0; i < 3; i += 1) {
    const material = [s.other, s.accent, s.body][i] ?? s.body
    s.slab(shift(tilt(wall((i - 1) * 76, 130 - i * 118, 0), 14), 0, 150), 190, 300, 16, material, {
      r: 26,
      bevel: 3,
      art:
        i === 2
          ? bar(0, 0, 178, 288, '#16181B', 22) + screenArt(s, 166, 276, 16)
          : bar(0, 90, 140, 70, tone(material, 0.3), 10),
    })
  }
}

const badge: Silhouette = (s) => {
  s.box(0, 0, 0, 270, 270, 30, s.ink, { r: 66, bevel: 6 })
  s.box(0, 0, 30, 270, 270, 62, s.body, {
    r: 66,
    bevel: 14,
    top: `<g transform="scale(2.3)">${s.random.pick(signs(tone(s.body === s.palette.body ? s.ink : s.paper, s.body === s.palette.body ? 0.3 : 0.9)))}</g>`,
  })
  s.rod(floor(112, 112, 92), 48, 26, s.accent, { bevel: 8, art: bar(0, 0, 12, 44, tone(s.paper, 0.95), 4) })
  s.crop = { fill: 1.06 }
}

export const app = [tileGrid, tileGrid, popping, toggles, chat, cards, badge] as const
