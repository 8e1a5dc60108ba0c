import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type SourceFile = { path: string; text: string; lines: number; imports: Import[] }
export type Import = { from: string; typeOnly: boolean }

const ROOTS = ['app', 'components', 'lib']
const TOP_LEVEL = ['instrumentation.ts', 'middleware.ts', 'next.config.ts']

/** Every TypeScript file of the product, with paths from the project's root. Generated code is left out. */
export const sourceFiles: SourceFile[] = [...ROOTS.flatMap(filesBelow), ...TOP_LEVEL]
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('lib/generated/'))
  .flatMap((path) => {
    const text = readText(path)
    return text === null ? [] : [{ path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) }]
  })

/** The room of a path below lib, such as `reviews`. */
export const roomOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1]

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Static and dynamic imports; relative ones and `@/` come as paths from the root. */
function importsOf(path: string, text: string): Import[] {
  const found: Import[] = []
  for (const match of text.matchAll(/(?:^|\n)(?:import|export)\s+(type\s+)?([^'"]*?)from\s+'([^']+)'/g)) {
    const names = (match[2] ?? '')
      .match(/\{([^}]*)\}/)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const onlyTypes =
      Boolean(match[1]) ||
      Boolean(names?.length && names.every((name) => name.startsWith('type ')) && !/^\w/.test((match[2] ?? '').trim()))
    found.push({ from: fromRoot(path, match[3] ?? ''), typeOnly: onlyTypes })
  }
  for (const match of text.matchAll(/import\('([^']+)'\)/g))
    found.push({ from: fromRoot(path, match[1] ?? ''), typeOnly: false })
  for (const match of text.matchAll(/(?:^|\n)import\s+'([^']+)'/g))
    found.push({ from: fromRoot(path, match[1] ?? ''), typeOnly: false })
  return found
}

function fromRoot(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return specifier
  return relative('.', join(path, '..', specifier))
}
