import { withDatabase } from '@/lib/operations/database'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runScript } from '@/lib/operations/script'

runScript(async () => {
  const applied = await withDatabase(applyMigrations)
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
})
