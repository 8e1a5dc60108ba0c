import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/vitals/route'
import { db } from '@/lib/core/db'
import { noteVitals } from '@/lib/views/vitals-commands'
import { readSpeed } from '@/lib/views/vitals-queries'
import type { VitalsInput } from '@/lib/views/vitals-schema'

beforeEach(async () => {
  await db.vitalCount.deleteMany()
  await db.rateLimit.deleteMany()
})

const visit: VitalsInput = { page: 'review', device: 'phone', vitals: { LCP: 1900, CLS: 0.02, TTFB: 120 } }
const rows = () => db.vitalCount.findMany({ omit: { day: true }, orderBy: [{ vital: 'asc' }, { bucket: 'asc' }] })

describe('a visit', () => {
  test('adds one to the bucket of each of its measures, and leaves nothing else', async () => {
    for (let time = 0; time < 3; time++) await noteVitals(visit)
    await noteVitals({ ...visit, vitals: { LCP: 9000 } })
    await noteVitals({ ...visit, vitals: {} })
    const kept = { device: 'phone', page: 'review' }
    expect(await rows()).toEqual([
      { ...kept, vital: 'CLS', bucket: 32, count: 3 },
      { ...kept, vital: 'LCP', bucket: 80, count: 3 },
      { ...kept, vital: 'LCP', bucket: 96, count: 1 },
      { ...kept, vital: 'TTFB', bucket: 51, count: 3 },
    ])
  })

  test('is counted beside any number of others', async () => {
    const vitals = { LCP: 1900, INP: 40, CLS: 0, FCP: 900, TTFB: 120 }
    await Promise.all(Array.from({ length: 40 }, () => noteVitals({ ...visit, vitals })))
    expect((await rows()).map(({ count }) => count)).toEqual([40, 40, 40, 40, 40])
  })
})

describe('the report', () => {
  test('says of nothing that nothing was measured', async () => {
    expect(await readSpeed(30)).toEqual({ vitals: [], pages: [] })
  })

  test('tells devices, kinds of pages and days apart', async () => {
    for (let time = 0; time < 3; time++) await noteVitals(visit)
    await noteVitals({ ...visit, page: 'home', vitals: { LCP: 8000 } })
    await noteVitals({ page: 'home', device: 'desktop', vitals: { INP: 700 } })
    const day = (days: number) => new Date(Date.now() - days * 86_400_000)
    const slow = { vital: 'LCP', device: 'phone', page: 'review', bucket: 110, count: 500 }
    await db.vitalCount.createMany({ data: [{ ...slow, day: day(7) }] })

    const { vitals, pages } = await readSpeed(7)
    expect(vitals.map(({ vital }) => vital)).toEqual(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
    expect(vitals[0]).toMatchObject({ phone: { visits: 4, verdict: 'Good' }, desktop: null })
    expect(vitals[1]).toMatchObject({ phone: null, desktop: { visits: 1, verdict: 'Poor' } })
    expect(vitals[2]).toMatchObject({ phone: { p75: '0.02', visits: 3, verdict: 'Good' } })
    expect(vitals[3]).toMatchObject({ phone: null, desktop: null })
    expect(pages).toMatchObject([
      { page: 'home', phone: { visits: 1, verdict: 'Poor' }, desktop: null },
      { page: 'review', phone: { p75: '2.0 s', visits: 3, verdict: 'Good' }, desktop: null },
    ])
    expect((await readSpeed(8)).vitals[0]).toMatchObject({ phone: { visits: 504, verdict: 'Poor' } })
  })
})

describe('the address that browsers tell', () => {
  const tell = (body: string, headers: Record<string, string> = {}) =>
    POST(
      new NextRequest('http://localhost/api/vitals', {
        method: 'POST',
        body,
        headers: { 'Content-Length': String(body.length), 'User-Agent': 'Firefox/140.0', ...headers },
      }),
    )
  const said = JSON.stringify(visit)

  test('counts and says nothing', async () => {
    const answer = await tell(said)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
    expect((await rows()).map(({ count }) => count)).toEqual([1, 1, 1])
  })

  test.each([
    ['what is no report', '{"page":"home"}', {}],
    ['what is no JSON', '{', {}],
    ['more than a report', said.padEnd(301), {}],
    ['a robot', said, { 'User-Agent': 'Mozilla/5.0 HeadlessChrome/140.0' }],
    ['a reader who asks not to be tracked', said, { 'Sec-GPC': '1' }],
    ['a reader who asks so in the older way', said, { DNT: '1' }],
  ])('says the same to %s, and counts nothing', async (_who, body, headers) => {
    expect((await tell(body, headers)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test('counts so many of one network and no more', async () => {
    for (let time = 0; time < 104; time++) expect((await tell(said)).status).toBe(204)
    expect((await rows()).map(({ count }) => count)).toEqual([100, 100, 100])
  })
})

test.each([
  ['vital_counts_count', { count: 0 }],
  ['vital_counts_vital', { vital: 'FID' }],
  ['vital_counts_device', { device: 'watch' }],
])('%s keeps what makes no sense out', async (constraint, wrong) => {
  const row = { day: new Date(), vital: 'LCP', device: 'phone', page: 'home', bucket: 1, count: 1 }
  await expect(db.vitalCount.create({ data: { ...row, ...wrong } })).rejects.toThrow(constraint)
})
