import { spot } from './marks'
import { arch, disc, type Outline, rectangle } from './outlines'
import { type Material, type Palette, tone } from './palette'
import type { Random } from './random'
import { loft, type Ring, type Solid } from './solids'
import {
  dot,
  eastWall,
  type Frame,
  floor,
  onPlane,
  project,
  smooth,
  spin,
  TO_CAMERA,
  type Vec3,
  wall,
  westWall,
  within,
  yawed,
} from './space'

type BoxLook = {
  r?: number
  bevel?: number
  turn?: number
  top?: string
  front?: string
  left?: string
  right?: string
}
type SlabLook = { r?: number; bevel?: number; art?: string; back?: string }

/** Where the picture lets its object run off the edge, and how much of the frame it fills. */
export type Crop = { x?: -1 | 0 | 1; y?: -1 | 0 | 1; fill?: number }

/** A drawing of one kind of thing: puts solids on the studio's ground. */
export type Silhouette = (studio: Studio) => void

/** The table on which an object is built, with the colours of its picture at hand. */
export class Studio {
  readonly solids: Solid[] = []
  /** Flat things on the ground, under every solid. */
  readonly flat: string[] = []
  yaw: number
  crop: Crop = {}
  readonly body: Material
  readonly other: Material
  readonly accent: Material
  readonly ink: Material
  readonly paper: Material

  constructor(
    readonly random: Random,
    readonly palette: Palette,
  ) {
    const swap = random.chance(0.42)
    this.body = swap ? palette.other : palette.body
    this.other = swap ? palette.body : palette.other
    this.accent = palette.accent
    this.ink = palette.ink
    this.paper = palette.paper
    this.yaw = random.chance(0.68) ? -random.between(24, 50) : random.between(24, 46)
  }

  /** Raises any outline off a plane through rings. */
  put(
    frame: Frame,
    outline: Outline,
    rings: readonly Ring[],
    material: Material,
    art?: { near?: string; far?: string },
  ) {
    this.solids.push(loft(yawed(frame, this.yaw), outline, rings, material, art))
  }

  /** An outline of some thickness with a softened front edge. */
  shape(
    frame: Frame,
    outline: Outline,
    thick: number,
    material: Material,
    { bevel = 2, art = '', back = '' }: SlabLook = {},
  ) {
    const rings: Ring[] = bevel
      ? [
          [0, bevel * 0.6],
          [Math.min(bevel * 0.6, thick / 3), 0],
          [thick - Math.min(bevel, thick / 2), 0],
          [thick - Math.min(bevel, thick / 2) * 0.3, bevel * 0.3],
          [thick, bevel],
        ]
      : [
          [0, 0],
          [thick, 0],
        ]
    this.put(frame, outline, rings, material, { near: art, far: back })
  }

  /** A rounded plate lying in a plane, its centre at the plane's origin. */
  slab(frame: Frame, width: number, height: number, thick: number, material: Material, look: SlabLook = {}) {
    this.shape(frame, rectangle(width, height, look.r ?? 8), thick, material, look)
  }

  /** An upright box standing at the centre of its base; art may be given for each face. */
  box(
    x: number,
    y: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    material: Material,
    look: BoxLook = {},
  ) {
    const { r = 6, bevel = 3, turn = 0 } = look
    const base = spin(floor(x, y, z), turn)
    const faces: (readonly [Frame, string | undefined])[] = [
      [wall(0, -depth / 2, height / 2), look.front],
      [westWall(-width / 2, 0, height / 2), look.left],
      [eastWall(width / 2, 0, height / 2), look.right],
    ]
    this.slab(base, width, depth, height, material, { r, bevel, ...(look.top ? { art: look.top } : {}) })
    for (const [face, art] of faces) if (art) this.ontoLast(within(base, face), art)
  }

  /** A cylinder along a plane's normal. */
  rod(frame: Frame, radius: number, length: number, material: Material, { bevel = 2, ...look }: SlabLook = {}) {
    this.shape(frame, disc(radius), length, material, { bevel, ...look })
  }

  /** A turned piece: radius by height, like on a lathe. */
  turned(frame: Frame, profile: readonly (readonly [radius: number, height: number])[], material: Material, art = '') {
    const widest = Math.max(...profile.map(([r]) => r))
    this.put(
      frame,
      disc(widest),
      profile.map(([r, h]): Ring => [h, widest - r]),
      material,
      { near: art },
    )
  }

  /** A bent bar standing in a plane. */
  bow(frame: Frame, outer: number, inner: number, depth: number, material: Material, from = 0, to = 180) {
    this.shape(frame, arch(outer, inner, from, to), depth, material, { bevel: 0 })
  }

  /** A ball, shaded in flat steps towards the light. */
  ball(x: number, y: number, z: number, radius: number, material: Material) {
    this.rod(floor(x, y, z - radius), radius, radius * 2, material)
    const last = this.solids.at(-1)
    if (!last) return
    const [cx, cy] = project(yawed(floor(x, y, z), this.yaw).o)
    const steps = [0, 0.14, 0.3, 0.5, 0.72].map((step, i) => {
      const away = step * radius * 0.62
      return spot(cx - away * 0.6, cy - away * 0.8, radius * (1 - step), tone(material, 0.12 + i * 0.22))
    })
    last.svg = steps.join('')
    last.points = [
      [cx - radius, cy - radius],
      [cx + radius, cy + radius],
    ]
    last.contact = ''
  }

  /** Draws on a plane, hidden when it looks away, belonging to the solid put last. */
  ontoLast(frame: Frame, art: string) {
    const turned = yawed(frame, this.yaw)
    const last = this.solids.at(-1)
    if (last && dot(turned.w, TO_CAMERA) > 0.02) last.svg += onPlane(turned, art)
  }

  /** A soft cable along points on the ground, or at a height. */
  cable(points: readonly Vec3[], colour: Material, width = 9) {
    const path = smooth(points.map((p) => project(yawed(floor(...p), this.yaw).o)))
    const line = (stroke: string, wide: number, dy: number, opacity = 1) =>
      `<path d="${path}" transform="translate(0 ${dy})" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
    this.flat.push(
      line('#10141C', width * 1.25, 3, 0.22),
      line(tone(colour, 0.25), width, 0),
      line(tone(colour, 0.8), width * 0.45, -width * 0.18),
    )
  }

  /** Draws flat on the ground under everything. */
  onGround(x: number, y: number, turn: number, art: string) {
    this.flat.push(onPlane(yawed(spin(floor(x, y), turn), this.yaw), art))
  }
}
