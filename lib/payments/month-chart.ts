/** In the units of the drawing. */
export const MONTH_CHART = { width: 720, height: 200 } as const

/** A scale whose top is a round figure: steps of 1, 2 or 5 times a power of ten, at most five of them. `most` above 0. */
export function toScale(most: number): { top: number; ticks: number[] } {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most) / 4))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5) ?? 10 * power
  const count = Math.max(1, Math.ceil(most / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** One bar for each amount, as high as its part of `top`; an amount of 0 is a bar without height. */
export function toMonthBars(amounts: readonly number[], top: number) {
  const step = MONTH_CHART.width / Math.max(1, amounts.length)
  const width = round(step * 0.62)
  return amounts.map((amount, index) => {
    const height = round((Math.max(0, amount) / top) * MONTH_CHART.height)
    return { x: round(index * step + (step - width) / 2), y: round(MONTH_CHART.height - height), width, height }
  })
}

const round = (value: number) => Math.round(value * 10) / 10
