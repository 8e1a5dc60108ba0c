import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '@/lib/operations/ports'
import { findRunningSite, noteSite } from '@/lib/operations/site-note'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/fieldtest-site-note-`)
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('one site at a time: a second one is told where the first is, until that has ended', async () => {
  expect(await findRunningSite()).toBeNull()
  const takeBack = await noteSite('http://localhost:3000')
  expect(await findRunningSite()).toMatchObject({ pid: process.pid, address: 'http://localhost:3000' })
  await expect(noteSite('http://localhost:3001')).rejects.toThrow(
    `This site runs already, or is being started, at http://localhost:3000 (process ${process.pid}). Stop it first.`,
  )
  takeBack()
  expect(await findRunningSite()).toBeNull()
})

test.each([
  ['by a process whose number another one has now', async () => ({ pid: process.pid, guard: await freePort() })],
  ['by nobody who lives', async () => ({ pid: 2 ** 30, guard: await freePort() })],
  ['in part', async () => ({ pid: process.pid })],
])('a note left %s stops no start', async (_who, left) => {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ address: 'http://localhost:3000', ...(await left()) }))
  expect(await findRunningSite()).toBeNull()
  const takeBack = await noteSite('http://localhost:3000')
  takeBack()
})

test('of several that start at one moment beside a note of the dead one goes on', async () => {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ address: '', pid: process.pid, guard: await freePort() }))
  const ends = await Promise.allSettled([3000, 3001, 3002].map((port) => noteSite(`http://localhost:${port}`)))
  const wins = ends.flatMap((end, index) => (end.status === 'fulfilled' ? [{ index, takeBack: end.value }] : []))
  expect(wins).toHaveLength(1)
  for (const { index, takeBack } of wins) {
    expect(await findRunningSite()).toMatchObject({ address: `http://localhost:${3000 + index}` })
    takeBack()
  }
})
