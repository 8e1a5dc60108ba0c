import { bar, hoop, patch, repeat, spot, stroke } from './marks'
import type { Palette } from './palette'
import type { Random } from './random'
import { floor, onPlane, spin } from './space'

/** The second tone, drawn as one large figure lying on the ground, turned with the object. */
export function drawGround(random: Random, { second }: Palette, yaw: number) {
  const figures = [
    () => bar(0, 1600, 6000, 3200, second),
    () => bar(1600, 0, 3200, 6000, second),
    () => spot(random.between(-140, 140), random.between(-60, 60), random.between(250, 380), second),
    () => hoop(random.between(-60, 60), 0, random.between(230, 330), second, random.between(60, 120)),
    () =>
      bar(
        random.between(-60, 60),
        0,
        random.between(420, 640),
        random.between(360, 520),
        second,
        random.pick([0, 0, 60]),
      ),
    () => repeat(15, (i) => bar((i - 7) * 150, 0, 64, 6000, second)),
    () => repeat(13, (i) => bar(0, (i - 6) * 170, 6000, 80, second)),
    () => bar(0, random.between(-60, 40), 6000, random.between(190, 280), second),
    () => bar(random.between(-60, 60), 0, random.between(220, 300), 6000, second),
    () =>
      patch(
        [
          [-3000, -2900],
          [3000, 3100],
          [3000, 6000],
          [-3000, 6000],
        ],
        second,
      ),
    () =>
      repeat(
        19,
        (i) =>
          stroke(
            [
              [(i - 9) * 110, -3000],
              [(i - 9) * 110, 3000],
            ],
            second,
            5,
          ) +
          stroke(
            [
              [-3000, (i - 9) * 110],
              [3000, (i - 9) * 110],
            ],
            second,
            5,
          ),
      ),
    () => repeat(289, (i) => spot(((i % 17) - 8) * 120, (Math.floor(i / 17) - 8) * 120, 17, second)),
  ] as const
  return onPlane(spin(floor(), yaw), random.pick(figures)())
}

/** Paper grain: small light and dark flecks, two paths in all. */
export function drawGrain(random: Random) {
  const at = (reach: number) => Math.floor(random.next() * reach)
  const flecks = repeat(380, () => `M${at(1200)} ${at(800)}h${random.whole(1, 3)}l-1 2z`)
  const more = repeat(380, () => `M${at(1200)} ${at(800)}h2l${random.whole(-1, 2)} 2z`)
  return `<path d="${flecks}" fill="#FFFFFF" fill-opacity=".17"/><path d="${more}" fill="#16181B" fill-opacity=".12"/>`
}
