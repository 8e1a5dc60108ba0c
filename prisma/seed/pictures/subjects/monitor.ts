import { bar, repeat, spot } from '../marks'
import { tone } from '../palette'
import { screenArt } from '../screens'
import { floor, shift, tilt, wall } from '../space'
import type { Silhouette, Studio } from '../studio'

const foot = (s: Studio, x: number, y: number, wide: number) => {
  s.box(x, y, 0, wide, 130, 12, s.other, { r: 16, bevel: 3 })
  s.box(x, y + 26, 12, 58, 24, 130, s.other, { r: 6, front: bar(0, -20, 22, 34, tone(s.other, 0.15), 11) })
}

export const flat: Silhouette = (s) => {
  const [width, height] = [s.random.between(400, 460), s.random.between(236, 268)]
  foot(s, 0, 0, 190)
  const panel = tilt(wall(0, 8, 74), 4)
  s.slab(shift(panel, 0, height / 2), width, height, 18, s.body, {
    r: 10,
    bevel: 2,
    art: `${bar(0, 4, width - 10, height - 18, '#16181B', 4) + bar(0, -height / 2 + 8, 30, 3, tone(s.accent, 0.6), 1)}<g transform="translate(0 4)">${screenArt(s, width - 24, height - 32)}</g>`,
  })
  s.crop = { fill: 1.04 }
}

export const curved: Silhouette = (s) => {
  foot(s, 0, 30, 220)
  const count = 6
  const picture = s.random.whole(0, 1)
  for (let i = 0; i < count; i += 1) {
    const turn = (i - (count - 1) / 2) * 8.5
    const bow = (turn * Math.PI) / 180
    const [x, y] = [Math.sin(bow) * 560, Math.cos(bow) * 560 - 560]
    const [dark, tall] = [tone(s.palette.other, 0.3), 60 + ((i * 53) % 90)]
    const art = picture
      ? bar(0, 0, 82.5, 184, dark) +
        bar(0, -92 + tall / 2, 52, tall, i % 3 === 1 ? tone(s.accent, 0.6) : tone(s.paper, 0.8), 3)
      : bar(0, 0, 82.5, 184, dark) +
        bar(0, -92 + tall / 3, 82.5, tall / 1.5, tone(s.palette.other, 0.6)) +
        (i === 3 ? spot(0, 30, 34, tone(s.accent, 0.65)) : '')
    s.slab(spin3(wall(x, y, 178), -turn), 82, 204, 12, s.ink, {
      r: 0,
      bevel: 0,
      art: bar(0, 0, 82.5, 200, '#16181B') + art,
    })
  }
  s.crop = { fill: 1.06 }
}

/** Turns a wall about the vertical. */
function spin3(frame: ReturnType<typeof wall>, degrees: number) {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { ...frame, u: [cos, sin, 0] as const, w: [sin, -cos, 0] as const }
}

export const pivoted: Silhouette = (s) => {
  foot(s, -150, 30, 150)
  s.slab(wall(-150, 34, 210), 208, 340, 18, s.body, {
    r: 10,
    art: bar(0, 0, 198, 330, '#16181B', 4) + screenArt(s, 188, 318),
  })
  foot(s, 130, -30, 170)
  s.slab(wall(130, -26, 176), 330, 206, 18, s.body, {
    r: 10,
    art: bar(0, 0, 320, 196, '#16181B', 4) + screenArt(s, 308, 184),
  })
}

const behind: Silhouette = (s) => {
  const [width, height] = [410, 250]
  s.box(0, 0, 0, 190, 130, 12, s.other, { r: 60, bevel: 3 })
  s.rod(floor(0, -16, 12), 22, 190, s.other, { bevel: 2 })
  const back = wall(0, 44, 196)
  s.slab(back, width, height, 16, s.body, { r: 12, bevel: 3 })
  s.slab(shift(back, 0, -6, 16), 240, 150, 26, s.body, {
    r: 18,
    bevel: 12,
    art:
      repeat(9, (i) => bar(0, 56 - i * 7, 150, 3, tone(s.body, 0.15), 1)) + bar(0, -40, 60, 12, tone(s.accent, 0.6), 3),
  })
  s.cable(
    [
      [20, -40, 60],
      [60, -110, 5],
      [190, -130, 5],
      [330, -60, 5],
      [620, -120, 5],
    ],
    s.ink,
    9,
  )
}

export const portable: Silhouette = (s) => {
  const [width, height] = [400, 244]
  s.slab(shift(tilt(wall(0, 30, 0), 24), 0, height / 2), width, height, 11, s.body, {
    r: 10,
    art: `${bar(0, 6, width - 14, height - 26, '#16181B', 4)}<g transform="translate(0 6)">${screenArt(s, width - 26, height - 40)}</g>`,
  })
  s.slab(shift(tilt(wall(0, 178, 0), -30), 0, 52), 200, 104, 5, s.other, { r: 8 })
  s.cable(
    [
      [-198, 60, 12],
      [-260, 20, 4],
      [-330, -60, 4],
      [-240, -170, 4],
      [-420, -300, 4],
    ],
    s.accent,
    9,
  )
}

export const monitor = [flat, flat, curved, pivoted, behind, portable] as const
