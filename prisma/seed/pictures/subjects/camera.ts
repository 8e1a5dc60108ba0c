import { bar, grid, hoop, repeat, spot } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const glass = (s: Studio, r: number) =>
  spot(0, 0, r, '#0B0D10') +
  spot(0, 0, r * 0.84, tone(s.ink, 0.35)) +
  spot(0, 0, r * 0.62, '#0B0D10') +
  spot(-r * 0.06, r * 0.06, r * 0.46, tone(s.palette.other, 0.3)) +
  spot(-r * 0.2, r * 0.22, r * 0.22, tone(s.palette.other, 0.7)) +
  spot(r * 0.24, -r * 0.26, r * 0.09, '#FFFFFF')

/** A lens barrel out of a plane: rings, ribs, front glass. */
function barrel(s: Studio, frame: Frame, r: number, length: number) {
  s.rod(frame, r * 1.06, length * 0.2, s.other, { bevel: 2 })
  s.rod(shift(frame, 0, 0, length * 0.2), r * 0.98, length * 0.24, s.ink, { bevel: 1 })
  for (let i = 0; i < 3; i += 1)
    s.rod(shift(frame, 0, 0, length * (0.44 + i * 0.1)), r * 1.04, length * 0.085, s.ink, { bevel: 2 })
  s.rod(shift(frame, 0, 0, length * 0.74), r * 0.99, length * 0.06, s.accent, { bevel: 0 })
  s.rod(shift(frame, 0, 0, length * 0.8), r, length * 0.2, s.ink, {
    bevel: 3,
    art: hoop(0, 0, r * 0.88, tone(s.ink, 0.85), 1.5) + glass(s, r * 0.8),
  })
}

export const rangefinder: Silhouette = (s) => {
  s.box(0, 0, 0, 350, 92, 38, s.body, { r: 38, bevel: 2 })
  s.box(0, 0, 38, 352, 94, 104, s.other, { r: 38, bevel: 1 })
  s.box(0, 0, 142, 350, 92, 48, s.body, {
    r: 38,
    bevel: 5,
    front:
      bar(-104, -2, 58, 28, '#16181B', 4) +
      bar(-104, -2, 46, 18, tone(s.palette.other, 0.6), 2) +
      bar(20, -2, 40, 22, '#16181B', 3) +
      spot(96, -2, 11, '#16181B'),
  })
  s.rod(floor(112, 4, 190), 30, 17, s.ink, {
    bevel: 3,
    art: repeat(8, (i) => spot(Math.cos(i * 0.785) * 20, Math.sin(i * 0.785) * 20, 2, '#FBFAF6')),
  })
  s.rod(floor(50, 0, 190), 15, 13, s.accent, { bevel: 3 })
  s.box(-18, 4, 190, 56, 50, 7, s.ink, { r: 2, bevel: 0 })
  barrel(s, wall(-6, -46, 92), 66, 78)
  s.crop = { fill: 1.06 }
}

export const reflex: Silhouette = (s) => {
  s.box(0, 0, 0, 300, 104, 176, s.body, { r: 26, bevel: 10 })
  s.slab(wall(-118, -30, 88), 84, 172, 66, s.body, {
    r: 28,
    bevel: 12,
    art: grid(5, 10, 11, 13, (x, y) => spot(x, y, 2, tone(s.body, 0.1))),
  })
  s.box(12, -4, 172, 116, 112, 50, s.body, { r: 22, bevel: 16, front: bar(0, 2, 74, 22, tone(s.ink, 0.3), 4) })
  s.box(12, 8, 222, 44, 54, 7, s.ink, { r: 2, bevel: 0 })
  s.rod(floor(-112, -52, 174), 17, 12, s.accent, { bevel: 3 })
  s.rod(floor(112, 8, 174), 34, 20, s.ink, {
    bevel: 3,
    art: hoop(0, 0, 22, tone(s.ink, 0.85), 2) + bar(0, 22, 3, 9, tone(s.accent, 0.6)),
  })
  barrel(s, wall(24, -52, 88), 74, 128)
  s.crop = { fill: 1.05 }
}

export const actionCam: Silhouette = (s) => {
  s.box(0, 0, 54, 250, 120, 180, s.body, {
    r: 26,
    bevel: 12,
    front:
      bar(0, 0, 222, 152, tone(s.ink, 0.35), 18) +
      bar(-66, -28, 66, 66, '#0B0D10', 8) +
      repeat(4, (i) => bar(-66, -8 - i * 14, 46 - i * 9, 5, tone(s.accent, 0.7), 2)) +
      spot(-90, 48, 6, tone(s.accent, 0.7)),
    top: bar(60, 0, 70, 42, tone(s.accent, 0.55), 21) + spot(60, 0, 9, '#FBFAF6'),
  })
  const lens = wall(56, -60, 156)
  s.slab(lens, 126, 122, 20, s.ink, { r: 22, bevel: 6, art: glass(s, 48) })
  for (const x of [-24, 24]) s.slab(wall(x, 22, 34), 16, 52, 44, s.ink, { r: 6 })
  s.box(0, 0, 0, 156, 120, 12, s.ink, { r: 18 })
}

export const looseLens: Silhouette = (s) => {
  const r = 92
  s.rod(floor(-30, 40), r, 26, s.other, { bevel: 3 })
  s.rod(floor(-30, 40, 26), r * 0.97, 50, s.body, { bevel: 1 })
  for (let i = 0; i < 6; i += 1) s.rod(floor(-30, 40, 76 + i * 13), r * 1.03, 10, s.ink, { bevel: 2 })
  s.rod(floor(-30, 40, 154), r * 0.98, 10, s.accent, { bevel: 0 })
  s.rod(floor(-30, 40, 164), r, 46, s.body, {
    bevel: 3,
    art:
      bar(0, 0, r * 1.82, r * 1.82, '#16181B', r) + hoop(0, 0, r * 0.82, tone(s.ink, 0.85), 1.6) + glass(s, r * 0.74),
  })
  s.turned(
    shift(tilt(spin(floor(140, -92, 6), -30), -38), 0, 60),
    [
      [76, 0],
      [80, 6],
      [80, 18],
      [74, 22],
    ],
    s.ink,
    hoop(0, 0, 58, tone(s.ink, 0.3), 5) + bar(0, 0, 70, 12, tone(s.body, 0.8), 3),
  )
}

export const instant: Silhouette = (s) => {
  const sheet = `${bar(0, 14, 128, 112, tone(s.palette.other, 0.55), 2) + spot(18, 34, 24, tone(s.accent, 0.65))}<path d="M-64 -42L-64 -18L-20 20L10 -6L34 12L64 -16L64 -42Z" fill="${tone(s.palette.other, 0.2)}"/>`
  s.box(0, 10, 0, 290, 170, 120, s.body, {
    r: 22,
    bevel: 6,
    front:
      bar(0, -14, 210, 16, '#16181B', 3) +
      repeat(4, (i) =>
        bar(
          -6 + i * 6,
          34,
          6,
          46,
          [tone(s.accent, 0.3), tone(s.accent, 0.6), tone(s.palette.other, 0.7), tone(s.palette.other, 0.4)][i] ?? '',
          0,
        ),
      ),
  })
  s.box(0, 26, 120, 290, 130, 104, s.body, {
    r: 22,
    bevel: 12,
    front:
      bar(96, 24, 56, 34, '#16181B', 6) +
      bar(96, 24, 42, 22, tone(s.palette.other, 0.7), 4) +
      bar(-98, 20, 50, 40, tone(s.paper, 0.9), 6),
  })
  barrel(s, wall(0, -40, 172), 54, 46)
  s.rod(wall(-112, -76, 84), 15, 8, s.accent)
  s.slab(tilt(floor(0, -146, 46), 0), 160, 150, 3, s.paper, { r: 3, bevel: 0, art: sheet })
}

export const tripodCam: Silhouette = (s) => {
  s.shape(floor(0, 0, 0), without(rectangle(240, 240, 120), rectangle(190, 190, 95)), 12, s.ink, { bevel: 3 })
  s.rod(floor(0, 0, 0), 100, 20, s.other, { bevel: 5 })
  s.rod(floor(0, 0, 20), 18, 40, s.ink, { bevel: 0 })
  s.ball(0, 0, 150, 104, s.body)
  const eye = tilt(wall(0, -50, 158), 6)
  s.turned(
    eye,
    [
      [80, 0],
      [74, 34],
      [66, 46],
    ],
    s.ink,
    glass(s, 58),
  )
  s.ontoLast(shift(eye, 0, -61, 46), spot(0, 0, 4, tone(s.accent, 0.7)))
}

export const camera = [rangefinder, reflex, actionCam, looseLens, instant, tripodCam] as const
