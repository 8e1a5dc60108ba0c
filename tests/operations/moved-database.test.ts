import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresPlace } from '@/lib/operations/postgres-binaries'
import { startCluster } from '@/lib/operations/postgres-cluster'

/** An account that cannot enter the folder. */
const STRANGER = { uid: 65_534, gid: 65_534 }

let folder: string
const note = () => join(folder, 'moved-to')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldtest-private-'))
  chmodSync(folder, 0o700)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a database that was moved and is gone is no empty one', async () => {
  writeFileSync(note(), '/no/such/folder\n')
  await expect(postgresPlace(folder, STRANGER, true)).rejects.toThrow(
    `The database lay in /no/such/folder, which is gone. Put that folder back from a copy, or delete ${note()} `,
  )
})

test('programs that are gone are laid beside the database again', async () => {
  const first = await postgresPlace(folder, STRANGER, true)
  try {
    rmSync(first.bin, { recursive: true })
    expect(await postgresPlace(folder, STRANGER, true)).toEqual(first)
    expect(existsSync(join(first.bin, 'postgres'))).toBe(true)
  } finally {
    rmSync(first.moved ?? '', { recursive: true, force: true })
  }
})

// Only root runs Postgres as somebody else, and has anything to move.
test.runIf(process.getuid?.() === 0)('a passing database takes what was moved with it', async () => {
  const cluster = await startCluster({ folder, password: 'passing', disposable: true })
  const moved = readFileSync(note(), 'utf8').trim()
  expect(existsSync(join(moved, 'cluster', 'PG_VERSION'))).toBe(true)
  await cluster.remove()
  expect(existsSync(moved)).toBe(false)
})
