import { bar, grid, hoop, repeat, spot, stroke } from '../marks'
import { rectangle, without } from '../outlines'
import { tone } from '../palette'
import { floor, shift, spin, wall } from '../space'
import type { Silhouette } from '../studio'

const dial = (r: number, from: number, share: number, colour: string, width: number) =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${share * 6.283 * r} 9999" transform="rotate(${from})"/>`

export const puck: Silhouette = (s) => {
  const tall = s.random.between(110, 220)
  s.turned(
    floor(),
    [
      [118, 0],
      [128, 12],
      [132, tall * 0.5],
      [124, tall - 16],
      [112, tall],
    ],
    s.body,
    spot(0, 0, 108, tone(s.body, 0.62)) +
      hoop(0, 0, 98, tone(s.accent, 0.65), 9) +
      repeat(4, (i) => spot(Math.cos(i * 1.5708) * 44, Math.sin(i * 1.5708) * 44, 8, tone(s.ink, 0.4))),
  )
  s.cable(
    [
      [60, 100, 4],
      [180, 190, 4],
      [300, 140, 4],
      [420, 240, 4],
      [620, 220, 4],
    ],
    s.ink,
    10,
  )
}

export const bulb: Silhouette = (s) => {
  const axis = { o: [-130, 0, 52] as const, u: [0, 1, 0] as const, v: [0, 0, 1] as const, w: [1, 0, 0] as const }
  s.yaw = s.random.between(-64, -30)
  s.turned(
    axis,
    [
      [16, -22],
      [34, -8],
    ],
    s.ink,
  )
  for (let i = 0; i < 4; i += 1) s.rod(shift(axis, 0, 0, -8 + i * 15), 37, 13, s.paper, { bevel: 4 })
  s.turned(
    shift(axis, 0, 0, 52),
    [
      [42, 0],
      [58, 34],
      [60, 66],
    ],
    s.other,
  )
  s.turned(
    shift(axis, 0, 0, 116),
    [
      [58, 0],
      [74, 34],
      [80, 60],
    ],
    s.accent,
  )
  s.ball(66, 0, 96, 96, s.accent)
  s.crop = { fill: 1.06 }
}

export const thermostat: Silhouette = (s) => {
  const value = s.random.between(0.4, 0.7)
  s.slab(wall(0, 40, 132), 300, 264, 16, s.other, { r: 30, bevel: 3 })
  const face = wall(0, 24, 132)
  s.turned(
    face,
    [
      [112, 0],
      [112, 40],
      [104, 50],
    ],
    s.body,
  )
  s.turned(
    shift(face, 0, 0, 50),
    [
      [98, 0],
      [96, 6],
    ],
    s.ink,
    spot(0, 0, 93, '#14171A') +
      dial(78, 140, 0.72, '#3A4048', 9) +
      dial(78, 140, value, tone(s.accent, 0.65), 9) +
      bar(-20, 4, 28, 50, '#FBFAF6', 3) +
      bar(-20, 4, 12, 34, '#14171A', 1) +
      bar(20, 4, 10, 50, '#FBFAF6', 2) +
      spot(46, 26, 5, '#FBFAF6'),
  )
  s.box(0, 78, 0, 340, 76, 16, s.paper, { r: 4 })
  s.crop = { fill: 1.06 }
}

export const lock: Silhouette = (s) => {
  s.slab(wall(-60, 60, 190), 400, 380, 26, s.other, {
    r: 0,
    bevel: 1,
    art: bar(-40, 0, 260, 330, tone(s.other, 0.28), 4) + bar(-42, 3, 254, 322, tone(s.other, 0.4), 4),
  })
  const plate = wall(64, 34, 206)
  s.slab(plate, 104, 210, 24, s.body, { r: 50, bevel: 5 })
  const pad = shift(plate, 0, 46, 24)
  s.rod(pad, 40, 8, s.ink, { bevel: 2, art: grid(3, 3, 20, 20, (x, y) => spot(x, y, 5, tone(s.accent, 0.75))) })
  s.rod(shift(plate, 0, -50, 24), 24, 34, s.body, { bevel: 3 })
  s.slab(shift(plate, -52, -50, 50), 150, 32, 20, s.accent, { r: 16, bevel: 5 })
  s.box(-40, 74, 0, 460, 100, 8, s.paper, { r: 0, bevel: 1 })
  s.crop = { fill: 1.3, x: -1, y: 0 }
}

export const vacuum: Silhouette = (s) => {
  s.rod(floor(), 186, 12, s.ink)
  s.rod(floor(0, 0, 8), 190, 58, s.body, {
    bevel: 10,
    art:
      hoop(0, 0, 166, tone(s.body, 0.45), 3) +
      bar(0, -92, 90, 26, tone(s.ink, 0.35), 13) +
      spot(0, -92, 8, tone(s.accent, 0.7)) +
      stroke(
        [
          [-150, -60],
          [150, -60],
        ],
        tone(s.body, 0.5),
        3,
      ),
  })
  s.turned(
    floor(0, 56, 66),
    [
      [64, 0],
      [64, 20],
      [56, 27],
    ],
    s.other,
    spot(0, 0, 50, tone(s.other, 0.6)) + spot(0, 0, 16, tone(s.accent, 0.6)),
  )
  const brush = spin(floor(-132, -142, 4), 20)
  for (const angle of [0, 72, 144, 216, 288])
    s.onGround(
      -138,
      -150,
      angle,
      stroke(
        [
          [0, 0],
          [62, 0],
        ],
        tone(s.ink, 0.4),
        6,
      ),
    )
  s.rod(brush, 14, 12, s.accent)
  s.crop = { fill: 1.06 }
}

const plug: Silhouette = (s) => {
  s.slab(wall(0, 60, 150), 340, 300, 20, s.other, { r: 34, bevel: 4 })
  for (const x of [-82, 82]) {
    const socket = wall(x, 40, 150)
    s.shape(socket, without(rectangle(132, 132, 66), rectangle(112, 112, 56)), 6, s.paper, { bevel: 2 })
    s.rod(socket, 56, 1, s.ink, { bevel: 0, art: spot(-20, 0, 8, '#0B0D10') + spot(20, 0, 8, '#0B0D10') })
  }
  s.rod(wall(-82, 38, 150), 52, 84, s.body, {
    bevel: 8,
    art: hoop(0, 0, 28, tone(s.accent, 0.65), 7) + bar(0, 14, 5, 26, tone(s.accent, 0.65), 2),
  })
  s.box(0, 84, 0, 400, 60, 12, s.paper, { r: 4 })
}

const lamp: Silhouette = (s) => {
  s.rod(floor(), 92, 18, s.other, { bevel: 5, art: repeat(3, (i) => spot(-24 + i * 24, -62, 6, tone(s.accent, 0.7))) })
  s.rod(floor(0, 0, 18), 9, 210, s.ink, { bevel: 0 })
  s.turned(
    floor(0, 0, 172),
    [
      [128, 0],
      [132, 6],
      [82, 128],
      [80, 132],
    ],
    s.body,
    spot(0, 0, 74, tone(s.accent, 0.85)) + spot(0, 0, 40, '#FFFBEA'),
  )
  s.crop = { fill: 0.98, y: 0 }
}

export const smartHome = [puck, bulb, thermostat, lock, vacuum, plug, lamp] as const
