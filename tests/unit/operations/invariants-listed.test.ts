import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '@/lib/operations/folders'

const migrations = join(projectRoot, 'prisma', 'migrations')
const read = (name: string) => readFileSync(join(migrations, name, 'migration.sql'), 'utf8')
const names = readdirSync(migrations).filter((name) => /^\d/.test(name))
const record = readFileSync(join(projectRoot, 'docs', 'decisions', '0006-database-invariants.md'), 'utf8')

/** `a_{b,c}_d` stands for `a_b_d` and `a_c_d`. */
const listed = [...record.matchAll(/`([a-z_{},]+)`/g)].flatMap(([, name = '']) => {
  const choice = /^(.*)\{(.*)\}(.*)$/.exec(name)
  return choice ? (choice[2] ?? '').split(',').map((part) => `${choice[1]}${part}${choice[3]}`) : [name]
})
const found = (sql: string, pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = '']) => name)
const made = names.flatMap((name) => [
  ...found(read(name), /CONSTRAINT "([a-z_]+)" CHECK/g),
  ...found(read(name), /CREATE TRIGGER "([a-z_]+)"/g),
  // Prisma writes the other migrations' plain indexes.
  ...(name.endsWith('_invariants') ? found(read(name), /CREATE (?:UNIQUE )?INDEX "([a-z_]+)"/g) : []),
])

const dropped = names.flatMap((name) => found(read(name), /DROP INDEX "([a-z_]+)"/g))

test('every check and trigger, and each index of the invariants, stands in the decision record', () => {
  expect(made.length).toBeGreaterThan(40)
  expect(made.filter((name) => !listed.includes(name) && !dropped.includes(name))).toEqual([])
})

test('the record names none that is gone', () => {
  const indexes = names.flatMap((name) => found(read(name), /CREATE (?:UNIQUE )?INDEX "([a-z_]+)"/g))
  const known = [...made, ...indexes, 'rate_limits', 'database', 'pg_dump']
  expect(listed.filter((name) => name.includes('_') && !known.includes(name))).toEqual([])
})
