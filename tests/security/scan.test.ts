import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atOnce } from '@/tests/support/at-once'
import { ask, SLOW, site } from './support/ask'
import { folderSize, heldMegabytes } from './support/server-process'

/** The number is 10,000 (`SCAN_SLUGS=10000`); a leak per slug shows exactly in fewer, and each costs the server 30 ms. */
const SLUGS = Number(process.env.SCAN_SLUGS ?? 2_500)
const AT_ONCE = 8

/** What the scan may leave in the server, in megabytes: one page cache of 64 (next.config.ts) and some slack. */
const MOST_KEPT = 90

const BUILD = process.env.NEXT_DIST_DIR ?? '.next-test'
const LOG = process.env.TEST_SITE_LOG ?? ''

async function askForAll(paths: string[]) {
  const statuses = new Map<number, number>()
  await atOnce(AT_ONCE, [...paths], async (path) => {
    const { status } = await ask(path)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  return Object.fromEntries(statuses)
}

const unknown = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `/reviews/${name}-${index}`)

test(
  'a scan of unknown slugs costs neither memory nor disk, and the site still answers',
  async () => {
    await askForAll(unknown(100, 'warm'))
    const [held, disk] = [await heldMegabytes(site.port, LOG), folderSize(BUILD)]

    expect(await askForAll(unknown(SLUGS, 'nobody-wrote'))).toEqual({ 404: SLUGS })
    expect(folderSize(BUILD)).toEqual(disk)
    expect((await heldMegabytes(site.port, LOG)) - held).toBeLessThan(MOST_KEPT)
    const { status, milliseconds } = await ask('/reviews')
    expect(status).toBe(200)
    expect(milliseconds).toBeLessThan(SLOW)
  },
  SLUGS * 200,
)

test('unknown addresses are logged, at a bounded rate', async () => {
  const readLines = () =>
    readFileSync(LOG, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"event":"route.unknown"'))
      .map((line) => JSON.parse(line))
  await askForAll(unknown(100, 'nobody-logged'))
  await expect.poll(() => readLines().length).toBeGreaterThan(10)
  const lines = readLines()
  // The server counts minutes from its start, so two of its minutes may meet in one of the clock.
  const perMinute = Map.groupBy(lines, ({ at }) => String(at).slice(0, 16))
  for (const [minute, group] of perMinute) expect(group.length, minute).toBeLessThanOrEqual(2 * 60)
  expect(lines[0]).toMatchObject({ level: 'warn', path: expect.stringMatching(/^\//), method: expect.any(String) })
})
