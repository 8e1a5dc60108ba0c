import type postgres from 'postgres'
import { expect, test } from 'vitest'
import { onServer } from '@/lib/operations/database'
import { OperationProblem } from '@/lib/operations/problem'
import { applyMigrations } from '@/lib/operations/schema-engine'

const url = process.env.DATABASE_URL ?? ''

/** Does `work` while another process holds what the engine migrates under. */
const whileMigrating = (work: () => Promise<unknown>) =>
  onServer(url, (sql: postgres.Sql) =>
    sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(72707369)`
      await work()
    }),
  )

test('a database that another process is migrating is left alone, and its turn comes when that has ended', async () => {
  await whileMigrating(async () => {
    const refused = await applyMigrations(url, 1).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(OperationProblem)
    expect(String(refused)).toMatch(
      /Another process is migrating the database at [^\n]*\. Try again when it has ended\.$/,
    )
  })
  expect(await applyMigrations(url, 1)).toEqual([])
})
