import type { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a time means the same moment to scripts and to a database that stands elsewhere', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.searchParams.set('options', '-c TimeZone=America/New_York')
  vi.stubEnv('DATABASE_URL', url.href)
  vi.stubGlobal('fieldtestDb', undefined)
  vi.resetModules()
  const { db, queryPrepared } = await import('@/lib/core/db')
  const now = new Date()
  try {
    const [told] = await db.$queryRaw<{ off: number; back: Date }[]>`
      SELECT extract(epoch FROM now() - ${now}::timestamptz)::float AS off, ${now}::timestamptz AS back`
    expect(Math.abs(told?.off ?? Infinity)).toBeLessThan(60)
    expect(told?.back).toEqual(now)
    expect(await queryPrepared('zone', 'SELECT current_setting($1) AS zone', ['TimeZone'])).toEqual([{ zone: 'UTC' }])
  } finally {
    await db.$disconnect()
    vi.unstubAllGlobals()
  }
})

test('a connection that is given back inside of a transaction is ended, and nobody writes on it', async () => {
  vi.stubGlobal('fieldtestDb', undefined)
  vi.resetModules()
  const { db, queryPrepared } = await import('@/lib/core/db')
  const { pool } = (globalThis as unknown as { fieldtestDb: { pool: Pool } }).fieldtestDb
  const numberOf = async () =>
    (await queryPrepared<{ pid: number }>('pid', 'SELECT pg_backend_pid() AS pid', []))[0]?.pid
  try {
    const client = await pool.connect()
    client.release()
    const before = await numberOf()
    // The one that was used last is used next.
    expect(await numberOf()).toBe(before)
    const busy = await pool.connect()
    await busy.query('BEGIN')
    busy.release()
    expect(await numberOf()).not.toBe(before)
    expect(await db.$queryRaw`SELECT 1 FROM pg_stat_activity WHERE pid = ${before} AND state LIKE 'idle in%'`).toEqual(
      [],
    )
  } finally {
    await db.$disconnect()
    vi.unstubAllGlobals()
  }
})
