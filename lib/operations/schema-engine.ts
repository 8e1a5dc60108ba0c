import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { onServer } from './database'
import { toDatabaseProblem } from './database-problem'
import { projectRoot } from './folders'

// The engine reports a panic through this global.
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) } })

const NO_FILTER = { externalTables: [], externalEnums: [] }

/**
 * Prisma's own schema engine, as WebAssembly from the npm registry: the same code as the binary that
 * `prisma migrate` would download (docs/decisions/0003-offline-migrations.md).
 */
async function openEngine(databaseUrl: string): Promise<SchemaEngine> {
  engineModule ??= loadEngine()
  const { SchemaEngine } = await engineModule
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new MigrationAdapter({ connectionString: databaseUrl, Client: CatalogueClient }),
  )
  const schema = readSchema().files.map(({ path, content }): [string, string] => [path, content])
  return SchemaEngine.new({ datamodels: schema }, () => {}, adapter)
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

const CATALOGUE_CHAR = 18
const TIME = 1083

/**
 * The stock adapter does not know the one-byte type "char" of Postgres' own catalogue, which the engine reads to
 * describe a database. It travels as a time, which no catalogue query returns, and becomes a character below.
 */
class CatalogueClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.prependListener('rowDescription', ({ fields }: { fields: { dataTypeID: number }[] }) => {
      for (const field of fields) if (field.dataTypeID === CATALOGUE_CHAR) field.dataTypeID = TIME
    })
  }
}

class MigrationAdapter extends PrismaPg {
  override async connect() {
    return mend(await super.connect())
  }
  override async connectToShadowDb() {
    return mend(await super.connectToShadowDb())
  }
}

type PgConnection = Awaited<ReturnType<PrismaPg['connect']>>

function mend(connection: PgConnection): PgConnection {
  // The stock adapter cuts a script at every semicolon, which breaks function bodies; Postgres takes it whole.
  connection.executeScript = async (script) => {
    await connection.underlyingDriver().query(script)
  }
  const queryRaw = connection.queryRaw.bind(connection)
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query)
    const columnTypes = result.columnTypes.map((type) =>
      type === ColumnTypeEnum.Time ? ColumnTypeEnum.Character : type,
    )
    return { ...result, columnTypes }
  }
  return connection
}

/**
 * Applies every migration that the database lacks, as `prisma migrate deploy` does; one that was interrupted or failed is
 * tried again. Returns their names.
 * @throws OperationProblem when another process still migrates the database after `waitSeconds`.
 */
export async function applyMigrations(databaseUrl: string, waitSeconds = 30): Promise<string[]> {
  await forgetUnfinished(databaseUrl, waitSeconds)
  const engine = await openEngine(databaseUrl)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(),
      filters: NO_FILTER,
    })
    return appliedMigrationNames
  } catch (error) {
    throw isRefused(error) ? toDatabaseProblem(databaseUrl, Object.assign(new Error(), { code: '42501' })) : error
  } finally {
    engine.free()
  }
}

/** The engine has no codes, only the words of Postgres: of the schema, of an extension, of the database. */
const isRefused = (error: unknown) => error instanceof Error && /permission denied/.test(error.message)

/** The advisory lock under which the engine migrates, so that what is unfinished elsewhere is waited for. */
const MIGRATING = 72707369

/**
 * The engine notes a migration before it runs the script and refuses everything while one stands there without its end.
 * Each script is one transaction here, so nothing of such a one is in the database, and it can be applied anew.
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
  const engine = await openEngine(scratchDatabaseUrl)
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
