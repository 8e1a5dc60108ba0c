import { bar, grid, hoop, repeat, spot } from '../marks'
import { tone } from '../palette'
import { screenArt } from '../screens'
import { floor, shift, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const fan = (s: Studio, x: number, y: number, r: number, lit: string) =>
  spot(x, y, r, '#0F1114') +
  hoop(x, y, r * 0.93, lit, r * 0.09) +
  repeat(7, (i) => {
    const a = (i / 7) * 6.283
    const [c, d] = [Math.cos(a), Math.sin(a)]
    const point = (along: number, aside: number) =>
      `${(x + (c * along - d * aside) * r).toFixed(1)} ${(y + (d * along + c * aside) * r).toFixed(1)}`
    return `<path d="M${point(0.2, -0.1)}L${point(0.8, -0.08)}L${point(0.72, 0.36)}L${point(0.16, 0.14)}Z" fill="${tone(s.ink, 0.85)}"/>`
  }) +
  spot(x, y, r * 0.27, tone(s.ink, 0.5))

/** The works behind a tower's window. */
const works = (s: Studio, depth: number, tall: number) =>
  bar(0, 0, depth - 26, tall - 26, '#14171B', 5) +
  bar(6, 30, depth * 0.52, tall * 0.6, tone(s.palette.other, 0.22), 4) +
  fan(s, 0, tall * 0.2, 44, tone(s.accent, 0.65)) +
  repeat(4, (i) => bar(60 + i * 13, tall * 0.2, 7, 92, i % 2 ? tone(s.accent, 0.65) : tone(s.paper, 0.7), 2)) +
  bar(-6, -tall * 0.1, depth * 0.7, 46, tone(s.paper, 0.75), 5) +
  bar(-6, -tall * 0.1, depth * 0.6, 7, tone(s.accent, 0.6), 3) +
  bar(0, -tall * 0.37, depth - 40, 44, tone(s.ink, 0.65), 3)

const tower: Silhouette = (s) => {
  s.yaw = s.random.between(34, 56)
  const tall = s.random.between(330, 370)
  for (const y of [-120, 120]) s.box(0, y, 0, 150, 40, 12, s.ink, { r: 8 })
  s.box(0, 0, 12, 180, 340, tall, s.body, {
    r: 10,
    bevel: 4,
    left: works(s, 340, tall),
    front: [0.3, 0, -0.3].map((y) => fan(s, 0, y * tall, 50, tone(s.accent, 0.65))).join(''),
    top:
      grid(8, 14, 14, 14, (x, y) => bar(x, y + 30, 8, 8, tone(s.body, 0.2), 2)) +
      spot(-50, -146, 7, tone(s.accent, 0.6)) +
      bar(0, -146, 26, 9, tone(s.ink, 0.3), 3),
  })
  s.crop = { fill: 1.1 }
}

const grater: Silhouette = (s) => {
  s.yaw = -s.random.between(26, 46)
  const tall = 310
  s.box(0, 0, 22, 190, 320, tall, s.body, {
    r: 26,
    bevel: 8,
    front: grid(7, 12, 24, 24, (x, y, i) => spot(x + (Math.floor(i / 7) % 2 ? 6 : -6), y, 9.4, tone(s.body, 0.05))),
  })
  for (const x of [-82, 82]) {
    for (const y of [-140, 140]) s.rod(floor(x, y), 11, tall + 70, s.paper, { bevel: 4 })
    s.box(x, 0, tall + 62, 20, 300, 18, s.paper, { r: 9, bevel: 4 })
  }
  s.crop = { fill: 1.06 }
}

const mini: Silhouette = (s) => {
  s.box(0, 0, 8, 270, 270, 78, s.body, {
    r: 56,
    bevel: 9,
    top: spot(0, 0, 30, tone(s.body, 0.45)),
    front:
      bar(-40, -6, 28, 11, '#16181B', 5) +
      bar(4, -6, 28, 11, '#16181B', 5) +
      spot(54, -6, 6, '#16181B') +
      spot(86, -6, 4, tone(s.accent, 0.7)),
  })
  s.rod(floor(), 104, 9, s.ink)
  s.box(-10, -206, 0, 260, 78, 11, s.paper, {
    r: 10,
    top: grid(11, 3, 22, 21, (x, y, i) => bar(x, y, 18, 16, i === 10 ? tone(s.accent, 0.6) : tone(s.other, 0.4), 3)),
  })
  s.slab(floor(174, -206), 58, 92, 22, s.paper, { r: 28, bevel: 10 })
}

const allInOne: Silhouette = (s) => {
  const [width, height] = [390, 270]
  s.rod(floor(0, 20), 108, 12, s.body, { bevel: 4 })
  s.slab(tilt(wall(0, 72, 8), -14), 90, 240, 12, s.body, { r: 10 })
  s.slab(shift(tilt(wall(0, 18, 60), 8), 0, height / 2), width, height, 17, s.body, {
    r: 16,
    bevel: 3,
    art: `${bar(0, 26, width - 10, height - 64, '#16181B', 10)}<g transform="translate(0 26)">${screenArt(s, width - 26, height - 80)}</g>${bar(0, -112, 46, 9, tone(s.accent, 0.6), 4)}`,
  })
  s.box(-6, -134, 0, 270, 84, 10, s.paper, {
    r: 10,
    top: grid(12, 4, 21, 18, (x, y, i) =>
      bar(x, y, 17, 14, i % 17 === 3 ? tone(s.accent, 0.6) : tone(s.other, 0.4), 3),
    ),
  })
}

const beige: Silhouette = (s) => {
  s.box(0, 0, 0, 320, 270, 74, s.body, {
    r: 6,
    bevel: 3,
    front:
      bar(80, 8, 120, 9, '#16181B', 2) +
      bar(80, -14, 120, 5, tone(s.body, 0.15), 1) +
      repeat(9, (i) => bar(-130 + i * 11, 0, 5, 42, tone(s.body, 0.15), 1)) +
      spot(8, 0, 5, tone(s.accent, 0.6)),
  })
  s.box(0, 10, 74, 250, 190, 12, s.ink, { r: 6 })
  s.box(0, 4, 86, 290, 230, 220, s.body, {
    r: 14,
    bevel: 10,
    front: `${bar(0, 12, 240, 168, tone(s.body, 0.1), 14) + bar(0, 12, 222, 150, '#14171B', 20)}<g transform="translate(0 12)">${screenArt(s, 196, 124, 12)}</g>${spot(112, -92, 6, tone(s.accent, 0.6))}${bar(-90, -92, 60, 6, tone(s.body, 0.1), 2)}`,
    left: repeat(7, (i) => bar(30, 60 - i * 15, 110, 5, tone(s.body, 0.2), 2)),
  })
  s.crop = { fill: 1.04 }
}

export const desktop = [tower, tower, grater, mini, allInOne, beige] as const
