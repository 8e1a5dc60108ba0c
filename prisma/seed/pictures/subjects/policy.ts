import { bar, hoop, repeat, spot } from '../marks'
import { tone } from '../palette'
import { floor, spin, wall } from '../space'
import type { Silhouette, Studio } from '../studio'
import { gavel, scales } from './justice'

const clauses = (s: Studio, width: number, rows: number) =>
  bar(-width * 0.18, 0, width * 0.56, 17, tone(s.ink, 0.35), 3) +
  repeat(rows, (i) =>
    bar(
      i % 4 === 3 ? -width * 0.16 : 0,
      -38 - i * 21,
      i % 4 === 3 ? width * 0.62 : width * 0.94,
      8,
      tone(s.ink, 0.9),
      2,
    ),
  )

const stamp: Silhouette = (s) => {
  s.box(-20, -30, 0, 330, 390, 3, s.paper, {
    r: 2,
    bevel: 0,
    turn: 6,
    top: `<g transform="translate(0 150)">${clauses(s, 260, 11)}</g>${hoop(70, -130, 42, tone(s.accent, 0.6), 9)}${bar(70, -130, 96, 20, tone(s.accent, 0.6), 3)}`,
  })
  s.box(44, 96, 3, 170, 120, 34, s.ink, { r: 10 })
  s.box(44, 96, 37, 180, 130, 26, s.body, { r: 14, bevel: 6 })
  s.turned(
    floor(44, 96, 63),
    [
      [34, 0],
      [22, 26],
      [20, 60],
      [40, 96],
      [50, 124],
      [46, 148],
      [26, 162],
    ],
    s.body,
  )
  s.crop = { fill: 1.12 }
}

const court: Silhouette = (s) => {
  for (let i = 0; i < 3; i += 1) s.box(0, 0, i * 16, 420 - i * 32, 270 - i * 28, 16, s.body, { r: 2, bevel: 1 })
  s.box(0, 20, 48, 280, 130, 170, s.other, { r: 2, bevel: 0, front: bar(0, -20, 62, 128, tone(s.ink, 0.3), 4) })
  for (const x of [-140, -70, 70, 140]) {
    s.rod(floor(x, -76, 48), 24, 10, s.body)
    s.turned(
      floor(x, -76, 58),
      [
        [20, 0],
        [17, 140],
      ],
      s.paper,
    )
    s.box(x, -76, 198, 48, 48, 12, s.body, { r: 2, bevel: 1 })
  }
  s.box(0, 0, 210, 352, 216, 30, s.body, {
    r: 2,
    bevel: 2,
    front: repeat(13, (i) => bar(-144 + i * 24, 0, 10, 10, tone(s.accent, 0.6), 2)),
  })
  s.shape(
    wall(0, 104, 240),
    [
      [
        [-182, 0],
        [182, 0],
        [0, 88],
      ],
    ],
    212,
    s.body,
    { bevel: 0, art: spot(0, 32, 20, tone(s.accent, 0.6)) },
  )
  s.crop = { fill: 1.06 }
}

const folded: Silhouette = (s) => {
  const lean = 26
  for (const [i, x] of [-142, -47, 47, 142].entries()) {
    const turn = i % 2 ? lean : -lean
    const [c, d] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const panel = {
      o: [x * 0.94, 0, 150] as const,
      u: [c, d, 0] as const,
      v: [0, 0, 1] as const,
      w: [d, -c, 0] as const,
    }
    s.slab(panel, 100, 300, 4, i === 3 ? s.accent : s.paper, {
      r: 0,
      bevel: 0,
      art:
        i === 3
          ? spot(0, 60, 28, tone(s.paper, 0.95)) +
            bar(0, -10, 60, 10, tone(s.paper, 0.95), 2) +
            bar(0, -34, 60, 10, tone(s.paper, 0.95), 2)
          : `<g transform="translate(0 112)">${clauses(s, 74, 10)}</g>`,
    })
  }
  s.crop = { fill: 1.04 }
}

const ballot: Silhouette = (s) => {
  s.box(0, 0, 0, 280, 220, 210, s.body, {
    r: 8,
    bevel: 3,
    front: `${spot(0, 0, 52, tone(s.accent, 0.6))}<path d="M-26 0L-8 -20L28 22" fill="none" stroke="#FFFEFA" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
  })
  s.box(0, 0, 210, 304, 244, 26, s.other, { r: 8, bevel: 3, top: bar(0, 0, 190, 22, '#14171A', 4) })
  s.slab(spin(wall(0, 2, 278), -5), 160, 100, 4, s.paper, {
    r: 2,
    bevel: 0,
    art:
      bar(-50, 14, 24, 24, tone(s.accent, 0.6), 4) +
      bar(24, 20, 84, 9, tone(s.ink, 0.9), 2) +
      bar(14, 2, 64, 9, tone(s.ink, 0.9), 2),
  })
  s.crop = { fill: 1.05 }
}

export const policy = [gavel, gavel, stamp, court, folded, ballot, scales] as const
