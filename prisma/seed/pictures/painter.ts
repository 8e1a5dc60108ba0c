import type { Solid } from './solids'
import { at, dot, TO_CAMERA, type Vec3 } from './space'

const CHOICES = [0, 1] as const
/** How far things may sink into each other and still count as touching. */
const TOUCH = 2.2

type Placed = { solid: Solid; corners: Vec3[]; bounds: [number, number, number, number] }

/** Orders solids so that each is painted before those in front of it. */
export function paintOrder(solids: readonly Solid[]): Solid[] {
  const placed = solids.map(place)
  const behind = placed.map((b, j) =>
    placed.flatMap((a, i) => (i !== j && overlap(a, b) && isInFront(b, a, j > i) ? [i] : [])),
  )
  const state = placed.map(() => 0)
  const order: Solid[] = []
  const visit = (i: number) => {
    if (state[i]) return
    state[i] = 1
    for (const other of behind[i] ?? []) visit(other)
    const solid = solids[i]
    if (solid) order.push(solid)
  }
  for (const i of solids.keys()) visit(i)
  return order
}

function place(solid: Solid): Placed {
  const { frame, low, high } = solid.box
  const corners = CHOICES.flatMap((x) =>
    CHOICES.flatMap((y) =>
      CHOICES.map((z) => at(frame, x ? high[0] : low[0], y ? high[1] : low[1], z ? high[2] : low[2])),
    ),
  )
  const [xs, ys] = [solid.points.map((p) => p[0]), solid.points.map((p) => p[1])]
  return { solid, corners, bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}

const overlap = ({ bounds: a }: Placed, { bounds: b }: Placed) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/**
 * Whether `a` hides `b`: a face of either box parts them, with `a` on our side of it. When two faces disagree
 * no line of sight meets both, so neither hides the other. Boxes that reach into each other keep their order.
 */
function isInFront(a: Placed, b: Placed, later: boolean) {
  const verdicts = [...partings(b, a), ...partings(a, b).map((towards) => -towards)]
  if (verdicts.length === 0) return later
  return verdicts.some((towards) => towards > 0.001) && !verdicts.some((towards) => towards < -0.001)
}

/** For each face of `a` that keeps all of `b` outside: how much that face looks at the viewer. */
function partings({ solid: { box } }: Placed, { corners }: Placed) {
  const { frame, low, high } = box
  return [frame.u, frame.v, frame.w].flatMap((axis, i) => {
    const origin = dot(frame.o, axis)
    const along = corners.map((p) => dot(p, axis) - origin)
    const towards = dot(axis, TO_CAMERA)
    if (Math.min(...along) > (high[i] ?? 0) - TOUCH) return [towards]
    return Math.max(...along) < (low[i] ?? 0) + TOUCH ? [-towards] : []
  })
}
