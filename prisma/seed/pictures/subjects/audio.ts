import { bar, grid, hoop, spot } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { eastWall, floor, shift, spin, tilt, wall, westWall } from '../space'
import type { Silhouette, Studio } from '../studio'

export const headphones: Silhouette = (s) => {
  const r = 128
  s.yaw = s.yaw < 0 ? s.random.between(-62, -38) : s.random.between(38, 58)
  s.bow(wall(0, 17, 104), r, r - 13, 34, s.body)
  s.bow(wall(0, 21, 104), r - 13, r - 25, 42, s.ink, 32, 148)
  for (const side of [-1, 1]) {
    s.box(side * (r - 7), 0, 62, 12, 26, 54, s.accent, { r: 4, bevel: 1 })
    const face = side < 0 ? westWall(side * (r + 2), 0, 68) : eastWall(side * (r + 2), 0, 68)
    s.slab(shift(face, 0, 0, -42), 106, 130, 28, s.ink, { r: 53, bevel: 8 })
    s.slab(shift(face, 0, 0, -14), 112, 136, 32, s.body, {
      r: 56,
      bevel: 9,
      art: hoop(0, 0, 33, tone(s.body, 0.3), 4) + spot(0, 0, 16, tone(s.accent, 0.6)),
    })
  }
  s.crop = { fill: 1.08 }
}

export const headphonesLying: Silhouette = (s) => {
  const r = 150
  s.bow(floor(0, 0, 26), r, r - 20, 30, s.body, -4, 184)
  s.bow(floor(0, 0, 30), r - 20, r - 32, 22, s.ink, 40, 140)
  for (const side of [-1, 1]) {
    const cup = floor(side * (r - 12), -66, 0)
    s.rod(cup, 74, 26, s.ink, { bevel: 8 })
    s.rod(shift(cup, 0, 0, 26), 80, 30, s.body, {
      bevel: 8,
      art:
        spot(0, 0, 56, tone(s.body, 0.62)) + hoop(0, 0, 40, tone(s.accent, 0.6), 6) + spot(0, 0, 8, tone(s.ink, 0.3)),
    })
  }
}

export const earbuds: Silhouette = (s) => {
  s.slab(floor(), 210, 150, 62, s.body, { r: 70, bevel: 14, art: bar(0, 0, 178, 118, tone(s.ink, 0.3), 56) })
  s.slab(shift(tilt(wall(0, 72, 58), 22), 0, 66), 206, 128, 34, s.body, {
    r: 62,
    bevel: 12,
    art: bar(0, 0, 168, 92, tone(s.body, 0.12), 44) + bar(0, 0, 150, 76, tone(s.ink, 0.5), 36),
  })
  for (const x of [-44, 44]) {
    s.slab(floor(x, 0, 63), 30, 26, 40, s.other, { r: 12, bevel: 3 })
    s.ball(x, 4, 112, 30, s.other)
    s.rod({ ...tilt(wall(x, -16, 106), -8) }, 14, 22, s.ink, { bevel: 6 })
  }
  s.ontoLast(wall(0, -75.5, 36), spot(0, 0, 5, tone(s.accent, 0.7)))
}

const driver = (s: Studio, x: number, y: number, z: number, r: number) => {
  const front = wall(x, y, z)
  s.turned(
    front,
    [
      [r, 0],
      [r, 5],
      [r * 0.92, 8],
    ],
    s.ink,
    spot(0, 0, r * 0.86, tone(s.ink, 0.15)) +
      spot(0, 0, r * 0.72, tone(s.ink, 0.55)) +
      hoop(0, 0, r * 0.5, tone(s.ink, 0.3), r * 0.05),
  )
  s.turned(
    shift(front, 0, 0, 7),
    [
      [r * 0.3, 0],
      [r * 0.24, r * 0.1],
      [r * 0.1, r * 0.16],
    ],
    s.accent,
  )
}

export const speakers: Silhouette = (s) => {
  const tall = s.random.between(250, 300)
  for (const [x, y] of s.random.chance(0.6)
    ? ([
        [-118, 60],
        [92, -50],
      ] as const)
    : ([[0, 0]] as const)) {
    s.box(x, y, 0, 160, 170, 10, s.ink, { r: 4, bevel: 0 })
    s.box(x, y, 10, 168, 178, tall, s.body, { r: 7, bevel: 4, front: bar(0, 0, 150, tall - 18, tone(s.other, 0.4), 4) })
    driver(s, x, y - 89, tall * 0.36 + 10, 58)
    driver(s, x, y - 89, tall * 0.78 + 10, 28)
  }
}

export const turntable: Silhouette = (s) => {
  for (const [x, y] of [
    [-160, -110],
    [160, -110],
    [-160, 110],
    [160, 110],
  ] as const)
    s.rod(floor(x, y), 22, 16, s.ink)
  s.box(0, 0, 16, 400, 300, 46, s.body, {
    r: 10,
    bevel: 4,
    front: spot(-160, 0, 8, tone(s.accent, 0.6)) + bar(-120, 0, 34, 6, tone(s.ink, 0.4), 3),
    top: bar(166, -106, 12, 54, tone(s.ink, 0.4), 4) + bar(166, -96, 22, 12, tone(s.accent, 0.6), 3),
  })
  const grooves = [118, 104, 90, 76, 62].map((r) => hoop(0, 0, r, '#2E343B', 2)).join('')
  s.rod(floor(-44, 0, 62), 136, 12, s.other, { bevel: 2 })
  s.rod(floor(-44, 0, 74), 130, 4, s.ink, {
    bevel: 1,
    art:
      spot(0, 0, 128, '#16181B') +
      grooves +
      spot(0, 0, 44, tone(s.accent, 0.6)) +
      spot(0, 0, 26, tone(s.paper, 0.8)) +
      spot(0, 0, 4, '#16181B'),
  })
  s.rod(floor(150, 96, 62), 34, 24, s.other, { bevel: 4 })
  s.rod(floor(150, 96, 86), 16, 20, s.ink, { bevel: 3 })
  const arm = spin(floor(150, 96, 96), 118)
  s.rod({ o: arm.o, u: arm.v, v: arm.w, w: [-0.5, -0.866, 0] }, 5, 176, s.paper, { bevel: 0 })
  s.box(58, -62, 80, 22, 38, 14, s.accent, { r: 3, turn: -30, bevel: 2 })
  s.crop = { fill: 1.05 }
}

export const microphone: Silhouette = (s) => {
  s.rod(floor(), 100, 18, s.other, { bevel: 5 })
  s.rod(floor(0, 30, 18), 11, 120, s.ink, { bevel: 0 })
  s.shape(tilt(wall(0, 46, 210), 0), without(rectangle(176, 190, 70), rectangle(146, 164, 58)), 26, s.ink, { bevel: 2 })
  s.turned(
    floor(0, 34, 110),
    [
      [44, 0],
      [56, 8],
      [58, 70],
      [58, 76],
    ],
    s.body,
  )
  s.rod(floor(0, 34, 186), 60, 10, s.accent, { bevel: 2 })
  s.turned(
    floor(0, 34, 196),
    [
      [57, 0],
      [57, 60],
      [50, 84],
      [34, 100],
      [12, 107],
    ],
    s.paper,
  )
  s.crop = { fill: 0.92, y: 0 }
}

const radio: Silhouette = (s) => {
  s.box(0, 0, 0, 360, 130, 190, s.body, {
    r: 34,
    bevel: 12,
    front:
      bar(-66, 0, 190, 140, tone(s.other, 0.25), 14) +
      grid(13, 9, 14, 14, (x, y) => spot(x - 66, y, 3.4, tone(s.body, 0.85))) +
      bar(104, 46, 100, 40, tone(s.paper, 0.8), 6) +
      bar(96, 46, 3, 34, tone(s.accent, 0.6)),
  })
  s.rod(wall(104, -64, 70), 34, 20, s.accent, { bevel: 4, art: bar(0, 18, 4, 18, '#16181B', 2) })
  s.shape(wall(0, 9, 190), without(rectangle(260, 90, 30), rectangle(228, 60, 20)), 18, s.ink, { bevel: 2 })
  s.rod(tilt(spin(floor(140, 34, 186), -20), -24), 4, 190, s.paper, { bevel: 0 })
}

export const audio = [headphones, headphonesLying, earbuds, speakers, turntable, microphone, radio] as const
