import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRollingLog } from '@/lib/operations/rolling-log'

const folder = mkdtempSync(`${tmpdir()}/fieldtest-rolling-log-`)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a log goes on in a new file once it is long, and keeps one of before', () => {
  const path = join(folder, 'long.log')
  const log = openRollingLog(path, 10)
  for (const line of ['first\n', 'second\n', 'one\n', 'more than ten\n', 'last\n']) log.write(Buffer.from(line))
  log.close()
  expect(readFileSync(path, 'utf8')).toBe('last\n')
  expect(readFileSync(`${path}.before`, 'utf8')).toBe('more than ten\n')
  for (const name of [path, `${path}.before`]) expect(statSync(name).mode & 0o777).toBe(0o600)
})

test('lines that fit stay together', () => {
  const path = join(folder, 'short.log')
  const log = openRollingLog(path, 10)
  for (const line of ['12345', '67890']) log.write(Buffer.from(line))
  log.close()
  expect(readFileSync(path, 'utf8')).toBe('1234567890')
})
