import { bar, hoop, repeat, spot, stroke } from '../marks'
import { star } from '../outlines'
import { tone } from '../palette'
import { eastWall, floor, shift, wall, westWall } from '../space'
import type { Silhouette } from '../studio'

const chip: Silhouette = (s) => {
  const traces = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${repeat(
          4,
          (i) =>
            stroke(
              [
                [-72 + i * 48, 130],
                [-72 + i * 48, 190],
                [-100 + i * 66, 232],
                [-100 + i * 66, 330],
              ],
              tone(s.palette.other, 0.6),
              8,
            ) + spot(-100 + i * 66, 330, 14, tone(s.accent, 0.6)),
        )}</g>`,
    )
    .join('')
  s.onGround(0, 0, 0, traces)
  for (const turn of [0, 1, 2, 3])
    for (let i = 0; i < 6; i += 1) {
      const along = -90 + i * 36
      const [x, y] = [
        [along, 146],
        [146, along],
        [along, -146],
        [-146, along],
      ][turn] ?? [0, 0]
      s.box(x ?? 0, y ?? 0, 0, turn % 2 ? 34 : 16, turn % 2 ? 16 : 34, 16, s.paper, { r: 2, bevel: 1 })
    }
  s.box(0, 0, 8, 270, 270, 44, s.body, { r: 24, bevel: 6, top: hoop(-102, 102, 9, tone(s.body, 0.3), 4) })
  s.box(0, 0, 52, 180, 180, 16, s.other, { r: 18, bevel: 5 })
  s.shape(floor(0, 0, 68), star(4, 74, 24), 30, s.accent, { bevel: 0 })
  s.crop = { fill: 1.08 }
}

const robot: Silhouette = (s) => {
  s.turned(
    floor(),
    [
      [104, 0],
      [108, 10],
      [96, 34],
      [60, 44],
    ],
    s.other,
  )
  s.rod(floor(0, 0, 44), 44, 34, s.ink, { bevel: 0 })
  s.box(0, 0, 76, 270, 210, 190, s.body, { r: 66, bevel: 26 })
  const smile = s.random.chance(0.5)
    ? stroke(
        [
          [-26, -32],
          [0, -42],
          [26, -32],
        ],
        tone(s.paper, 0.8),
        7,
      )
    : bar(0, -36, 44, 7, tone(s.paper, 0.8), 3)
  s.slab(wall(0, -96, 174), 206, 124, 16, s.ink, {
    r: 44,
    bevel: 6,
    art:
      spot(-46, 8, 21, tone(s.accent, 0.75)) +
      spot(46, 8, 21, tone(s.accent, 0.75)) +
      spot(-40, 14, 7, '#FFFFFF') +
      spot(52, 14, 7, '#FFFFFF') +
      smile,
  })
  s.rod(eastWall(134, 0, 172), 40, 22, s.other, { bevel: 6 })
  s.rod(westWall(-134, 0, 172), 40, 22, s.other, { bevel: 6 })
  s.rod(floor(0, 10, 264), 7, 48, s.ink, { bevel: 0 })
  s.ball(0, 10, 330, 22, s.accent)
  s.crop = { fill: 1, x: s.random.pick([0, 1]), y: 0 }
}

const network: Silhouette = (s) => {
  const layers = [
    [-210, [-110, 0, 110]],
    [-70, [-165, -55, 55, 165]],
    [70, [-165, -55, 55, 165]],
    [210, [-60, 60]],
  ] as const
  const links = layers.slice(1).map(([x, ys], i) => {
    const [px, pys] = layers[i] ?? [0, []]
    return pys
      .flatMap((py) =>
        ys.map((y) =>
          stroke(
            [
              [px, py],
              [x, y],
            ],
            tone(s.palette.other, 0.55),
            (py + y) % 3 ? 3 : 6,
          ),
        ),
      )
      .join('')
  })
  s.onGround(0, 0, 0, links.join(''))
  for (const [i, [x, ys]] of layers.entries())
    for (const [n, y] of ys.entries()) {
      s.rod(floor(x, y), 34, 12, s.ink, { bevel: 2 })
      s.ball(x, y, 44, 34, (n * 3 + i * 2) % 5 === 1 ? s.accent : i % 2 ? s.other : s.body)
    }
  s.crop = { fill: 1.24 }
}

const sparks: Silhouette = (s) => {
  s.yaw = s.random.between(-34, -18)
  s.shape(wall(-30, 40, 190), star(4, 190, 52), 38, s.body, { bevel: 0 })
  s.shape(wall(150, -60, 94), star(4, 92, 26), 24, s.accent, { bevel: 0 })
  s.shape(wall(-190, -70, 66), star(4, 66, 19), 20, s.other, { bevel: 0 })
  s.box(-30, 20, 0, 110, 90, 22, s.ink, { r: 12 })
  s.crop = { fill: 1, y: 0 }
}

const layersStack: Silhouette = (s) => {
  for (let i = 0; i < 4; i += 1) {
    const material = [s.ink, s.other, s.body, s.accent][i] ?? s.body
    s.box(0, 0, i * 76, 320 - i * 50, 320 - i * 50, 22, material, {
      r: 30,
      bevel: 5,
      top: i === 3 ? `<path d="M0 62Q8 8 62 0Q8 -8 0 -62Q-8 -8 -62 0Q-8 8 0 62Z" fill="${tone(s.paper, 0.95)}"/>` : '',
    })
    const reach = 120 - i * 26
    if (i < 3)
      for (const [x, y] of [
        [-1, 1],
        [1, 1],
        [-1, -1],
        [1, -1],
      ] as const)
        s.rod(floor(x * reach * 0.85, y * reach * 0.85, i * 76 + 22), 8, 54, s.paper, { bevel: 0 })
  }
}

const armRobot: Silhouette = (s) => {
  s.rod(floor(0, 40), 110, 30, s.other, { bevel: 6 })
  s.turned(
    floor(0, 40, 30),
    [
      [78, 0],
      [66, 50],
      [60, 60],
    ],
    s.body,
  )
  const lower = { ...wall(0, 62, 120) }
  s.rod(shift(lower, 0, 0, -22), 48, 84, s.ink, { bevel: 5, art: spot(0, 0, 20, tone(s.accent, 0.6)) })
  s.slab({ ...shift(lower, -62, 92, 8), u: [0.83, 0, 0.557], v: [-0.557, 0, 0.83] }, 68, 230, 40, s.body, {
    r: 34,
    bevel: 6,
  })
  s.rod(shift(lower, -122, 186, -8), 42, 68, s.ink, { bevel: 5, art: spot(0, 0, 17, tone(s.accent, 0.6)) })
  s.slab({ ...shift(lower, -16, 204, 10), u: [0.19, 0, -0.98], v: [0.98, 0, 0.19] }, 54, 230, 36, s.body, {
    r: 27,
    bevel: 6,
  })
  s.rod(shift(lower, 86, 224, 0), 30, 58, s.other, { bevel: 5 })
  for (const x of [68, 106]) s.slab(shift(lower, x, 172, 16), 16, 84, 26, s.accent, { r: 5 })
  s.box(88, 48, 0, 66, 66, 66, s.paper, { r: 6 })
}

export const ai = [chip, robot, robot, network, sparks, layersStack, armRobot] as const
