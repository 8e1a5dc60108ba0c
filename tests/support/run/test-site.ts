import { join } from 'node:path'
import { buildWhenStale } from '@/lib/operations/build'
import { createDatabase } from '@/lib/operations/database'
import { freePort } from '@/lib/operations/ports'
import { type Cluster, startCluster } from '@/lib/operations/postgres-cluster'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { startWebServer } from '@/lib/operations/web-server'

/** A cluster for this run alone: fast, on a free port, gone afterwards. */
export const startTestCluster = (folder: string) =>
  startCluster({ folder: join(folder, 'postgres'), password: 'test', disposable: true })

/** Migrates, seeds, builds and serves a site on the cluster. Returns the environment of the tests that visit it. */
export async function startTestSite(cluster: Cluster, folder: string): Promise<{ env: NodeJS.ProcessEnv }> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: '.next-test',
    DATABASE_URL: cluster.url('site'),
    AUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
    SITE_URL: address,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SMTP_URL: '',
  }
  // The seed reads its folder from the environment, as the site does.
  process.env.DATA_DIR = env.DATA_DIR
  const { seedSite } = await import('@/prisma/seed/seed-site')
  await step('migrate and seed', async () => {
    await createDatabase(cluster.url('postgres'), 'site')
    await applyMigrations(env.DATABASE_URL)
    await seedSite({ url: env.DATABASE_URL, demoAccounts: true, sampleContent: true })
  })
  await step('build', () => buildWhenStale(env))
  await acquire(
    step('start web server', () =>
      startWebServer({
        program: 'next',
        args: ['start', '--port', String(port), '--hostname', '127.0.0.1'],
        port,
        env,
        log: join(folder, 'web-server.log'),
      }),
    ),
    ({ stop }) => stop(),
  )
  return { env: { ...env, TEST_SITE: address, TEST_SITE_LOG: join(folder, 'web-server.log') } }
}
