import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildNext, generateClient } from '@/lib/operations/build'
import { createDatabase } from '@/lib/operations/database'
import { siteEnv } from '@/lib/operations/installation'
import { startCluster } from '@/lib/operations/postgres-cluster'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runScript } from '@/lib/operations/script'
import { acquire, stopOnSignals } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'

/**
 * Builds the site where no database is, as in the image build: pages are prerendered from a passing one that holds the
 * categories and sources only, and made anew from the real one when a container starts (lib/operations/boot.ts). What a server needs
 * then lies in .next/standalone, complete.
 */
runScript(async () => {
  stopOnSignals(() => 130)
  const folder = mkdtempSync(join(tmpdir(), 'fieldtest-image-'))
  // Under root Postgres runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  await acquire(Promise.resolve(), () => rmSync(folder, { recursive: true, force: true }))
  await step('generate database client', () => generateClient())

  const password = randomBytes(12).toString('hex')
  const cluster = await acquire(
    step('start database', () => startCluster({ folder: join(folder, 'postgres'), password, disposable: true })),
    ({ remove }) => remove(),
  )
  const url = cluster.url('fieldtest')
  // The secret of the build is thrown away: nothing of it stays in the pages, and the server brings its own.
  Object.assign(process.env, { DATA_DIR: join(folder, 'data'), AUTH_SECRET: randomBytes(32).toString('base64url') })
  await step('migrate and fill in categories', async () => {
    await createDatabase(cluster.url('postgres'), 'fieldtest')
    await applyMigrations(url)
    const { seedSite } = await import('@/prisma/seed/seed-site')
    await seedSite({ url, demoAccounts: false, sampleContent: false })
  })
  const env = { ...siteEnv({ url }, 3000), BUILD_STANDALONE: '1' }
  await step('build', () => buildNext(env))
  await step('lay out', () => {
    const site = join('.next', 'standalone')
    cpSync(join('.next', 'static'), join(site, '.next', 'static'), { recursive: true })
    if (existsSync('public')) cpSync('public', join(site, 'public'), { recursive: true })
  })
})
