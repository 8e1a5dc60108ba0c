import { hoop, spot } from '../marks'
import { tone } from '../palette'
import { eastWall, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette } from '../studio'

export const gavel: Silhouette = (s) => {
  s.turned(
    floor(0, 0),
    [
      [124, 0],
      [128, 8],
      [120, 26],
      [98, 34],
    ],
    s.other,
    hoop(0, 0, 78, tone(s.other, 0.3), 4),
  )
  const head = eastWall(-104, 30, 92)
  s.turned(
    head,
    [
      [52, 0],
      [58, 8],
      [58, 30],
      [50, 38],
    ],
    s.body,
  )
  s.rod(shift(head, 0, 0, 38), 46, 132, s.body, { bevel: 0 })
  for (const at of [52, 140]) s.rod(shift(head, 0, 0, at), 48, 14, s.accent, { bevel: 1 })
  s.turned(
    shift(head, 0, 0, 170),
    [
      [50, 0],
      [58, 8],
      [58, 30],
      [52, 38],
    ],
    s.body,
    hoop(0, 0, 30, tone(s.body, 0.2), 4),
  )
  const handle = { ...wall(0, -14, 92), v: [0, 0.3, 0.954] as const, w: [0, -0.954, 0.3] as const }
  s.turned(
    handle,
    [
      [15, 0],
      [17, 40],
      [21, 200],
      [25, 250],
      [18, 268],
    ],
    s.body,
  )
  s.yaw = s.random.between(-58, -36)
  s.crop = { fill: 1.08 }
}

export const scales: Silhouette = (s) => {
  s.rod(floor(), 96, 20, s.other, { bevel: 6 })
  s.turned(
    floor(0, 0, 20),
    [
      [30, 0],
      [15, 34],
      [13, 250],
      [20, 262],
    ],
    s.body,
  )
  const dip = s.random.pick([-14, 14])
  s.slab(spin(wall(0, 14, 282), dip / 2), 350, 18, 26, s.body, { r: 9 })
  s.ball(0, 0, 304, 22, s.accent)
  for (const side of [-1, 1]) {
    const z = 110 + side * dip * 1.6
    for (const dx of [-48, 0, 48])
      s.slab(
        tilt({ ...wall(side * 160 + dx / 2, 3, z + 82), u: [0.95, 0, dx / 150], v: [-dx / 150, 0, 0.95] }, 0),
        4,
        166,
        4,
        s.ink,
        { r: 0, bevel: 0 },
      )
    s.turned(
      floor(side * 160, 0, z - 22),
      [
        [26, 0],
        [58, 10],
        [76, 26],
        [72, 26],
      ],
      s.accent,
      spot(0, 0, 64, tone(s.accent, 0.3)),
    )
  }
}
