import { bar, grid, hoop, repeat, spot, stroke } from '../marks'
import { rectangle, without } from '../outlines'
import { type Material, tone } from '../palette'
import { type Frame, floor, shift, spin, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

/** A fan in a plane: frame, blades that overlap, hub. */
function fan(s: Studio, frame: Frame, r: number, thick: number, material: Material) {
  s.shape(
    frame,
    without(rectangle(r * 2.2, r * 2.2, r * 0.3), rectangle(r * 1.96, r * 1.96, r * 0.98)),
    thick,
    material,
    { bevel: 2 },
  )
  s.rod(shift(frame, 0, 0, 1), r * 0.95, 2, s.ink, { bevel: 0 })
  for (let i = 0; i < 9; i += 1)
    s.slab(
      shift(spin(shift(frame, 0, 0, thick * 0.45 + i * 0.05), i * 40), r * 0.57, r * 0.12),
      r * 0.66,
      r * 0.34,
      4,
      s.accent,
      { r: r * 0.14, bevel: 0 },
    )
  s.rod(shift(frame, 0, 0, thick * 0.45), r * 0.3, thick * 0.5, s.paper, {
    bevel: 3,
    art: spot(0, 0, r * 0.14, tone(s.other, 0.5)),
  })
}

const processor: Silhouette = (s) => {
  const pins = grid(17, 17, 20, 20, (x, y) =>
    Math.max(Math.abs(x), Math.abs(y)) > 128 ? bar(x, y, 11, 11, tone(s.palette.accent, 0.75), 2) : '',
  )
  s.box(0, 0, 0, 372, 372, 16, s.other, {
    r: 8,
    bevel: 2,
    top: `${pins}<path d="M-178 -178L-178 -140L-140 -178Z" fill="${tone(s.accent, 0.85)}"/>`,
  })
  s.box(0, 0, 16, 250, 250, 10, s.body, { r: 22, bevel: 3 })
  s.box(0, 0, 26, 212, 212, 20, s.body, {
    r: 14,
    bevel: 6,
    top:
      bar(-34, 46, 100, 14, tone(s.body, 0.25), 3) +
      bar(-54, 20, 60, 9, tone(s.body, 0.45), 3) +
      bar(-48, -56, 72, 7, tone(s.body, 0.45), 3) +
      bar(56, -50, 46, 46, tone(s.accent, 0.6), 6),
  })
  s.crop = { fill: 1.22 }
}

const graphics: Silhouette = (s) => {
  s.box(0, 0, 0, 420, 170, 10, s.other, { r: 4, bevel: 1 })
  s.box(0, 0, 10, 424, 176, 62, s.body, {
    r: 18,
    bevel: 8,
    front: repeat(22, (i) => bar(-168 + i * 16, 0, 8, 34, tone(s.body, 0.08), 2)),
    top: bar(0, 0, 398, 150, tone(s.ink, 0.4), 14),
  })
  for (const x of [-130, 0, 130]) fan(s, floor(x, 0, 72), 56, 14, s.body)
  s.box(-224, 0, 0, 8, 190, 84, s.paper, {
    r: 1,
    bevel: 0,
    left: bar(-40, 8, 46, 18, '#16181B', 2) + bar(20, 8, 46, 18, '#16181B', 2),
  })
  s.box(30, -92, 0, 180, 14, 6, s.accent, { r: 1, bevel: 0 })
  s.crop = { fill: 1.14 }
}

const memory: Silhouette = (s) => {
  for (const [i, y] of [84, 20, -44, -108].entries()) {
    const material = i === 2 ? s.other : s.body
    s.slab(wall(i * 12, y, 66), 400, 120, 9, s.ink, {
      r: 2,
      bevel: 0,
      art: repeat(38, (n) => (n === 17 ? '' : bar(-185 + n * 10, -53, 6, 12, tone(s.palette.accent, 0.75)))),
    })
    s.slab(wall(i * 12, y - 9, 82), 404, 84, 10, material, {
      r: 8,
      bevel: 3,
      art:
        repeat(
          3,
          (n) =>
            `<path d="M${90 + n * 32} -40L${106 + n * 32} -40L${136 + n * 32} 40L${120 + n * 32} 40Z" fill="${tone(s.accent, 0.6)}"/>`,
        ) +
        bar(-110, 6, 130, 15, tone(material, 0.05), 3) +
        bar(-134, -18, 82, 8, tone(material, 0.3), 3),
    })
    s.slab(wall(i * 12, y + 4, 128), 404, 14, 18, s.accent, { r: 4, bevel: 3 })
  }
  s.box(20, -12, 0, 440, 260, 12, s.ink, { r: 4, bevel: 1 })
  s.crop = { fill: 1.08 }
}

const cooler: Silhouette = (s) => {
  s.box(0, 0, 0, 170, 170, 22, s.paper, { r: 6 })
  for (const x of [-54, -18, 18, 54]) s.rod(floor(x, 20, 20), 9, 40, s.accent, { bevel: 0 })
  for (let i = 0; i < 17; i += 1) s.box(0, 34, 52 + i * 12, 220, 100, 4, s.body, { r: 3, bevel: 0 })
  for (const x of [-78, -40, 40, 78]) s.rod(floor(x, 34, 250), 9, 18, s.accent, { bevel: 5 })
  fan(s, wall(0, -20, 152), 104, 34, s.other)
  s.crop = { fill: 1.05 }
}

const board: Silhouette = (s) => {
  const trace =
    repeat(7, (i) =>
      stroke(
        [
          [-180 + i * 12, -170],
          [-180 + i * 12, -70 + i * 8],
          [-130 + i * 12, -20 + i * 8],
        ],
        tone(s.palette.other, 0.75),
        3,
      ),
    ) +
    repeat(6, (i) =>
      stroke(
        [
          [60, 20 + i * 11],
          [120 + i * 4, 20 + i * 11],
          [170, 70 + i * 11],
        ],
        tone(s.palette.other, 0.75),
        3,
      ),
    )
  s.box(0, 0, 0, 410, 390, 12, s.palette.other, {
    r: 6,
    bevel: 1,
    top:
      trace +
      [
        [-186, 176],
        [186, 176],
        [-186, -176],
        [186, -176],
      ]
        .map(([x = 0, y = 0]) => hoop(x, y, 8, tone(s.accent, 0.8), 4))
        .join(''),
  })
  s.box(-50, 70, 12, 132, 132, 12, s.paper, { r: 4, bevel: 2 })
  s.box(-50, 70, 24, 92, 92, 12, s.body, {
    r: 8,
    bevel: 4,
    top: bar(-10, 14, 46, 8, tone(s.body, 0.3), 3) + bar(22, -22, 20, 20, tone(s.accent, 0.6), 3),
  })
  for (let i = 0; i < 4; i += 1)
    s.box(70 + i * 24, 70, 12, 12, 190, i % 2 ? 26 : 62, i % 2 ? s.ink : s.body, { r: 2, bevel: 1 })
  for (const [i, y] of [-60, -108, -150].entries())
    s.box(10, y, 12, 250 - i * 60, 16, 16, i ? s.ink : s.accent, { r: 3, bevel: 1 })
  for (let i = 0; i < 3; i += 1)
    s.box(-172, 120 - i * 66, 12, 54, 50, 44 + (i % 2) * 18, s.paper, {
      r: 3,
      bevel: 2,
      left: bar(0, 0, 34, 24, '#16181B', 2),
    })
  for (let i = 0; i < 5; i += 1)
    s.rod(floor(-130 + i * 26, -8, 12), 9, 24, s.accent, { bevel: 2, art: spot(0, 0, 6, tone(s.paper, 0.6)) })
  s.box(130, -130, 12, 84, 84, 22, s.ink, { r: 6, bevel: 4, top: bar(0, 0, 40, 6, tone(s.accent, 0.65), 2) })
  s.crop = { fill: 1.2 }
}

const twinFans: Silhouette = (s) => {
  s.slab(tilt(wall(0, 20, 118), 0), 430, 224, 40, s.ink, { r: 10, bevel: 3 })
  for (const x of [-106, 106]) fan(s, wall(x, -20, 118), 94, 30, s.body)
  s.box(0, 0, 0, 430, 60, 8, s.ink, { r: 4 })
  s.cable(
    [
      [216, 20, 190],
      [290, 10, 170],
      [330, -40, 60],
      [270, -150, 6],
      [110, -190, 6],
      [-60, -200, 6],
    ],
    s.ink,
    18,
  )
  s.cable(
    [
      [216, 20, 40],
      [260, 0, 36],
      [280, -80, 6],
      [170, -130, 6],
      [40, -160, 6],
    ],
    s.ink,
    18,
  )
  s.box(-60, -190, 0, 110, 96, 42, s.other, { r: 20, bevel: 8, top: hoop(0, 0, 28, tone(s.accent, 0.65), 6) })
}

export const component = [processor, graphics, memory, cooler, board, twinFans] as const
