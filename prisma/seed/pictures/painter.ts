import type { Solid } from './solids'
import { at, blend, dot, TO_CAMERA, type Vec3 } from './space'

const CHOICES = [0, 1] as const

type Placed = { solid: Solid; corners: Vec3[]; bounds: [number, number, number, number] }

/** Orders solids so that each is painted before those in front of it. */
export function paintOrder(solids: readonly Solid[]): Solid[] {
  const placed = solids.map(place)
  const behind = placed.map((b, j) => placed.flatMap((a, i) => (i !== j && overlap(a, b) && isInFront(b, a, j > i) ? [i] : [])))
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
    CHOICES.flatMap((y) => CHOICES.map((z) => at(frame, x ? high[0] : low[0], y ? high[1] : low[1], z ? high[2] : low[2]))),
  )
  const [xs, ys] = [solid.points.map((p) => p[0]), solid.points.map((p) => p[1])]
  return { solid, corners, bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}

const overlap = ({ bounds: a }: Placed, { bounds: b }: Placed) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Whether `a` hides `b`: a face of either box parts them with `a` on our side. Touching through, the later one wins. */
function isInFront(a: Placed, b: Placed, later: boolean) {
  const ours = widestGap(a, b)
  const theirs = widestGap(b, a)
  if (Math.max(ours.gap, theirs.gap) < -2) return later
  return ours.gap >= theirs.gap ? ours.towards < 0 : theirs.towards > 0
}

/** The face of `a` that best keeps `b` outside, and whether it looks at the viewer. */
function widestGap({ solid: { box } }: Placed, { corners }: Placed) {
  const { frame, low, high } = box
  let best = { gap: Number.NEGATIVE_INFINITY, towards: 0 }
  for (const [i, axis] of [frame.u, frame.v, frame.w].entries()) {
    const along = corners.map((p) => dot(blend(p, 1, frame.o, -1), axis))
    const above = Math.min(...along) - (high[i] ?? 0)
    const below = (low[i] ?? 0) - Math.max(...along)
    const towards = dot(axis, TO_CAMERA)
    if (above > best.gap) best = { gap: above, towards }
    if (below > best.gap) best = { gap: below, towards: -towards }
  }
  return best
}
