import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onServer, withDatabase } from '@/lib/operations/database'
import { dataRoot } from '@/lib/operations/folders'
import { OperationProblem } from '@/lib/operations/problem'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runCommand } from '@/lib/operations/script'
import { findRunningSite } from '@/lib/operations/site-note'
import { isOnThisMachine } from '@/lib/operations/sql'
import { seedSite } from '@/prisma/seed/seed-site'

runCommand({ usage: 'npm run db:reset, which deletes everything and fills in the sample site' }, async () => {
  const embedded = !process.env.DATABASE_URL
  if (process.env.DATABASE_URL && URL.canParse(process.env.DATABASE_URL)) {
    const { hostname } = new URL(process.env.DATABASE_URL)
    if (!isOnThisMachine(process.env.DATABASE_URL)) {
      throw new OperationProblem(
        `db:reset deletes everything, so it refuses ${hostname || 'this host'}: only a database on this machine is reset.`,
      )
    }
  }
  const site = await findRunningSite()
  if (site) {
    throw new OperationProblem(
      `db:reset takes the tables from under the site that runs at ${site.address} (process ${site.pid}). Stop it first.`,
    )
  }
  await withDatabase(async (url) => {
    await onServer(url, async (sql) => {
      await sql`drop schema if exists pgboss cascade`
      await sql`drop schema public cascade`
      await sql`create schema public`
    })
    await applyMigrations(url)
    // Those of the packaged database, which another one that is reset leaves alone.
    if (embedded) rmSync(join(dataRoot(), 'demo-accounts.json'), { force: true })
    await seedSite({ url, demoAccounts: embedded, sampleContent: true })
  })
  console.log('The database is as on the first day.')
})
