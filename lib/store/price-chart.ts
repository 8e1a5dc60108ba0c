import type { PricePoint } from './price'

export const CHART = { width: 640, height: 160, edge: 8 } as const

/**
 * The prices as one line that runs level until the next price comes, from the first price to `until` (ISO 8601), in the
 * units of `CHART`. The dearest stands at the top, the cheapest at the bottom. '' for fewer than two prices.
 */
export function toChartPath(points: readonly PricePoint[], until: string): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  const times = points.map(({ at }) => Date.parse(at))
  const prices = points.map(({ priceCents }) => priceCents)
  const [start, end] = [Math.min(...times), Math.max(Date.parse(until), ...times)]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  // What has just changed is shown for a while, not as a line without length.
  const span = (end - start) * 1.08 || 1
  const toX = (time: number) => round(((time - start) / span) * CHART.width)
  const toY = (price: number) =>
    round(CHART.edge + (high === low ? 0.5 : (high - price) / (high - low)) * (CHART.height - 2 * CHART.edge))

  const steps = points.slice(1).map(({ at, priceCents }) => `H${toX(Date.parse(at))}V${toY(priceCents)}`)
  return `M0 ${toY(first.priceCents)}${steps.join('')}H${CHART.width}`
}

const round = (value: number) => Math.round(value * 10) / 10
