import { bar, grid, hoop, repeat, spot } from './marks'
import { tone } from './palette'
import { at, dot, floor, shift, spin, tilt, wall } from './space'
import type { Silhouette, Studio } from './studio'

type Place = { x: number; y: number; turn: number }

const COMPANIONS: readonly [(s: Studio, place: Place) => void, ...((s: Studio, place: Place) => void)[]] = [
  function pencil(s, { x, y, turn }) {
    const lying = { ...spin(floor(x, y, 8), turn) }
    const along = { o: at(lying, 0, -60), u: lying.v, v: lying.w, w: lying.u }
    s.rod(along, 8, 120, s.accent, { bevel: 0 })
    s.turned(
      shift(along, 0, 0, 120),
      [
        [8, 0],
        [3, 22],
        [0.3, 32],
      ],
      s.paper,
    )
    s.rod(shift(along, 0, 0, -16), 8.4, 16, s.ink, { bevel: 1 })
  },
  function cup(s, { x, y }) {
    s.turned(
      floor(x, y),
      [
        [24, 0],
        [30, 3],
        [36, 66],
        [33, 68],
      ],
      s.paper,
      spot(0, 0, 31, '#8E857A') + spot(1, -2.5, 28.5, '#3A241A'),
    )
  },
  function notes(s, { x, y, turn }) {
    s.box(x, y, 0, 92, 92, 16, s.paper, { r: 1, bevel: 0, turn: turn / 3 })
    s.box(x, y, 16, 92, 92, 3, s.accent, {
      r: 1,
      bevel: 0,
      turn: turn / 3 + 4,
      top: repeat(3, (i) => bar(-8 + i * -4, 20 - i * 18, 50 - i * 8, 4, tone(s.accent, 0.2), 2)),
    })
  },
  function ball(s, { x, y }) {
    s.ball(x, y, 36, 36, s.accent)
  },
  function coins(s, { x, y }) {
    for (const [i, dx] of [0, 3, -2, 2].entries()) {
      s.rod(floor(x + dx, y + dx, i * 9), 30, 9, s.accent, {
        bevel: 1.5,
        art: hoop(0, 0, 21, tone(s.accent, 0.35), 2.5),
      })
    }
  },
  function card(s, { x, y, turn }) {
    s.box(x, y, 0, 120, 76, 4, s.other, {
      r: 8,
      bevel: 1,
      turn,
      top: bar(-36, 8, 22, 17, tone(s.accent, 0.6), 4) + bar(-14, -24, 66, 5, tone(s.other, 0.4), 2),
    })
  },
  function cubes(s, { x, y, turn }) {
    s.box(x, y, 0, 58, 58, 58, s.accent, { r: 3, bevel: 2, turn })
    s.box(x + 6, y, 58, 34, 34, 34, s.paper, { r: 3, bevel: 2, turn: turn + 30 })
  },
  function key(s, { x, y, turn }) {
    const cap = {
      r: 9,
      bevel: 7,
      turn,
      top: bar(0, 0, 20, 5, tone(s.ink, 0.9), 2) + bar(0, 0, 5, 20, tone(s.ink, 0.9), 2),
    }
    s.box(x, y, 0, 62, 62, 34, s.paper, cap)
  },
  function tablet(s, { x, y, turn }) {
    s.box(x, y, 0, 84, 120, 8, s.ink, {
      r: 12,
      bevel: 2,
      turn: turn / 2,
      top:
        bar(0, 0, 74, 110, tone(s.ink, 0.35), 7) +
        grid(2, 3, 30, 32, (a, b, i) => bar(a, b, 22, 22, tone(i % 3 ? s.other : s.accent, 0.7), 6)),
    })
  },
  function leaningTile(s, { x, y, turn }) {
    s.slab(shift(tilt(spin(floor(x, y), turn), -58), 0, 36, 0), 80, 72, 8, s.body, {
      r: 10,
      art: spot(0, 0, 18, tone(s.accent, 0.6)),
    })
    s.slab(shift(wall(x, y + 42), 0, 16, 0), 26, 32, 5, s.ink, { r: 2 })
  },
]

/** Puts one small everyday thing beside the object, clear of it. */
export const addCompanion: Silhouette = (s) => {
  const { random } = s
  const spots = s.solids.flatMap(({ box: { frame, low, high } }) => [
    [frame.o, frame.u, low[0], high[0]] as const,
    [frame.o, frame.v, low[1], high[1]] as const,
    [frame.o, frame.w, low[2], high[2]] as const,
  ])
  // Half the object's width on the ground, across the picture and along the view.
  const turn = (s.yaw * Math.PI) / 180
  const reach = (axis: readonly [number, number, number]) =>
    Math.max(
      ...spots.map(([o, along, low, high]) => dot(o, axis) + Math.max(dot(along, axis) * low, dot(along, axis) * high)),
    )
  const [front, right, left] = [
    reach([Math.sin(turn), -Math.cos(turn), 0]),
    reach([Math.cos(turn), Math.sin(turn), 0]),
    reach([-Math.cos(turn), -Math.sin(turn), 0]),
  ]
  const side = random.pick(['front', 'front', 'right', 'left'] as const)
  const gap = random.between(76, 96)
  const place = {
    front: { x: random.between(-0.6, 0.6) * Math.min(left, right), y: -front - gap },
    right: { x: right + gap, y: random.between(-0.5, 0.2) * front },
    left: { x: -left - gap, y: random.between(-0.7, 0) * front },
  }[side]
  random.pick(COMPANIONS)(s, { ...place, turn: random.between(-40, 40) })
}
