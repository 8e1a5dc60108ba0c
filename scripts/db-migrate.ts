import { withDatabase } from '@/lib/operations/database'
import { applyMigrations } from '@/lib/operations/schema-engine'
import { runCommand } from '@/lib/operations/script'

runCommand({ usage: 'npm run db:migrate' }, async () => {
  const applied = await withDatabase(applyMigrations)
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
})
