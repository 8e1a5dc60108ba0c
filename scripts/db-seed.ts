import { withDatabase } from '@/lib/operations/database'
import { runScript } from '@/lib/operations/script'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { seedSite } from '@/prisma/seed/seed-site'

runScript(async () => {
  const said = await withDatabase(async (url) => {
    await applyMigrations(url)
    return seedSite({ url, demoAccounts: !process.env.DATABASE_URL, sampleContent: true })
  })
  console.log(`Database: ${said}.`)
})
