import { bar, grid, patch, repeat, spot, stroke } from './marks'
import { type Material, tone } from './palette'
import type { Point } from './space'
import type { Studio } from './studio'

type Colours = { ground: string; soft: string; strong: string; accent: string; second: string }

/** A lit panel of the given size with something going on in it, centred on the plane's origin. */
export function screenArt(s: Studio, width: number, height: number, radius = 4) {
  const { random } = s
  const colours = random.pick([
    scheme('#15181C', s.other, s.accent, false),
    scheme(tone(s.paper, 0.9), s.other, s.accent, true),
    scheme(tone(s.palette.other, 0.35), s.paper, s.accent, false),
    scheme(tone(s.accent, 0.55), s.paper, s.ink, false),
  ])
  const draw = width > height * 1.15 ? random.pick(WIDE) : random.pick(TALL)
  return bar(0, 0, width, height, colours.ground, radius) + draw(width * 0.86, height * 0.84, colours, s)
}

const scheme = (ground: string, base: Material, accent: Material, light: boolean): Colours => ({
  ground,
  soft: tone(base, light ? 0.95 : 0.3),
  strong: tone(base, light ? 0.35 : 0.75),
  second: tone(base, 0.55),
  accent: tone(accent, 0.6),
})

type Draw = (w: number, h: number, c: Colours, s: Studio) => string

const hills: Draw = (w, h, c, { random }) => {
  const ridge = (level: number, fill: string): string => {
    const tops = Array.from(
      { length: 6 },
      (_, i): Point => [-w / 2 + (w * i) / 5, level * h + random.between(-0.12, 0.12) * h],
    )
    return patch([[-w / 2, -h / 2], ...tops, [w / 2, -h / 2]], fill)
  }
  return (
    spot(random.between(-0.25, 0.25) * w, 0.18 * h, h * 0.2, c.accent) + ridge(0.02, c.second) + ridge(-0.2, c.strong)
  )
}

const codeLines: Draw = (w, h, c, { random }) =>
  repeat(7, (i) => {
    const [indent, long] = [random.whole(0, 3) * w * 0.07, random.between(0.2, 0.55) * w]
    const y = h / 2 - ((i + 0.5) * h) / 7
    const start = -w / 2 + indent
    const size = h / 17
    return (
      bar(start + long * 0.18, y, long * 0.36, size, random.chance(0.5) ? c.accent : c.second, size / 2) +
      bar(start + long * 0.74, y, long * 0.6, size, c.strong, size / 2)
    )
  })

const chart: Draw = (w, h, c, { random }) => {
  const points = Array.from(
    { length: 7 },
    (_, i): Point => [-w / 2 + (w * i) / 6, -h * 0.28 + ((i + random.between(-1.2, 1.4)) / 6) * h * 0.6],
  )
  return (
    repeat(4, (i) => bar(0, h * (i / 3 - 0.5), w, 1.5, c.second)) +
    patch([[-w / 2, -h / 2], ...points, [w / 2, -h / 2]], c.second) +
    stroke(points, c.accent, h / 26)
  )
}

const bars: Draw = (w, h, c, { random }) =>
  repeat(9, (i) => {
    const tall = random.between(0.2, 0.95) * h
    return bar(-w / 2 + ((i + 0.5) * w) / 9, -h / 2 + tall / 2, w / 13, tall, i % 4 === 2 ? c.accent : c.strong, 2)
  })

const page: Draw = (w, h, c) =>
  bar(-w * 0.26, h * 0.06, w * 0.46, h * 0.76, c.accent, 3) +
  spot(-w * 0.26, h * 0.06, h * 0.2, c.ground) +
  bar(w * 0.26, h * 0.36, w * 0.44, h * 0.1, c.strong, 2) +
  repeat(5, (i) =>
    bar(w * (0.26 - (i % 3) * 0.03), h * (0.18 - i * 0.13), w * (0.44 - (i % 3) * 0.06), h * 0.05, c.second, 2),
  )

const windows: Draw = (w, h, c) =>
  bar(-w * 0.16, h * 0.08, w * 0.62, h * 0.74, c.second, 5) +
  bar(-w * 0.16, h * 0.4, w * 0.62, h * 0.1, c.strong, 4) +
  bar(w * 0.22, -h * 0.16, w * 0.5, h * 0.6, c.accent, 5) +
  bar(w * 0.22, h * 0.1, w * 0.5, h * 0.09, c.ground) +
  repeat(3, (i) => bar(w * 0.2, -h * (0.1 + i * 0.13), w * (0.36 - i * 0.07), h * 0.05, c.ground, 2))

const tiles: Draw = (w, h, c, { random }) => {
  const step = w / 4
  const rows = Math.max(2, Math.floor((h * 0.8) / step))
  return (
    grid(4, rows, step, step, (x, y) =>
      bar(
        x,
        y + h * 0.04,
        step * 0.68,
        step * 0.68,
        random.pick([c.accent, c.strong, c.second, c.strong]),
        step * 0.18,
      ),
    ) + bar(0, -h * 0.49, w * 0.4, h * 0.018, c.strong, 2)
  )
}

const feed: Draw = (w, h, c) =>
  bar(0, h * 0.27, w, h * 0.42, c.accent, 6) +
  spot(-w * 0.12, h * 0.27, w * 0.15, c.ground) +
  repeat(
    3,
    (i) =>
      spot(-w * 0.4, -h * (0.08 + i * 0.16), w * 0.075, c.second) +
      bar(w * 0.1, -h * (0.06 + i * 0.16), w * 0.7, h * 0.03, c.strong, 3) +
      bar(0, -h * (0.11 + i * 0.16), w * 0.5, h * 0.024, c.second, 3),
  )

const clock: Draw = (w, h, c) =>
  bar(-w * 0.2, h * 0.28, w * 0.3, h * 0.2, c.strong, 5) +
  bar(w * 0.2, h * 0.28, w * 0.3, h * 0.2, c.strong, 5) +
  bar(0, -h * 0.12, w * 0.9, h * 0.16, c.second, 9) +
  bar(0, -h * 0.32, w * 0.9, h * 0.16, c.accent, 9)

const talk: Draw = (w, h, c, { random }) =>
  repeat(5, (i) => {
    const mine = i % 2 === 1
    const wide = random.between(0.42, 0.7) * w
    return bar(
      (mine ? 1 : -1) * (w / 2 - wide / 2),
      h * (0.4 - i * 0.19),
      wide,
      h * (i === 2 ? 0.17 : 0.12),
      mine ? c.accent : c.second,
      9,
    )
  })

const WIDE: readonly [Draw, ...Draw[]] = [hills, codeLines, chart, bars, page, windows]
const TALL: readonly [Draw, ...Draw[]] = [tiles, feed, clock, talk, chart, bars]
