import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, site } from './support/ask'
import { folderSize, listeningProcess, residentMegabytes } from './support/server-process'

const SLUGS = 10_000
const AT_ONCE = 8

/** Resident memory may grow by this many megabytes: the page cache is bounded (next.config.ts), the rest is garbage not yet collected. */
const GROWTH = 300

const BUILD = process.env.NEXT_DIST_DIR ?? '.next-test'

async function askForAll(paths: string[]) {
  const statuses = new Map<number, number>()
  const queue = paths.values()
  const worker = async () => {
    for (const path of queue) {
      const { status } = await ask(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return Object.fromEntries(statuses)
}

const unknown = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `/reviews/${name}-${index}`)

test('ten thousand unknown slugs cost neither memory nor disk, and the site still answers', async () => {
  const pid = listeningProcess(Number(site.port))
  // The first few hundred warm the server up.
  await askForAll(unknown(300, 'warm'))
  const [memory, disk] = [residentMegabytes(pid), folderSize(BUILD)]

  expect(await askForAll(unknown(SLUGS, 'nobody-wrote'))).toEqual({ 404: SLUGS })
  expect(folderSize(BUILD)).toEqual(disk)
  expect(residentMegabytes(pid) - memory).toBeLessThan(GROWTH)
  const { status, milliseconds } = await ask('/reviews')
  expect(status).toBe(200)
  expect(milliseconds).toBeLessThan(1000)
}, 240_000)

test('unknown addresses are logged, at a bounded rate', async () => {
  const lines = readFileSync(process.env.TEST_SITE_LOG ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.includes('"route.unknown"'))
  expect(lines.length).toBeGreaterThan(10)
  const perMinute = Map.groupBy(lines, (line) => String(JSON.parse(line).at).slice(0, 16))
  for (const [minute, group] of perMinute) expect(group.length, minute).toBeLessThanOrEqual(2 * 60)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    path: expect.stringMatching(/^\//),
    method: expect.any(String),
  })
})
