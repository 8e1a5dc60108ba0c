import { withDatabase } from '@/lib/operations/database'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runCommand } from '@/lib/operations/script'
import { seedSite } from '@/prisma/seed/seed-site'

runCommand({ usage: 'npm run db:seed' }, async () => {
  const said = await withDatabase(async (url) => {
    await applyMigrations(url)
    return seedSite({ url, demoAccounts: !process.env.DATABASE_URL, sampleContent: true })
  })
  console.log(`Database: ${said}.`)
})
