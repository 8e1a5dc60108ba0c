import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import { onServer } from './database'
import { toDatabaseProblem } from './database-problem'
import { projectRoot } from './folders'
import { MigrationAdapter } from './migration-adapter'
import { OperationProblem } from './problem'

// The engine reports a panic through this global.
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) } })

const NO_FILTER = { externalTables: [], externalEnums: [] }

/**
 * Prisma's own schema engine, as WebAssembly from the npm registry: the same code as the binary that
 * `prisma migrate` would download (docs/decisions/0003-offline-migrations.md).
 */
async function openEngine(adapter: MigrationAdapter): Promise<SchemaEngine> {
  engineModule ??= loadEngine()
  const { SchemaEngine } = await engineModule
  const schema = readSchema().files.map(({ path, content }): [string, string] => [path, content])
  return SchemaEngine.new({ datamodels: schema }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter))
}

/** The module keeps its memory in globals, so it is loaded once per process. */
let engineModule: ReturnType<typeof loadEngine> | undefined

async function loadEngine() {
  const package_ = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const wasm = await WebAssembly.instantiate(readFileSync(join(package_, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': glue,
  })
  glue.__wbg_set_wasm(wasm.instance.exports)
  const start = wasm.instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return glue
}

/**
 * Applies every migration that the database lacks, as `prisma migrate deploy` does; one that was interrupted or failed is
 * tried again. Returns their names.
 * @throws OperationProblem when another process still migrates the database after `waitSeconds`, and for a script that
 * Postgres refuses.
 */
export async function applyMigrations(databaseUrl: string, waitSeconds = 30): Promise<string[]> {
  await forgetUnfinished(databaseUrl, waitSeconds)
  const migrations = readMigrations()
  const names = new Map(
    migrations.migrationDirectories.map(({ path, migrationFile }) => [migrationFile.content.value, path]),
  )
  const adapter = new MigrationAdapter(databaseUrl, (script) => {
    const name = names.get(script)
    return name ? withItsEnd(name, script) : script
  })
  const engine = await openEngine(adapter)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrations,
      filters: NO_FILTER,
    })
    return appliedMigrationNames
  } catch (error) {
    throw toMigrationProblem(databaseUrl, error, adapter.refusal)
  } finally {
    engine.free()
  }
}

/** As Postgres says of whoever may not make tables. */
const REFUSED = Object.assign(new Error(), { code: '42501' })

/** The engine names the migration but has no words of Postgres, which the adapter has kept. */
function toMigrationProblem(databaseUrl: string, error: unknown, refusal: Error | null): unknown {
  // Before it comes to a script the engine makes a table of its own.
  if (!refusal && /permission denied/.test(String(error))) return toDatabaseProblem(databaseUrl, REFUSED)
  if (!refusal) return error
  const known = toDatabaseProblem(databaseUrl, refusal)
  if (known !== refusal) return known
  const [, name] = /migration_name="(\w+)"/.exec(String(error)) ?? []
  return new OperationProblem(`The migration ${name ?? ''} failed: ${refusal.message}.`.replace('  ', ' '))
}

/** The advisory lock under which the engine migrates, so that what is unfinished elsewhere is waited for. */
const MIGRATING = 72707369

/**
 * The script of a migration, with the note of its end in its transaction. The engine notes it afterwards by itself: of a
 * migration whose process was killed meanwhile Postgres still commits the script that it has been sent, and it would be
 * applied twice. What cannot be part of a transaction (`create index concurrently`) can be no migration, then.
 */
const withItsEnd = (name: string, script: string) => `${script}
;update _prisma_migrations set finished_at = now() where migration_name = '${name}' and finished_at is null
  and rolled_back_at is null`

/**
 * The engine notes a migration before it runs the script and refuses everything while one stands there without its end.
 * Each script is one transaction with its end, so nothing of such a one is in the database, and it can be applied anew.
 */
const forgetUnfinished = (databaseUrl: string, waitSeconds: number) =>
  onServer(databaseUrl, (sql) =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('lock_timeout', ${`${waitSeconds}s`}, true)`
      await transaction`select pg_advisory_xact_lock(${MIGRATING}::bigint)`
      const [known] = await transaction`select 1 from pg_tables where tablename = '_prisma_migrations'
        and schemaname = current_schema()`
      if (known) await transaction`delete from _prisma_migrations where finished_at is null and rolled_back_at is null`
    }),
  )

/** The SQL that leads from the migrations to the schema files; empty when they agree. Needs a scratch database. */
export async function diffSchema(scratchDatabaseUrl: string): Promise<string> {
  const engine = await openEngine(new MigrationAdapter(scratchDatabaseUrl))
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...readMigrations() },
      to: { tag: 'schemaDatamodel', ...readSchema() },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    })
    return stdout ?? ''
  } finally {
    engine.free()
  }
}

/** Where the migrations lie, as an absolute path. */
export const migrationsFolder = () => join(projectRoot, 'prisma', 'migrations')

function readMigrations(): MigrationList {
  const baseDir = migrationsFolder()
  const names = existsSync(baseDir) ? readdirSync(baseDir, { withFileTypes: true }) : []
  return {
    baseDir,
    lockfile: { path: './migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .map((path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(baseDir, path, 'migration.sql'), 'utf8') },
        },
      })),
  }
}

function readSchema(): SchemasContainer {
  const folder = join(projectRoot, 'prisma', 'schema')
  return {
    files: readdirSync(folder)
      .sort()
      .map((name) => ({ path: join(folder, name), content: readFileSync(join(folder, name), 'utf8') })),
  }
}
