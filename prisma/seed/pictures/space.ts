export type Vec3 = readonly [number, number, number]
export type Point = readonly [number, number]

/** A plane in space: origin, two axes along it and the normal `w` out of it. World: x right, y away, z up. */
export type Frame = { o: Vec3; u: Vec3; v: Vec3; w: Vec3 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const SIN = Math.sin(radians(36))
const COS = Math.cos(radians(36))

/** Points at the viewer. One camera for the whole series. */
export const TO_CAMERA: Vec3 = [0, -COS, SIN]
/** Points at the lamp: upper left, a touch behind, so shadows fall to the right and towards us. */
export const TO_LIGHT: Vec3 = [-0.452, 0.1, 0.886]

export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const blend = (a: Vec3, p: number, b: Vec3, q: number): Vec3 => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
]
export const unit = (a: Vec3): Vec3 => blend(a, 1 / (Math.hypot(...a) || 1), a, 0)

/** Parallel projection on to the picture plane. */
export const project = ([x, y, z]: Vec3): Point => [x, -(y * SIN + z * COS)]

/** Where a point's shadow meets the ground. */
export const toGround = (p: Vec3): Vec3 => blend(p, 1, TO_LIGHT, -p[2] / TO_LIGHT[2])

/** Lies flat and looks up. */
export const floor = (x = 0, y = 0, z = 0): Frame => ({ o: [x, y, z], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] })
/** Stands upright and looks at the viewer. */
export const wall = (x = 0, y = 0, z = 0): Frame => ({ o: [x, y, z], u: [1, 0, 0], v: [0, 0, 1], w: [0, -1, 0] })
/** Stands upright and looks right. */
export const eastWall = (x = 0, y = 0, z = 0): Frame => ({ o: [x, y, z], u: [0, 1, 0], v: [0, 0, 1], w: [1, 0, 0] })
/** Stands upright and looks left. */
export const westWall = (x = 0, y = 0, z = 0): Frame => ({ o: [x, y, z], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] })

/** A point given in the plane's own coordinates. */
export const at = ({ o, u, v, w }: Frame, x: number, y: number, z = 0): Vec3 =>
  blend(blend(o, 1, u, x), 1, blend(v, y, w, z), 1)

/** Moves a plane along its own axes. */
export const shift = (frame: Frame, x: number, y: number, z = 0): Frame => ({ ...frame, o: at(frame, x, y, z) })

/** Leans a plane back about its lower edge direction. */
export function tilt(frame: Frame, degrees: number): Frame {
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return { ...frame, v: blend(frame.v, c, frame.w, -s), w: blend(frame.w, c, frame.v, s) }
}

/** Turns a plane about its normal, anticlockwise. */
export function spin(frame: Frame, degrees: number): Frame {
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return { ...frame, u: blend(frame.u, c, frame.v, s), v: blend(frame.v, c, frame.u, -s) }
}

/** Turns a whole object about the vertical. */
export function yawed({ o, u, v, w }: Frame, degrees: number): Frame {
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c - y * s, x * s + y * c, z]
  return { o: turn(o), u: turn(u), v: turn(v), w: turn(w) }
}

export const number = (value: number) => String(Math.round(value * 10) / 10)

/** Puts flat drawing (y up, origin at the plane's origin) on to a plane. */
export function onPlane({ o, u, v }: Frame, art: string) {
  const [[ux, uy], [vx, vy], [x, y]] = [project(u), project(v), project(o)]
  const matrix = [ux, uy, vx, vy].map((part) => part.toFixed(4))
  return `<g transform="matrix(${matrix.join(' ')} ${number(x)} ${number(y)})">${art}</g>`
}

/** A closed outline as path data. */
export const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`

/** The rubber band around a set of points, always wound the same way. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Point[]) => {
    const chain: Point[] = []
    for (const p of list) {
      for (let b = chain.at(-1), a = chain.at(-2); a && b; b = chain.at(-1), a = chain.at(-2)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Path data of a soft line through points. */
export function smooth(points: readonly Point[]) {
  const [start, ...rest] = points
  if (!start) return ''
  const xy = ([x, y]: Point) => `${number(x)} ${number(y)}`
  const steps = rest.map((p, i) => {
    const next = rest[i + 1]
    return next ? `Q${xy(p)} ${xy([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2])}` : `L${xy(p)}`
  })
  return `M${xy(start)}${steps.join('')}`
}

/** A face described relative to a base, in the world. */
export function within(base: Frame, face: Frame): Frame {
  const turn = ([x, y, z]: Vec3): Vec3 => blend(blend(base.u, x, base.v, y), 1, base.w, z)
  return { o: blend(base.o, 1, turn(face.o), 1), u: turn(face.u), v: turn(face.v), w: turn(face.w) }
}
