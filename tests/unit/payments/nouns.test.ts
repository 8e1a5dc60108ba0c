import { describe, expect, test } from 'vitest'
import { MONTH_CHART, toMonthBars, toScale } from '@/lib/payments/month-chart'
import { toCells } from '@/lib/payments/names'

describe('the cells of a search', () => {
  const none = { q: '', status: null, method: null }
  const names = (cells: { status: string; method: string }[]) =>
    cells.map(({ status, method }) => `${status}/${method}`)

  test('are all named without a search', () => {
    expect(toCells(none).named).toHaveLength(12)
    expect(toCells(none).others).toEqual([])
    expect(toCells({ ...none, status: 'failed' }).named).toHaveLength(3)
    expect(toCells({ ...none, method: 'paypal' }).named).toHaveLength(4)
  })

  test('are named like what is looked for, whatever its case, also by the words of the screen', () => {
    expect(names(toCells({ ...none, q: 'PayPal', status: 'failed' }).named)).toEqual(['failed/paypal'])
    expect(toCells({ ...none, q: 'credit card' }).named).toHaveLength(4)
    expect(toCells({ ...none, q: 'credit_card' }).named).toHaveLength(4)
    expect(toCells({ ...none, q: 'REFUND' }).named).toHaveLength(3)
    expect(toCells({ ...none, q: 'premium' })).toMatchObject({ named: [] })
    expect(toCells({ ...none, q: 'premium' }).others).toHaveLength(12)
  })
})

describe('the chart', () => {
  test.each([
    [1, 5],
    [100, 100],
    [3_642_000, 4_000_000],
    [999, 1000],
    [1001, 1500],
  ])('%d stands under a round top', (most, top) => {
    const scale = toScale(most)
    expect(scale.top).toBeGreaterThanOrEqual(most)
    expect(scale.ticks[0]).toBe(0)
    expect(scale.ticks.at(-1)).toBe(scale.top)
    expect(scale.ticks.length).toBeLessThanOrEqual(6)
    if (most > 1) expect(scale.top).toBe(top)
  })

  test('bars stand on the ground, side by side, and nothing has no height', () => {
    const bars = toMonthBars([0, 50, 100], 100)
    expect(bars.map(({ height }) => height)).toEqual([0, MONTH_CHART.height / 2, MONTH_CHART.height])
    for (const { y, height } of bars) expect(y + height).toBe(MONTH_CHART.height)
    const [first, second] = bars
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0)
    expect(toMonthBars([], 100)).toEqual([])
  })
})
