import { bar, hoop, repeat, spot } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { eastWall, floor, shift, spin, wall } from '../space'
import type { Silhouette } from '../studio'

const drone: Silhouette = (s) => {
  for (const [i, angle] of [38, 142, 218, 322].entries()) {
    const arm = spin(floor(0, 0, 66), angle)
    s.slab(shift(arm, 104, 0), 150, 24, 16, s.body, { r: 10, bevel: 4 })
    const tip = shift(arm, 176, 0)
    s.rod(shift(tip, 0, 0, -66), 8, 66, s.ink, { bevel: 0 })
    s.rod(tip, 22, 34, s.ink, { bevel: 4 })
    s.slab(spin(shift(tip, 0, 0, 36), 30 + i * 50), 196, 20, 3, i < 2 ? s.other : s.accent, { r: 10, bevel: 0 })
    s.rod(shift(tip, 0, 0, 38), 8, 9, s.paper)
  }
  s.slab(floor(0, 0, 48), 128, 214, 54, s.body, {
    r: 46,
    bevel: 16,
    art: bar(0, -20, 54, 96, tone(s.other, 0.5), 20) + spot(0, 60, 7, tone(s.accent, 0.7)),
  })
  s.ball(0, -112, 52, 26, s.ink)
  s.rod(wall(0, -132, 52), 14, 10, s.ink, {
    art: spot(0, 0, 9, tone(s.palette.other, 0.5)) + spot(-3, 3, 3, '#FFFFFF'),
  })
  s.crop = { fill: 1.08 }
}

export const reader: Silhouette = (s) => {
  const lines =
    repeat(11, (i) => bar(i % 5 === 4 ? -34 : 0, 66 - i * 19, i % 5 === 4 ? 124 : 192, 6, '#5C6066', 1)) +
    bar(-30, 108, 132, 16, '#2A2D31', 1)
  const leaf = bar(0, 10, 222, 300, '#E4E0D5', 2) + lines
  s.slab(spin(floor(-6, 6, 0), 6), 284, 386, 10, s.other, { r: 16, bevel: 2 })
  s.slab(floor(0, 0, 10), 270, 372, 15, s.body, {
    r: 22,
    bevel: 4,
    art: leaf + bar(0, -164, 44, 7, tone(s.body, 0.3), 4),
  })
  s.crop = { fill: 1.12 }
}

const visor: Silhouette = (s) => {
  s.shape(floor(0, 108, 62), without(rectangle(250, 250, 110), rectangle(226, 226, 98)), 46, s.other, { bevel: 3 })
  s.slab(wall(0, 30, 84), 310, 156, 96, s.body, { r: 62, bevel: 22 })
  s.slab(wall(0, -60, 84), 262, 112, 14, s.ink, {
    r: 48,
    bevel: 6,
    art:
      bar(-40, 30, 120, 10, tone(s.ink, 0.85), 5) +
      spot(-84, -14, 14, tone(s.accent, 0.6)) +
      spot(84, -14, 14, tone(s.accent, 0.6)),
  })
  s.rod(eastWall(152, 84, 84), 24, 12, s.accent, { bevel: 3 })
  s.crop = { fill: 1.06 }
}

export const projector: Silhouette = (s) => {
  s.box(0, 0, 12, 300, 220, 110, s.body, {
    r: 36,
    bevel: 10,
    front: repeat(6, (i) => bar(70 + i * 11, -4, 5, 60, tone(s.body, 0.12), 2)),
    top:
      hoop(84, 30, 26, tone(s.body, 0.4), 5) +
      spot(84, 30, 8, tone(s.accent, 0.6)) +
      repeat(3, (i) => spot(-90 + i * 26, 56, 7, tone(s.body, 0.4))),
  })
  for (const x of [-110, 110]) s.rod(floor(x, -70), 16, 14, s.ink)
  const lens = wall(-70, -108, 70)
  s.turned(
    lens,
    [
      [48, 0],
      [48, 12],
      [44, 20],
    ],
    s.other,
    spot(0, 0, 38, '#0B0D10') + spot(0, 0, 30, tone(s.accent, 0.7)) + spot(-8, 8, 13, '#FFF7DF'),
  )
}

export const flashlight: Silhouette = (s) => {
  const axis = { o: [-170, 40, 36] as const, u: [0, 1, 0] as const, v: [0, 0, 1] as const, w: [1, 0, 0] as const }
  s.rod(axis, 30, 250, s.body, { bevel: 4 })
  for (let i = 0; i < 7; i += 1) s.rod(shift(axis, 0, 0, 60 + i * 14), 31.5, 7, s.ink, { bevel: 1 })
  s.turned(
    shift(axis, 0, 0, 250),
    [
      [31, 0],
      [50, 42],
      [50, 78],
    ],
    s.other,
    spot(0, 0, 43, tone(s.accent, 0.75)) + spot(0, 0, 27, '#FFF7DF') + spot(0, 0, 9, tone(s.accent, 0.4)),
  )
  s.slab(floor(30, 40, 62), 40, 20, 9, s.accent, { r: 10 })
  s.yaw = -s.random.between(38, 70)
}

export const powerBank: Silhouette = (s) => {
  const ports = bar(-52, 0, 34, 14, '#16181B', 2) + bar(4, 0, 28, 11, '#16181B', 6) + bar(52, 0, 28, 11, '#16181B', 6)
  s.slab(floor(), 196, 330, 46, s.body, {
    r: 34,
    bevel: 10,
    art:
      bar(0, 30, 120, 170, tone(s.body, 0.62), 12) +
      repeat(4, (i) => spot(-36 + i * 24, -116, 7, i < 3 ? tone(s.accent, 0.6) : tone(s.body, 0.25))),
  })
  s.ontoLast(wall(0, -165.2, 22), ports)
  s.box(4, -206, 12, 40, 62, 22, s.ink, { r: 6 })
  s.box(4, -176, 17, 22, 20, 10, s.paper, { r: 4, bevel: 1 })
  s.cable(
    [
      [4, -236, 20],
      [4, -300, 6],
      [120, -330, 4],
      [210, -250, 4],
      [300, -300, 4],
      [520, -240, 4],
    ],
    s.ink,
    13,
  )
}

export const gadget = [drone, reader, visor, projector, flashlight, powerBank] as const
