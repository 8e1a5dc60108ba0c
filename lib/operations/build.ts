import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { onServer } from './database'
import { readJson } from './folders'
import { runProgram } from './program'

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'prisma/schema',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Generates the Prisma client when the schema changed since the last time. */
export async function generateClient(): Promise<boolean> {
  const mark = 'lib/generated/prisma/made-from'
  const wanted = hashOf(['prisma/schema', 'package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false
  // The command line wants to download an engine that generating does not need; any executable satisfies it.
  await runProgram('prisma', ['generate'], {
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  writeFileSync(mark, wanted)
  return true
}

/**
 * Builds the site. Its main scripts ask to be compiled whole while they arrive. The rewrites that only tell the types of links which lists there are (next.config.ts) are left out
 * of what is served: Next would try each of them at every request that is no file, a tenth of the time of a short answer.
 * @throws Error when Next keeps them elsewhere.
 */
export async function buildNext(env: NodeJS.ProcessEnv): Promise<void> {
  await runProgram('next', ['build'], { env })
  const folder = env.NEXT_DIST_DIR || '.next'
  for (const built of [folder, join(folder, 'standalone', folder)]) {
    const file = join(built, 'routes-manifest.json')
    if (built !== folder && !existsSync(file)) continue
    const manifest = routesManifest.parse(readJson(file))
    writeFileSync(file, JSON.stringify({ ...manifest, rewrites: { ...manifest.rewrites, afterFiles: [] } }))
  }
  compileWhole(folder)
}

/**
 * Chromium compiles a function when it is first called, while the page stands still. A script that begins so is compiled
 * beside the page instead; other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n'

/** Marks the scripts that every page runs, most of whose functions are called at once (decision 21). */
function compileWhole(folder: string) {
  for (const name of buildManifest.parse(readJson(join(folder, 'build-manifest.json'))).rootMainFiles) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    if (!code.startsWith(COMPILE_WHOLE)) writeFileSync(file, COMPILE_WHOLE + code)
  }
}

const buildManifest = z.looseObject({ rootMainFiles: z.array(z.string()).min(1) })

const routesManifest = z.looseObject({ rewrites: z.looseObject({ afterFiles: z.array(z.unknown()).min(1) }) })

/** Builds the site unless the last build was made from the same sources, settings and database. Returns whether it built. */
export async function buildWhenStale(env: NodeJS.ProcessEnv): Promise<boolean> {
  const madeFrom = {
    sources: hashOf(SOURCES),
    site: env.SITE_URL ?? '',
    standalone: env.BUILD_STANDALONE ?? '',
    database: await databaseName(env.DATABASE_URL ?? ''),
  }
  const folder = env.NEXT_DIST_DIR || '.next'
  const mark = join(folder, 'made-from.json')
  const last = existsSync(join(folder, 'BUILD_ID')) ? readJson(mark) : null
  if (JSON.stringify(last) === JSON.stringify(madeFrom)) return false
  await buildNext(env)
  writeFileSync(mark, JSON.stringify(madeFrom))
  return true
}

/** The identity that the migrations gave the database; prerendered pages belong to it. */
const databaseName = (url: string) =>
  onServer(url, async (sql) => {
    const [row] = await sql`select value from site_settings where key = 'database'`
    return String(row?.value ?? '')
  })

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    if (!existsSync(path)) continue
    for (const file of filesOf(path)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (path === join('lib', 'generated')) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
  } catch {
    return [path] // not a folder
  }
}
