import { bar, grid, repeat, spot, stroke } from '../marks'
import { tone } from '../palette'
import { floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'
import { angles, braces } from './brackets'

const lines = (s: Studio, width: number, count: number, ink = s.paper) =>
  repeat(count, (i) => {
    const [indent, long] = [[0, 1, 2, 2, 1, 2, 3, 1, 0][i % 9] ?? 0, s.random.between(0.22, 0.5) * width]
    const x = -width / 2 + indent * width * 0.08
    return (
      bar(x + long * 0.2, -i * 25, long * 0.4, 11, tone(s.accent, i % 3 ? 0.6 : 0.85), 5) +
      bar(x + long * 0.75, -i * 25, long * 0.58, 11, tone(ink, i % 2 ? 0.85 : 0.3), 5)
    )
  })

const terminal: Silhouette = (s) => {
  s.box(0, 66, 0, 240, 96, 12, s.other, { r: 10 })
  s.slab(shift(tilt(wall(0, 40, 0), 10), 0, 140), 400, 280, 32, s.body, {
    r: 18,
    bevel: 5,
    art: `${bar(0, -18, 376, 218, '#14171A', 10) + repeat(3, (i) => spot(-166 + i * 26, 116, 8, tone(s.accent, 0.3 + i * 0.3)))}<g transform="translate(0 62)">${lines(s, 320, 7)}</g>`,
  })
  s.box(0, -128, 0, 310, 100, 14, s.other, {
    r: 12,
    top: grid(12, 4, 23, 20, (x, y, i) => bar(x, y, 19, 16, tone(i % 13 === 5 ? s.accent : s.ink, 0.5), 3)),
  })
  s.crop = { fill: 0.94, y: 0 }
}

const keycaps: Silhouette = (s) => {
  const marks = [
    stroke(
      [
        [16, 26],
        [-14, 0],
        [16, -26],
      ],
      tone(s.ink, 0.4),
      10,
    ),
    stroke(
      [
        [-16, 26],
        [14, 0],
        [-16, -26],
      ],
      tone(s.ink, 0.4),
      10,
    ),
    stroke(
      [
        [14, 30],
        [-14, -30],
      ],
      tone(s.paper, 0.9),
      10,
    ),
    bar(0, 12, 48, 10, tone(s.ink, 0.4), 3) + bar(0, -12, 48, 10, tone(s.ink, 0.4), 3),
    spot(0, 14, 8, tone(s.ink, 0.4)) +
      stroke(
        [
          [2, -12],
          [-5, -28],
        ],
        tone(s.ink, 0.4),
        9,
      ),
    stroke(
      [
        [-26, 12],
        [-26, -12],
        [22, -12],
      ],
      tone(s.paper, 0.9),
      10,
    ),
  ]
  s.box(0, 0, 0, 420, 290, 26, s.ink, { r: 20, bevel: 5 })
  for (const [i, mark] of marks.entries()) {
    const [x, y] = [((i % 3) - 1) * 130, i < 3 ? 64 : -64]
    const material = i === 2 ? s.accent : i === 5 ? s.other : s.body
    const lit = i === 5 && s.other === s.palette.body ? s.ink : s.paper
    s.put(
      floor(x, y, 26),
      [
        [
          [-58, -58],
          [58, -58],
          [58, 58],
          [-58, 58],
        ],
      ],
      [
        [0, 0],
        [8, 0],
        [66, 14],
        [72, 18],
      ],
      material,
      {
        near:
          i === 5
            ? stroke(
                [
                  [-26, 12],
                  [-26, -12],
                  [22, -12],
                ],
                tone(lit, 0.5),
                10,
              )
            : mark,
      },
    )
  }
  s.crop = { fill: 1.14 }
}

const punched: Silhouette = (s) => {
  for (let i = 0; i < 5; i += 1) {
    const holes = grid(26, 9, 13.4, 19, (x, y, n) =>
      (n * 7919 + i * 31) % 11 < 4 ? bar(x, y - 6, 6, 13, tone(s.ink, 0.3)) : '',
    )
    const material = [s.other, s.paper, s.accent, s.paper, s.body][i] ?? s.paper
    s.box(s.random.between(-14, 14), s.random.between(-12, 12), i * 15, 380, 210, 13, material, {
      r: 3,
      bevel: 0,
      turn: s.random.between(-7, 7),
      top: i === 4 ? holes + bar(-90, 92, 150, 6, tone(s.ink, 0.5), 2) : '',
    })
  }
  s.crop = { fill: 1.1 }
}

const branches: Silhouette = (s) => {
  const lane = spin(floor(0, 0, 14), 0)
  s.box(0, 0, 0, 470, 40, 14, s.other, { r: 20 })
  s.box(30, 120, 0, 250, 40, 14, s.other, { r: 20 })
  s.slab(spin(floor(-128, 62), 56), 160, 36, 13, s.other, { r: 18 })
  s.slab(spin(floor(186, 62), -56), 160, 36, 13, s.other, { r: 18 })
  for (const [x, y, r] of [
    [-190, 0, 42],
    [-40, 0, 34],
    [90, 0, 34],
    [226, 0, 46],
    [-50, 120, 34],
    [106, 120, 38],
  ] as const) {
    s.rod(shift(lane, x, y), r, 32, y ? s.accent : s.body, {
      bevel: 8,
      art: spot(0, 0, r * 0.42, y ? tone(s.paper, 0.85) : tone(s.ink, 0.4)),
    })
  }
}

export const code = [braces, angles, terminal, keycaps, punched, branches] as const
