import { readdirSync, readFileSync } from 'node:fs'
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

/** Read or set there, but not for an operator to say here. */
const INTERNAL = {
  AUTH_URL: 'set by the site from SITE_URL, for Auth.js',
  NODE_OPTIONS: "Node's own, which it reads before any .env",
  PAGES_ARE_FRESH: 'said by scripts to the server that they start',
  PATH: 'of the machine',
  STARTED_BY: 'said by scripts to the server that they start',
}

const sources = ['lib', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(ts|mjs)$/.test(path) && !path.startsWith('lib/generated/'))
const scripts = [...sources, 'next.config.ts'].flatMap((path) => [
  ...namesIn(read(path), /\b(?:process\.)?env\.([A-Z][A-Z_]+)/g),
  ...namesIn(read(path), /\{ ([A-Z][A-Z_, ]+) \}[^{}\n]*= process\.env\b/g).flatMap((names) => names.split(', ')),
])
const compose = namesIn(read('docker-compose.yml'), /\$\{([A-Z][A-Z_]+)/g)
const wanted = new Set([...schema, ...scripts, ...compose].filter((name) => !Object.hasOwn(INTERNAL, name)))

describe('.env.example', () => {
  test('is compared with something', () => {
    expect(schema).toContain('DATABASE_URL')
    expect(scripts).toEqual(expect.arrayContaining(['SAMPLE_CONTENT', 'KEEP_ALIVE_TIMEOUT', 'HOST']))
    expect(Object.keys(INTERNAL).filter((name) => !scripts.includes(name))).toEqual([])
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
