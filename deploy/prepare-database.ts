import { withDatabase } from '@/lib/operations/database'
import { ensureDataFolder } from '@/lib/operations/folders'
import { wantsSampleContent } from '@/lib/operations/installation'
import { OperationProblem } from '@/lib/operations/problem'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runScript } from '@/lib/operations/script'
import { seedSite } from '@/prisma/seed/seed-site'

/**
 * Makes the database ready for a new release: migrations, then the categories and the sources of news that every site needs,
 * when there are none.
 * The folder of pictures is there from then on, for a backup that is made before the first of them.
 * The edge, which starts after this, compares `SITE_URL` as it stands with what browsers say of where they are: written in another
 * way it would lead every page to itself.
 * `SAMPLE_CONTENT=yes` fills an empty database with the sample site instead, for a trial.
 */
runScript(async () => {
  const { SITE_URL = '' } = process.env
  const origin = URL.canParse(SITE_URL) ? new URL(SITE_URL).origin : null
  // A slash at the end and capitals are all one to the edge.
  if (origin && SITE_URL.replace(/\/$/, '').toLowerCase() !== origin)
    throw new OperationProblem(`SITE_URL must be written as browsers do: ${origin}`)
  ensureDataFolder('media')
  await withDatabase(async (url) => {
    const applied = await applyMigrations(url)
    console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The migrations are up to date.')
    const said = await seedSite({ url, demoAccounts: false, sampleContent: wantsSampleContent(false) })
    console.log(`Database: ${said}.`)
  })
})
