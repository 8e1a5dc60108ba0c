import { join } from 'node:path'
import { buildWhenStale } from '@/lib/operations/build'
import { createDatabase } from '@/lib/operations/database'
import { holdPort } from '@/lib/operations/ports'
import { type Cluster, startCluster } from '@/lib/operations/postgres-cluster'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { startSite } from '@/lib/operations/web-server'
import { startMailBox } from '../mail-box'
import { OPENID_CLIENT, startOpenidServer } from '../openid-server'

/** The social providers that the site offers; the third has no credentials. Both names lead to the same server. */
const OFFERED = ['google', 'facebook'] as const

/** A cluster for this run alone: fast, on a free port, gone afterwards. */
export const startTestCluster = (folder: string) =>
  startCluster({ folder: join(folder, 'postgres'), password: 'test', disposable: true })

/**
 * Migrates, seeds, builds and serves a site on the cluster, with a mail server and an OpenID provider of its own. It
 * stands behind one proxy, so that every test comes from where it says. Returns the environment of the tests that visit it.
 */
export async function startTestSite(cluster: Cluster, folder: string): Promise<{ env: NodeJS.ProcessEnv }> {
  const { port, release } = await acquire(holdPort(), (held) => held.release())
  // Next calls every loopback address localhost, and a provider compares the address it sends people back to.
  const address = `http://localhost:${port}`
  const mails = await acquire(startMailBox(), ({ stop }) => stop())
  const openid = await acquire(startOpenidServer(address, OFFERED), ({ stop }) => stop())
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
    SMTP_URL: mails.smtp,
    TRUST_PROXY: '1',
    ADMIN_EMAIL: '',
    ADMIN_SETUP_PASSWORD: '',
    ...credentialsOf(openid.issuer),
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
  await release()
  await acquire(
    step('start web server', () =>
      startSite({
        port,
        host: '127.0.0.1',
        // The inspector, which opens on SIGUSR1 only, takes a free port: the security layer asks it what the server holds.
        env: { ...env, NODE_OPTIONS: '--inspect-port=0' },
        log: join(folder, 'web-server.log'),
      }),
    ),
    ({ stop }) => stop(),
  )
  return {
    env: { ...env, TEST_SITE: address, TEST_SITE_LOG: join(folder, 'web-server.log'), TEST_MAIL_BOX: mails.address },
  }
}

const credentialsOf = (issuer: string) =>
  Object.fromEntries(
    OFFERED.map((name) => `AUTH_${name.toUpperCase()}`).flatMap((prefix) => [
      [`${prefix}_ID`, OPENID_CLIENT.id],
      [`${prefix}_SECRET`, OPENID_CLIENT.secret],
      [`${prefix}_ISSUER`, issuer],
    ]),
  )
