import type { Point } from './space'

/** Closed loops, the first anticlockwise, holes clockwise. */
export type Outline = readonly (readonly Point[])[]

const arc = (x: number, y: number, r: number, from: number, to: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

/** A rectangle about the origin with rounded corners. */
export function rectangle(width: number, height: number, radius = 0): Outline {
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(radius, x, y)
  if (r < 0.5)
    return [
      [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ],
    ]
  const steps = r > 80 ? 20 : r > 40 ? 14 : r > 14 ? 8 : 4
  return [
    [
      ...arc(x - r, y - r, r, 0, 90, steps),
      ...arc(r - x, y - r, r, 90, 180, steps),
      ...arc(r - x, r - y, r, 180, 270, steps),
      ...arc(x - r, r - y, r, 270, 360, steps),
    ],
  ]
}

/** A circle about the origin. */
export const disc = (radius: number): Outline => [arc(0, 0, radius, 0, 360, radius > 30 ? 60 : 28).slice(1)]

/** Any outline with a smaller one cut out of it. */
export const without = (outer: Outline, hole: Outline): Outline => [
  ...outer,
  ...hole.map((loop) => [...loop].reverse()),
]

/** An outline moved aside. */
export const moved = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map((loop) => loop.map(([x, y]): Point => [x + dx, y + dy]))

/** A bent bar: part of a ring, from one angle to another. */
export const arch = (outer: number, inner: number, from = 0, to = 180): Outline => [
  [...arc(0, 0, outer, from, to, 26), ...arc(0, 0, inner, to, from, 26)],
]

/** A smooth closed curve near the given points of its right half, the same on the left. */
export function blob(half: readonly Point[]): Outline {
  const left = half.slice(1, -1).reverse()
  const points = [...half, ...left.map(([x, y]): Point => [-x, y])].reverse()
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const curve = (p: Point, i: number) => {
    const from = middle(points.at(i - 1) ?? p, p)
    const to = middle(p, points[(i + 1) % points.length] ?? p)
    return Array.from({ length: 5 }, (_, n): Point => {
      const t = n / 5
      const along = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * p[k] + t * t * to[k]
      return [along(0), along(1)]
    })
  }
  return [points.flatMap(curve)]
}

/** A star with as many rays as asked; few rays and a small waist make a spark. */
export const star = (rays: number, radius: number, waist: number): Outline => [
  Array.from({ length: rays * 2 }, (_, i): Point => {
    const [r, angle] = [i % 2 ? waist : radius, Math.PI / 2 + (i * Math.PI) / rays]
    return [r * Math.cos(angle), r * Math.sin(angle)]
  }),
]

/** The outer edge of overlapping circles on a flat base: a cloud. */
export function cloud(circles: readonly (readonly [number, number, number])[], base: number): Outline {
  const reach = (angle: number) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    let far = 0
    for (const [x, y, r] of circles) {
      const along = x * dx + y * dy
      const aside = r * r - (x * x + y * y - along * along)
      if (aside >= 0) far = Math.max(far, along + Math.sqrt(aside))
    }
    const x = far * dx
    return [x, Math.max(far * dy, base)] as const
  }
  return [Array.from({ length: 90 }, (_, i) => reach((i * Math.PI) / 45 - Math.PI / 2))]
}
