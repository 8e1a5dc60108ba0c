/** In the units of the drawing. */
export const CHART = { width: 720, height: 160 } as const

export type Bar = { x: number; y: number; width: number; height: number }

/** Counts as bars beside each other, the tallest as high as the drawing; a count of 0 has none. */
export function toBars(counts: readonly number[]): Bar[] {
  const most = Math.max(1, ...counts)
  const step = CHART.width / Math.max(1, counts.length)
  const gap = Math.min(2, step / 4)
  return counts.flatMap((count, index) => {
    if (count <= 0) return []
    const height = Math.max(2, round((count / most) * CHART.height))
    return [{ x: round(index * step + gap / 2), y: round(CHART.height - height), width: round(step - gap), height }]
  })
}

/** The bars of `toBars` as one path, so that a year is one element. */
export const toBarPath = (counts: readonly number[]): string =>
  toBars(counts)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('')

const round = (value: number) => Math.round(value * 100) / 100
