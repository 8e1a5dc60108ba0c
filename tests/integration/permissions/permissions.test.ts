import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormAction } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addPerson, wipe } from '../auth/people'
import { prepareRows, TABLE } from './table'
import { type Fixtures, type Kind, PEOPLE } from './verdicts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

const REFUSALS: readonly string[] = [
  'unauthenticated',
  'forbidden',
  'unverified',
  'suspended',
  'reauthenticate',
  'not_found',
]

const files = globSync(['lib/**/actions.ts', 'lib/**/actions/*.ts', 'lib/**/*-actions.ts']).sort()
const actions = new Map<string, FormAction<unknown>>()
for (const file of files) {
  const exports: Record<string, FormAction<unknown>> = await import(resolve(file))
  for (const [name, action] of Object.entries(exports)) actions.set(`${file}#${name}`, action)
}

const traits: Record<Exclude<Kind, 'visitor'>, Partial<Member>> = {
  unverified: { verified: false },
  member: {},
  suspended: { suspendedUntil: new Date(Date.now() + 86_400_000) },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  payments: { managesPayments: true },
}

/** What a row is about, without the words that tell it from others about the same action. */
const toAction = (row: string) => row.split(' ')[0] ?? row

const people = new Map<Kind, Member | null>([['visitor', null]])
let fixtures: Fixtures
/** Whoever was refused has changed nothing: the rows serve the next as well. */
let isPrepared = false

beforeEach(async () => {
  actAs(new Browser())
  if (isPrepared) return
  await wipe()
  for (const [kind, trait] of Object.entries(traits) as [Exclude<Kind, 'visitor'>, Partial<Member>][]) {
    const { id } = await addPerson(`the-${kind}`)
    const base = {
      id,
      username: `the-${kind}`,
      role: 'user',
      verified: true,
      suspendedUntil: null,
      managesPayments: false,
    } as const
    people.set(kind, { ...base, ...trait })
  }
  const idOf = (kind: Kind) => people.get(kind)?.id ?? ''
  fixtures = await prepareRows({
    unverified: idOf('unverified'),
    member: idOf('member'),
    suspended: idOf('suspended'),
    moderator: idOf('moderator'),
    admin: idOf('admin'),
    payments: idOf('payments'),
  })
  isPrepared = true
})

test('the table has a row for every action, and no other', () => {
  expect(actions.size).toBeGreaterThan(15)
  expect([...new Set(Object.keys(TABLE).map(toAction))].sort()).toEqual([...actions.keys()].sort())
})

describe.each(Object.entries(TABLE))('%s', (name, row) => {
  test.each(PEOPLE)('%s', async (kind) => {
    const action = actions.get(toAction(name))
    if (!action) throw new Error('No such action.')
    signInAs(people.get(kind) ?? null)
    isPrepared = false
    const result = await action(null, toForm(row.form(fixtures)))
    // An act may find nothing to do; a guard that found nothing to guard says so in these words.
    const isMissing = !result.ok && result.problem === 'not_found' && result.message === 'This no longer exists.'
    const refusal =
      result.ok || !REFUSALS.includes(result.problem) || (result.problem === 'not_found' && !isMissing)
        ? 'yes'
        : result.problem
    isPrepared = refusal !== 'yes'
    expect(result.ok || result.problem !== 'invalid' || !result.fieldErrors || row.people[kind] === 'yes').toBe(true)
    expect(refusal).toBe(row.people[kind])
    // Whoever is let through gets what was asked for, or the answer that the row foresees; a crash is neither.
    if (refusal === 'yes' && !result.ok) expect(result.problem, result.message).toBe(row.otherwise)
    if (!result.ok) expect(result.message).not.toMatch(/Reference [\da-f]{8}/)
  })
})
