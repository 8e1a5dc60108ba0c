import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDatabase, withScratchDatabase } from '@/lib/operations/database'
import { OperationProblem } from '@/lib/operations/problem'
import { diffSchema, migrationsFolder } from '@/lib/operations/schema-engine'
import { NAMES, runCommand } from '@/lib/operations/script'

runCommand({ usage: 'npm run db:diff -- add_column', takes: NAMES }, async () => {
  const [name] = process.argv.slice(2)
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new OperationProblem(
      'Name the migration: npm run db:diff -- add_column (lower-case letters, digits, underscores).',
    )
  }
  const sql = await withDatabase((url) => withScratchDatabase(url, diffSchema))
  if (!sql.replace(/^--.*$/gm, '').trim()) return console.log('The migrations already lead to prisma/schema.')

  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder(), `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), sql)
  console.log(`Wrote ${folder}. Read it, then npm run db:migrate.`)
})
