import { bar, repeat, spot } from '../marks'
import type { Outline } from '../outlines'
import { tone } from '../palette'
import { floor, shift, spin } from '../space'
import type { Silhouette } from '../studio'

export const sticks: Silhouette = (s) => {
  const count = s.random.whole(2, 3)
  for (let i = 0; i < count; i += 1) {
    const stick = spin(floor((i - 1) * 30, 96 - i * 112, 0), -4 + i * s.random.between(2, 7))
    s.slab(stick, 440, 100, 7, s.palette.other, {
      r: 4,
      bevel: 0,
      art:
        repeat(10, (n) => (n === 7 ? '' : bar(-213, -40 + n * 9, 12, 6, tone(s.palette.accent, 0.8)))) +
        spot(220, 0, 13, s.palette.ground),
    })
    for (const [n, x] of [-120, -16, 96].entries())
      s.slab(shift(stick, x, 0, 7), n ? 92 : 70, n ? 78 : 66, 12, s.ink, {
        r: 4,
        bevel: 2,
        art: bar(-6, 12, n ? 54 : 40, 7, tone(s.ink, 0.9), 2) + bar(-14, -4, n ? 36 : 24, 5, tone(s.ink, 0.8), 2),
      })
    if (i === count - 1)
      s.slab(shift(stick, 40, 0, 20), 210, 84, 3, s.accent, {
        r: 3,
        bevel: 0,
        art:
          bar(-50, 14, 80, 14, tone(s.paper, 0.95), 2) +
          bar(-56, -14, 68, 7, tone(s.paper, 0.95), 2) +
          bar(66, 0, 46, 46, tone(s.ink, 0.4), 5),
      })
  }
  s.crop = { fill: 1.16 }
}

const cardOutline: Outline = [
  [
    [-92, -124],
    [92, -124],
    [92, 124],
    [-50, 124],
    [-92, 82],
  ],
]

export const cards: Silhouette = (s) => {
  for (let i = 0; i < 3; i += 1) {
    const material = [s.other, s.accent, s.body][i] ?? s.body
    const lying = spin(floor((i - 1) * 132, (1 - i) * 34, i * 15), 20 - i * 18)
    const label =
      bar(0, -34, 150, 130, tone(s.paper, 0.85), 6) +
      bar(-20, 0, 90, 20, tone(s.ink, 0.3), 3) +
      bar(-34, -34, 62, 9, tone(s.ink, 0.9), 2) +
      bar(46, -72, 40, 34, tone(material, 0.5), 4)
    const back =
      repeat(7, (n) => bar(-32 + n * 19, 86, 12, 46, tone(s.palette.accent, 0.85), 2)) +
      bar(0, -40, 130, 90, tone(material, 0.3), 6)
    s.shape(lying, cardOutline, 14, material, { bevel: 3, art: i === 1 ? back : label })
  }
  s.crop = { fill: 1.1 }
}
