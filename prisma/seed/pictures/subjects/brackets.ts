import type { Outline } from '../outlines'
import { type Point, wall } from '../space'
import type { Silhouette } from '../studio'

/** A thick pen line through points, as an outline with square ends. */
function ribbon(points: readonly Point[], width: number): Outline {
  const side = (by: number) =>
    points.map(([x, y], i): Point => {
      const [px, py] = points[i - 1] ?? points[i] ?? [x, y]
      const [nx, ny] = points[i + 1] ?? [x, y]
      const length = Math.hypot(nx - px, ny - py) || 1
      return [x + ((ny - py) / length) * by, y - ((nx - px) / length) * by]
    })
  return [[...side(width / 2), ...side(-width / 2).reverse()]]
}

const BRACE: readonly Point[] = [
  [56, 150],
  [22, 148],
  [6, 132],
  [2, 108],
  [0, 48],
  [-8, 20],
  [-34, 0],
  [-8, -20],
  [0, -48],
  [2, -108],
  [6, -132],
  [22, -148],
  [56, -150],
]
const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]).reverse()
const angle = (size: number): Outline => [
  [
    [size * 0.5, size],
    [-size * 0.62, 0],
    [size * 0.5, -size],
    [size * 0.5, -size * 0.52],
    [-size * 0.08, 0],
    [size * 0.5, size * 0.52],
  ],
]
const flipped = (outline: Outline): Outline => outline.map(mirrored)

export const braces: Silhouette = (s) => {
  s.yaw = s.random.between(-38, -20)
  for (const [x, outline, material] of [
    [-120, ribbon(BRACE, 46), s.body],
    [120, ribbon(mirrored(BRACE), 46), s.other],
  ] as const)
    s.shape(wall(x, 40, 160), outline, 76, material, { bevel: 0 })
  for (const x of [-44, 0, 44]) s.ball(x, 0, 24, 20, s.accent)
  s.crop = { fill: 0.98, y: 0 }
}

export const angles: Silhouette = (s) => {
  s.yaw = s.random.between(-36, -18)
  s.shape(wall(-130, 34, 134), angle(120), 48, s.body, { bevel: 0 })
  s.shape(wall(130, 34, 134), flipped(angle(120)), 48, s.body, { bevel: 0 })
  s.shape(
    wall(0, 34, 134),
    [
      [
        [-52, -120],
        [-10, -120],
        [52, 120],
        [10, 120],
      ],
    ],
    48,
    s.accent,
    { bevel: 0 },
  )
  s.box(0, 0, 0, 470, 130, 14, s.other, { r: 10, bevel: 3 })
  s.crop = { fill: 1.12, y: 0 }
}
