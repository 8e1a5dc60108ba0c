import { closed, number as n, type Point } from './space'

/** Flat drawing for the faces of solids: y points up, positions are centres. */
export const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`

export const spot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

export const hoop = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const patch = (points: readonly Point[], fill: string) => `<path d="${closed(points)}" fill="${fill}"/>`

export const stroke = (points: readonly Point[], colour: string, width: number) =>
  `<path d="${closed(points).slice(0, -1)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Draws a mark several times, each time told its index. */
export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Draws a mark at each place of a centred grid. */
export const grid = (
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  draw: (x: number, y: number, i: number) => string,
) =>
  repeat(columns * rows, (i) =>
    draw(((i % columns) - (columns - 1) / 2) * dx, (Math.floor(i / columns) - (rows - 1) / 2) * -dy, i),
  )
