import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/core/env-variables'
import { projectRoot } from '@/lib/operations/folders'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const example = read('.env.example')
const explained = namesIn(example, /^(?:# )?([A-Z][A-Z_]+)=/gm)
const schema = namesIn(read('lib/core/env-variables.ts'), /^ {2}([A-Z][A-Z_]+):/gm)

/** Where an operator's variable is read beside the schema. */
const READERS = [
  'lib/operations/build.ts',
  'lib/operations/database.ts',
  'lib/operations/folders.ts',
  'lib/operations/installation.ts',
  'lib/operations/prepare-site.ts',
  'next.config.ts',
  'scripts/serve.ts',
]
/** Read there, but not for an operator to set. */
const INTERNAL = ['PAGES_ARE_FRESH', 'PATH']
const scripts = READERS.flatMap((path) => namesIn(read(path), /\b(?:process\.)?env\.([A-Z][A-Z_]+)/g))
const compose = namesIn(read('docker-compose.yml'), /\$\{([A-Z][A-Z_]+)/g)
const wanted = new Set([...schema, ...scripts, ...compose].filter((name) => !INTERNAL.includes(name)))

describe('.env.example', () => {
  test('is compared with something', () => {
    expect(schema).toContain('DATABASE_URL')
    expect(scripts).toContain('SAMPLE_CONTENT')
    expect(compose).toContain('POSTGRES_PASSWORD')
  })

  test('explains every variable', () => {
    expect([...wanted].filter((name) => !explained.includes(name))).toEqual([])
  })

  test('explains no variable that nothing reads, and none twice', () => {
    expect(explained.filter((name) => !wanted.has(name))).toEqual([])
    expect(explained.filter((name, index) => explained.indexOf(name) !== index)).toEqual([])
  })

  test('has an explanation right above each', () => {
    const lines = example.split('\n')
    const bare = lines.filter(
      (line, index) => /^(# )?[A-Z][A-Z_]+=/.test(line) && !/^# .*[a-z]{3}/.test(lines[index - 1] ?? ''),
    )
    expect(bare).toEqual([])
  })

  test('works as it stands, with what a first start adds', () => {
    const added = { DATABASE_URL: 'postgresql://localhost/fieldtest', AUTH_SECRET: 'x'.repeat(32) }
    expect(() => readEnv({ ...parseEnv(example), ...added })).not.toThrow()
  })

  test('works with every line switched on', () => {
    const all = example.replace(/^# ([A-Z][A-Z_]+=)/gm, '$1')
    const added = { DATABASE_URL: 'postgresql://localhost/fieldtest', AUTH_SECRET: 'x'.repeat(32) }
    expect(() => readEnv({ ...parseEnv(all), ...added })).not.toThrow()
  })
})
