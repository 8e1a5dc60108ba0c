import { afterEach, expect, test, vi } from 'vitest'
import { readEnv } from '@/lib/core/env-variables'
import { dataRoot, projectRoot } from '@/lib/operations/folders'

const needed = { DATABASE_URL: 'postgresql://user@localhost/site', AUTH_SECRET: 'x'.repeat(32) }

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a blank variable counts as absent', () => {
  const absent = readEnv(needed)
  const blank = Object.fromEntries(Object.keys(absent).map((name) => [name, '']))
  expect(readEnv({ ...blank, ...needed })).toEqual(absent)
  for (const AUTH_SECRET of ['', undefined])
    expect(() => readEnv({ ...needed, AUTH_SECRET })).toThrow('AUTH_SECRET is missing')
})

test('a blank DATA_DIR leaves the data where it is, not in the project root', () => {
  vi.stubEnv('DATA_DIR', '')
  expect(dataRoot()).toBe(`${projectRoot}/.data`)
})
