import { buildWhenStale, generateClient } from './build'
import { type Database, openDatabase } from './database'
import { siteAddress, siteEnv, wantsSampleContent } from './installation'
import { keepRunning } from './keep-running'
import { findPortProblem } from './ports'
import { OperationProblem } from './problem'
import { applyMigrations } from './schema-engine'
import { acquire } from './shutdown'
import { noteSite } from './site-note'
import { isOnThisMachine } from './sql'
import { step } from './steps'

/** `host`: the one address that the server is to listen on. */
type Wanted = { build?: boolean; host?: string | undefined }

export type PreparedSite = { env: NodeJS.ProcessEnv; built: boolean; embedded: boolean }

/**
 * Everything between an installed checkout and a server that can start: client, database, migrations, content, build.
 * @throws OperationProblem for a site that runs already, a port that cannot be opened, a full disk, an unusable environment or database.
 */
export async function prepareSite(port: number, { build = true, host }: Wanted = {}): Promise<PreparedSite> {
  // Before the port: what holds it is most likely this very site, and a second one on another port would harm it.
  await acquire(noteSite(siteAddress(port)), (takeBack) => takeBack())
  const problem = await findPortProblem(port, host)
  if (problem) throw new OperationProblem(problem)
  await step('generate database client', async (remark) => {
    if (!(await generateClient())) remark('up to date')
  })
  const database = await acquire(step('start database', openDatabase), ({ stop }) => stop())
  if (database.revive) await acquire(Promise.resolve(keepRunning(database.revive)), (end) => end())
  const env = siteEnv(database, port)
  await step('apply migrations', async (remark) => {
    const { length } = await applyMigrations(database.url)
    remark(length ? `${length} new` : 'up to date')
  })
  await step('fill database', async (remark) => remark(await fillWhenEmpty(database)))
  const built =
    build &&
    (await step('build', async (remark) => {
      const made = await buildWhenStale(env)
      if (!made) remark('up to date')
      return made
    }))
  return { env, built, embedded: database.embedded }
}

async function fillWhenEmpty({ url, embedded }: Database): Promise<string> {
  // Loaded here, since the seed needs the client that a step above generates.
  const { seedSite } = await import('@/prisma/seed/seed-site')
  // It is for a first look, so it is given to databases on this machine.
  return seedSite({ url, demoAccounts: embedded, sampleContent: wantsSampleContent(isOnThisMachine(url)) })
}
