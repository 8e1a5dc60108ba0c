import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onServer, openDatabase, withDatabase } from '@/lib/operations/database'
import { noteSite } from '@/lib/operations/site-note'
import { removeWithDatabases } from './support/data-folders'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/fieldtest-beside-`)
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
})
afterAll(() => {
  vi.unstubAllEnvs()
  removeWithDatabases(folder)
})

const answers = (url: string) =>
  onServer(url, (sql) => sql`select 1`).then(
    () => true,
    () => false,
  )

test('a command stops the packaged database only where no site works on it', async () => {
  const takeBack = await noteSite('http://localhost:3000')
  const { url } = await openDatabase()
  await withDatabase(async () => {})
  expect(await answers(url)).toBe(true)

  takeBack()
  await withDatabase(async () => {})
  expect(await answers(url)).toBe(false)
})

test('a site that was started while a command worked keeps the database', async () => {
  const { url, takeBack } = await withDatabase(async (url) => ({
    url,
    takeBack: await noteSite('http://localhost:3000'),
  }))
  expect(await answers(url)).toBe(true)
  takeBack()
  await withDatabase(async () => {})
})

test('of two commands at one time the last one stops the packaged database', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<string>()
  const longer = withDatabase(async (url) => {
    begin(url)
    await released
  })
  const url = await begun
  await withDatabase(async () => {})
  expect(await answers(url)).toBe(true)
  release()
  await longer
  expect(await answers(url)).toBe(false)
})
