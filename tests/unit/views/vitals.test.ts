import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageKindOf } from '@/lib/views/page-kind'
import { bucketOf, percentileOf } from '@/lib/views/vital-buckets'
import { VITAL_NAMES, VITALS, verdictOn, vitalText } from '@/lib/views/vitals'
import { vitalsInput } from '@/lib/views/vitals-schema'

const toCounts = (buckets: readonly number[]) =>
  [...new Set(buckets)]
    .sort((a, b) => a - b)
    .map((bucket) => ({ bucket, count: buckets.filter((one) => one === bucket).length }))

describe('buckets', () => {
  test.each([
    ['LCP', 0, 0],
    ['LCP', 1, 0],
    ['LCP', 2500, 83],
    ['LCP', 60_000, 116],
    ['CLS', 0.001, 0],
    ['CLS', 0.1, 49],
    ['CLS', 10, 97],
  ] as const)('%s of %s falls into %s', (vital, value, bucket) => {
    expect(bucketOf(vital, value)).toBe(bucket)
  })

  test('a higher value never falls into a lower one, and the highest still fits the column', () => {
    const value = fc.double({ min: 0, max: 60_000, noNaN: true })
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(a - b) * (bucketOf('INP', a) - bucketOf('INP', b))).toBeGreaterThanOrEqual(0)
      }),
    )
    for (const vital of VITAL_NAMES) expect(bucketOf(vital, VITALS[vital].most)).toBeLessThan(32_768)
  })
})

describe('the 75th percentile', () => {
  test('is the true one but for a tenth', () => {
    const visits = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(visits, (values) => {
        const sorted = [...values].sort((a, b) => a - b)
        const truth = sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0
        const read = percentileOf('LCP', toCounts(values.map((value) => bucketOf('LCP', value))), 0.75)
        expect(read).not.toBeNull()
        expect(Math.abs((read ?? 0) - truth)).toBeLessThanOrEqual(truth * 0.1 + 1)
      }),
    )
  })

  test('of the layout is a share, of nothing is none', () => {
    expect(percentileOf('CLS', [{ bucket: 0, count: 4 }], 0.75)).toBeCloseTo(0.00075)
    expect(percentileOf('CLS', toCounts([bucketOf('CLS', 0.2)]), 1)).toBeCloseTo(0.2, 1)
    expect(percentileOf('LCP', [], 0.75)).toBeNull()
  })
})

test.each([
  ['LCP', 2540, '2.5 s', 'Good'],
  ['LCP', 2560, '2.6 s', 'Needs work'],
  ['LCP', 4049, '4.0 s', 'Needs work'],
  ['LCP', 4051, '4.1 s', 'Poor'],
  ['INP', 200.4, '200 ms', 'Good'],
  ['INP', 501, '501 ms', 'Poor'],
  ['CLS', 0.104, '0.10', 'Good'],
  ['CLS', 0.11, '0.11', 'Needs work'],
  ['CLS', 0.26, '0.26', 'Poor'],
  ['FCP', 1849, '1.8 s', 'Good'],
  ['TTFB', 801, '801 ms', 'Needs work'],
] as const)('%s of %s reads %s and is called %s', (vital, value, text, verdict) => {
  expect([vitalText(vital, value), verdictOn(vital, value)]).toEqual([text, verdict])
})

test.each([
  ['/', 'home'],
  ['/reviews', 'reviews'],
  ['/reviews/category/audio', 'reviews'],
  ['/reviews/quiet-fans', 'review'],
  ['/articles', 'articles'],
  ['/article/on-fans', 'article'],
  ['/tag/fans', 'category'],
  ['/forum', 'forum'],
  ['/forum/topic/12/fans', 'topic'],
  ['/forum/new', 'forum'],
  ['/forum/edit/topic/12', 'member'],
  ['/store', 'store'],
  ['/store/fan', 'product'],
  ['/people/noor', 'person'],
  ['/admin/users', 'member'],
  ['/about', 'other'],
  ['/constructor', 'other'],
  ['//', 'home'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

describe('what a browser says', () => {
  const said = { page: 'home', device: 'phone', vitals: { LCP: 1200.5, CLS: 0 } }

  test('is taken with some of its measures, and with none that is unknown', () => {
    expect(vitalsInput.parse({ ...said, who: 'noor', vitals: { ...said.vitals, FID: 3 } })).toEqual(said)
  })

  test.each([
    ['a page that is none', { ...said, page: '/reviews/quiet-fans' }],
    ['another device', { ...said, device: 'watch' }],
    ['nothing measured', { ...said, vitals: null }],
    ['a negative time', { ...said, vitals: { LCP: -1 } }],
    ['a time that nobody waits', { ...said, vitals: { LCP: 60_001 } }],
    ['a page that jumps about', { ...said, vitals: { CLS: 11 } }],
    ['a word for a number', { ...said, vitals: { TTFB: '1' } }],
  ])('is refused with %s', (_what, input) => {
    expect(vitalsInput.safeParse(input).success).toBe(false)
  })
})
