import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyInput, moneyText, parseMoney } from '@/lib/core/money'
import { MOST_PRICES, originalCents, priceSteps } from '@/lib/store/price'
import { CHART, toChartPath } from '@/lib/store/price-chart'

describe('the price before a discount', () => {
  test.each([
    [7565, 15, 8900],
    [29_665, 15, 34_900],
    [1330, 30, 1900],
    [5000, 0, null],
    [5000, 100, null],
    [5000, -5, null],
    [5000, 150, null],
    [5000, Number.NaN, null],
    [0, 50, 0],
    [999, 95, 19_980],
  ])('%d cents with %d %% off cost %s', (priceCents, discountPercent, expected) => {
    expect(originalCents({ priceCents, discountPercent })).toBe(expected)
  })

  test('is never below the price, and leads back to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 95 }),
        (priceCents, discountPercent) => {
          const original = originalCents({ priceCents, discountPercent }) ?? Number.NaN
          expect(original).toBeGreaterThanOrEqual(priceCents)
          expect(Math.abs(original * (1 - discountPercent / 100) - priceCents)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})

describe('prices one after the other', () => {
  const points = [
    { at: '2026-03-01T00:00:00.000Z', priceCents: 900 },
    { at: '2026-01-01T00:00:00.000Z', priceCents: 1000 },
    { at: '2026-02-01T00:00:00.000Z', priceCents: 1000 },
  ]

  test('stand in their order, without repeats, each with its change', () => {
    expect(priceSteps(points)).toEqual([
      { at: '2026-01-01T00:00:00.000Z', priceCents: 1000, by: null },
      { at: '2026-03-01T00:00:00.000Z', priceCents: 900, by: -100 },
    ])
    expect(priceSteps([])).toEqual([])
  })

  test('of more than a page lists, the oldest listed is told against the one before it', () => {
    const many = Array.from({ length: MOST_PRICES + 1 }, (_, day) => ({
      at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      priceCents: 1000 + day,
    }))
    const steps = priceSteps(many)
    expect(steps).toHaveLength(MOST_PRICES)
    expect(steps[0]).toEqual({ ...many[1], by: 1 })
    expect(priceSteps(many.slice(1))[0]).toMatchObject({ by: null })
  })

  test('are drawn as steps from the dearest at the top to the cheapest at the bottom', () => {
    const path = toChartPath(priceSteps(points), '2026-06-01T00:00:00.000Z')
    const [, start, x, y] = /^M0 ([\d.]+)H([\d.]+)V([\d.]+)H640$/.exec(path) ?? []
    expect(Number(start)).toBe(CHART.edge)
    expect(Number(y)).toBe(CHART.height - CHART.edge)
    expect(Number(x)).toBeGreaterThan(0)
    expect(Number(x)).toBeLessThan(CHART.width)
    expect(toChartPath(points.slice(0, 1), '2026-06-01T00:00:00.000Z')).toBe('')
  })

  test('of one and the same moment still make a line', () => {
    const at = '2026-03-01T00:00:00.000Z'
    expect(
      toChartPath(
        [
          { at, priceCents: 1 },
          { at, priceCents: 2 },
        ],
        at,
      ),
    ).not.toContain('NaN')
  })
})

describe('amounts that people type', () => {
  test.each([
    ['79', 7900],
    ['79.5', 7950],
    [' $1,299.00 ', 129_900],
    ['0', 0],
    ['1299', 129_900],
    ['', null],
    ['-5', null],
    ['79,50', 7950],
    ['12,5', 1250],
    ['12,34', 1234],
    ['1.234,50', 123_450],
    ['$1.234.567,5', 123_456_750],
    ['1,234', 123_400],
    ['1,234,567', 123_456_700],
    ['1.234', null],
    ['79,', null],
    [',50', null],
    ['79,505', 7_950_500],
    ['1234,505', null],
    ['1,234,50', null],
    ['1.23,50', null],
    ['1234.567,50', null],
    ['79.5,50', null],
    ['79,50.5', null],
    ['1e3', null],
    ['NaN', null],
    ['9999999999', null],
    ['٧٩', null],
  ])('%j is %s cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test('say the same with a decimal comma as with a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (cents, grouped) => {
        const american = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, useGrouping: grouped })
        const other = american.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
        expect([parseMoney(american), parseMoney(other)]).toEqual([cents, cents])
      }),
    )
  })

  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(parseMoney(moneyInput(cents))).toBe(cents)
        expect(parseMoney(moneyText(cents, 'USD'))).toBe(cents)
      }),
    )
  })
})
