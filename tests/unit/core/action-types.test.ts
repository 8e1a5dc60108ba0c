import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = process.cwd()

const HEAD = `
import { z } from 'zod'
import { guestAction, memberAction, staffAction } from '@/lib/core/action'
import { ok } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
type Row = { authorId: string }
const input = z.object({ id: z.string() })
const subject = async (): Promise<Row | null> => null
const owns = (member: Member, row: Row) => member.id === row.authorId
const anybody = (_member: Member) => true
const limits = [{ name: 'x', limit: 1, windowSeconds: 1 }] as const
const audit = () => ({ action: 'x' })
const run = async () => ok(null)
`

/** Definitions, and whether they compile. */
const CASES = {
  'a write without a row': [true, 'memberAction({ input, allow: anybody, run })'],
  'a write on a row': [
    true,
    'memberAction({ input, subject, allow: owns, run: async ({ subject }) => ok(subject.authorId) })',
  ],
  'a write on a row with a policy that needs no row': [true, 'memberAction({ input, subject, allow: anybody, run })'],
  "a visitor's write": [true, 'guestAction({ input, limits, run: async ({ input }) => ok(input.id) })'],
  'a staff act': [
    true,
    'staffAction({ input, subject, allow: owns, audit, run: async ({ tx, subject }) => ok([tx, subject.authorId].length) })',
  ],
  'a staff act with work before it': [
    true,
    'staffAction({ input, subject, allow: owns, audit, make: async () => 1, discard: async (made) => void made.toFixed(), run: async ({ tx, made }) => ok([tx, made.toFixed()].length) })',
  ],
  'the data reaches the caller': [
    true,
    'memberAction({ input, allow: anybody, run: async () => ok({ slug: "a" }) })(null, new FormData()).then((r) => r.ok && r.data.slug.length)',
  ],

  'no policy': [false, 'memberAction({ input, run })'],
  'no policy, with a row': [false, 'memberAction({ input, subject, run })'],
  'a policy about a row, without a row': [false, 'memberAction({ input, allow: owns, run })'],
  'a policy about another kind of row': [
    false,
    'memberAction({ input, subject: async () => ({ ownerId: "" }), allow: owns, run })',
  ],
  'a run that wants a row, without a row': [
    false,
    'memberAction({ input, allow: anybody, run: async ({ subject }) => ok(subject) })',
  ],
  'a run that answers with something else': [
    false,
    'memberAction({ input, allow: anybody, run: async () => ({ done: true }) })',
  ],
  'a policy that answers later': [false, 'memberAction({ input, allow: async () => false, run })'],
  'no input': [false, 'memberAction({ allow: anybody, run })'],
  'a field that the input lacks': [
    false,
    'memberAction({ input, allow: anybody, run: async ({ input }) => ok(input.title) })',
  ],
  "a visitor's write without a limit": [false, 'guestAction({ input, run })'],
  "a visitor's write with an empty list of limits": [false, 'guestAction({ input, limits: [], run })'],
  'a staff act without a policy': [false, 'staffAction({ input, audit, run })'],
  'work before a staff act that nothing undoes': [
    false,
    'staffAction({ input, subject, allow: owns, audit, make: async () => 1, run: async () => ok(null) })',
  ],
  'a staff act without a record': [false, 'staffAction({ input, allow: anybody, run })'],
} as const

const names = Object.keys(CASES)
const folder = mkdtempSync(join(tmpdir(), 'fieldtest-action-types-'))
let failing: Set<number>

/** One run of the compiler over all of them; each stands in a file of its own. */
beforeAll(() => {
  Object.values(CASES).forEach(([, code], index) => {
    writeFileSync(
      join(folder, `case-${index}.ts`),
      `${HEAD}\nvoid (${code})\nvoid [run, limits, audit, owns, anybody, subject]\nvoid [guestAction, memberAction, staffAction]\n`,
    )
  })
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      incremental: false,
      typeRoots: [join(root, 'node_modules/@types')],
      paths: { '@/*': [`${root}/*`], zod: [`${root}/node_modules/zod`] },
    },
    include: ['*.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    encoding: 'utf8',
    cwd: folder,
  })
  const elsewhere = stdout.split('\n').filter((line) => /error TS/.test(line) && !/^case-\d+\.ts/.test(line))
  if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'))
  failing = new Set([...stdout.matchAll(/^case-(\d+)\.ts/gm)].map(([, index]) => Number(index)))
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.entries(CASES).map(([name, [compiles]]) => [name, compiles] as const))(
  '%s compiles: %s',
  (name, compiles) => {
    expect(!failing.has(names.indexOf(name))).toBe(compiles)
  },
)
