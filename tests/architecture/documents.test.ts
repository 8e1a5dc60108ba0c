import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = [
  'README.md',
  'lib/README.md',
  'prisma/seed/content/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
]

/** Names of folders at the root; what a site makes for itself is not here. */
const ROOTS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name)

/** Names of paths that stand for many, such as `lib/<room>/`. */
const isOne = (path: string) => !/[<>*{}\s]/.test(path)

/** The paths of the repository that a document names as code, and those that it links to. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => ROOTS.some((root) => path.startsWith(`${root}/`)))
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => join(dirname(document), path))
  return [...named, ...linked].filter(isOne)
}

test('what the documents name is there', () => {
  const named = DOCUMENTS.flatMap((document) => pathsIn(document).map((path) => ({ document, path })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(path)).map(({ document, path }) => `${document}: ${path}`)).toEqual([])
})
