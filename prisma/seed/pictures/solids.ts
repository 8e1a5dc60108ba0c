import type { Outline } from './outlines'
import { type Material, tone } from './palette'
import {
  at,
  blend,
  closed,
  dot,
  type Frame,
  hull,
  onPlane,
  type Point,
  project,
  TO_CAMERA,
  TO_LIGHT,
  toGround,
  unit,
  type Vec3,
} from './space'

/** A level of a solid: how far along the plane's normal, and how far the outline is drawn in there. */
export type Ring = readonly [height: number, inset: number]

/** A painted solid with what the stage needs to sort it and to cast its shadow. */
export type Solid = {
  svg: string
  /** The box around it, as its plane and the two extreme corners in it. */
  box: { frame: Frame; low: Vec3; high: Vec3 }
  /** The points of the solid in the picture. */
  points: Point[]
  shadow: string
  contact: string
}

type Band = { points: Point[]; depth: number; fill: string }

/** How much light a surface gets, from 0 to 1: tops most, left faces some, right faces least. */
const lightOn = (normal: Vec3) => (dot(normal, TO_LIGHT) + 0.42) / 1.28

const surface = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
/** Costs more to render: for bent shapes, which have no plain silhouette to lie on, and for domes of many faces. */
const sealed = (path: string, fill: string) =>
  `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width=".7" stroke-linejoin="round"/>`

/** The outline drawn in at every corner by `inset`. */
function inset(loop: readonly Point[], by: number): Point[] {
  if (by === 0) return [...loop]
  return loop.map((p, i) => {
    const before = edgeNormal(loop.at(i - 1) ?? p, p)
    const after = edgeNormal(p, loop[(i + 1) % loop.length] ?? p)
    const spread = Math.max(0.4, 1 + before[0] * after[0] + before[1] * after[1])
    return [p[0] - ((before[0] + after[0]) / spread) * by, p[1] - ((before[1] + after[1]) / spread) * by]
  })
}

function edgeNormal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / length, (ax - bx) / length]
}

/** The visible sides between two rings, neighbours of one tone merged, far ones first. */
function sides(frame: Frame, loop: readonly Point[], [low, high]: readonly [Ring, Ring], material: Material) {
  const [lower, upper] = [inset(loop, low[1]), inset(loop, high[1])]
  const bands: Band[] = []
  let open: { band: Band; until: number } | undefined
  for (const [i, p] of loop.entries()) {
    const next = (i + 1) % loop.length
    const [nx, ny] = edgeNormal(p, loop[next] ?? p)
    const outward = blend(frame.u, nx, frame.v, ny)
    const normal = unit(blend(outward, high[0] - low[0], frame.w, high[1] - low[1]))
    const [a, b, c, d] = [lower[i], lower[next], upper[next], upper[i]]
    if (!a || !b || !c || !d || dot(normal, TO_CAMERA) <= 0.001) continue
    const near = at(frame, ...b, low[0])
    const far = at(frame, ...c, high[0])
    const fill = tone(material, lightOn(normal))
    if (open?.until === i && open.band.fill === fill) {
      const { points } = open.band
      points.splice(points.length / 2, 0, project(near), project(far))
      open.until = i + 1
      continue
    }
    const start = project(at(frame, ...a, low[0]))
    const end = project(at(frame, ...d, high[0]))
    const band = { points: [start, project(near), project(far), end], depth: dot(near, TO_CAMERA), fill }
    bands.push(band)
    open = { band, until: i + 1 }
  }
  return bands
}

/**
 * Builds a solid by raising an outline off a plane through rings. Boxes, cylinders, domes, lenses and
 * bent bars are all this. `art` is drawn on the end that faces the viewer, if that is the named one.
 */
export function loft(
  frame: Frame,
  outline: Outline,
  rings: readonly Ring[],
  material: Material,
  art: { near?: string; far?: string } = {},
): Solid {
  const first = rings[0] ?? [0, 0]
  const last = rings.at(-1) ?? first
  const facing = dot(frame.w, TO_CAMERA)
  const levels = rings.slice(1).map((ring, i) => [rings[i] ?? first, ring] as const)
  if (facing < 0) levels.reverse()
  const bands = levels.flatMap((level) =>
    outline.flatMap((loop) => sides(frame, loop, level, material)).sort((a, b) => a.depth - b.depth),
  )
  const [height, drawnIn] = facing > 0 ? last : first
  const cap = outline.map((loop) => inset(loop, drawnIn).map((p) => project(at(frame, ...p, height))))
  const normal = facing > 0 ? frame.w : blend(frame.w, -1, frame.w, 0)
  const drawing = facing > 0 ? art.near : art.far
  const end = { ...frame, o: at(frame, 0, 0, height) }
  const mirrored = { ...end, u: blend(frame.u, -1, frame.u, 0) }
  const outermost = rings.length > 4 ? rings.filter((_, i) => i === 0 || i === rings.length - 1 || i % 2 === 0) : rings
  const world = outermost.flatMap(([h, by]) =>
    outline.flatMap((loop) => inset(loop, by).map((p) => at(frame, ...p, h))),
  )
  const points = hull(world.map(project))
  const open = isOpen(outline)
  const face = tone(material, lightOn(normal))
  const draw = open || rings.length > 6 ? sealed : surface
  return {
    svg: [
      // The silhouette under the faces keeps the ground from showing through their seams.
      open ? '' : surface(closed(points), bands.at(-1)?.fill ?? face),
      ...bands.map(({ points: corners, fill }) => draw(closed(corners), fill)),
      Math.abs(facing) > 0.001 ? draw(cap.map(closed).join(''), face) : '',
      drawing ? onPlane(facing > 0 ? end : mirrored, drawing) : '',
    ].join(''),
    box: boxAround(frame, outline, rings),
    points,
    shadow: open ? openShadow(frame, outline, first, last) : closed(hull(world.map((p) => project(toGround(p))))),
    contact: contactOf(world),
  }
}

function boxAround(frame: Frame, outline: Outline, rings: readonly Ring[]) {
  const all = outline.flat()
  const reach = Math.max(0, ...rings.map(([, by]) => -by))
  const [xs, ys, zs] = [all.map((p) => p[0]), all.map((p) => p[1]), rings.map((ring) => ring[0])]
  const low: Vec3 = [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.min(...zs)]
  const high: Vec3 = [Math.max(...xs) + reach, Math.max(...ys) + reach, Math.max(...zs)]
  return { frame, low, high }
}

/** Rings, arches and stars let light through, so their shadow is drawn side by side instead of as one hull. */
const isOpen = ([loop = [], ...holes]: Outline) => holes.length > 0 || area(hull(loop)) > Math.abs(area(loop)) * 1.05

const area = (loop: readonly Point[]) =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

function openShadow(frame: Frame, outline: Outline, [low]: Ring, [high]: Ring) {
  const fall = (p: Point, height: number) => project(toGround(at(frame, ...p, height)))
  const walls = outline.flatMap((loop) =>
    loop.map((p, i) => {
      const next = loop[(i + 1) % loop.length] ?? p
      return closed(hull([fall(p, low), fall(next, low), fall(next, high), fall(p, high)]))
    }),
  )
  const end = outline.map((loop) => loop.map((p) => fall(p, high)))
  const turned = area(end[0] ?? []) < 0 ? end.map((loop) => loop.reverse()) : end
  return [...walls, ...turned.map(closed)].join('')
}

function contactOf(world: readonly Vec3[]) {
  const resting = world.filter((p) => p[2] < 5)
  return resting.length > 2 ? closed(hull(resting.map((p) => project([p[0], p[1], 0])))) : ''
}
