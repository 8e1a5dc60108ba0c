import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installationSecrets } from '@/lib/operations/database'
import { postgresAccount } from '@/lib/operations/postgres-account'
import { postgresPlace } from '@/lib/operations/postgres-binaries'
import { startCluster } from '@/lib/operations/postgres-cluster'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldtest-first-start-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  vi.stubEnv('DATA_DIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('whoever ends a first start hard finds no half cluster: it takes its place when it is whole', async () => {
  const { data } = await postgresPlace(folder, postgresAccount(), true)
  mkdirSync(join(`${data}.new`, 'left-behind'), { recursive: true })
  const whole = new Set<boolean>()
  // The last that is made of a cluster is the database `postgres`, whose number is always 5.
  const look = setInterval(() => existsSync(data) && whole.add(existsSync(join(data, 'base', '5'))), 5)
  const cluster = await startCluster({ folder, password: 'passing', disposable: true }).finally(() =>
    clearInterval(look),
  )
  await cluster.remove()
  expect(whole).toEqual(new Set([true]))
  expect(existsSync(`${data}.new`)).toBe(false)
})

describe('secrets', () => {
  const path = () => join(folder, 'secrets.json')

  test('are made once, whole, for their owner alone', () => {
    const made = installationSecrets()
    expect(installationSecrets()).toEqual(made)
    expect(statSync(path()).mode & 0o777).toBe(0o600)
    expect(existsSync(`${path()}.new`)).toBe(false)
  })

  test.each(['', '{"auth":"kept', '{"auth":"kept"}', '[]'])('that read %j are no reason to make others', (kept) => {
    writeFileSync(path(), kept)
    expect(installationSecrets).toThrow(`${path()} cannot be read. Put it back from a copy, or delete it`)
    expect(readFileSync(path(), 'utf8')).toBe(kept)
  })
})
