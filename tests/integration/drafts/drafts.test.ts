import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { discardDraft, saveDraft } from '@/lib/drafts/actions'
import { findRefusedDraft, forgetDraft, forgetRefusedDraft, keepRefusedDraft } from '@/lib/drafts/commands'
import { findDraft, findKeptDraft } from '@/lib/drafts/queries'
import { signInAs, toForm } from '@/tests/support/request'
import { addPerson } from '../auth/people'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

const target = 'topic:new'
let noor: Member
let eve: Member

const toMember = async (username: string): Promise<Member> => {
  const { id } = await addPerson(username)
  return { id, username, role: 'user', verified: true, suspendedUntil: null, managesPayments: false }
}

beforeEach(async () => {
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  noor = await toMember('noor')
  eve = await toMember('eve')
  signInAs(noor)
})

async function save(fields: object, version = 0, form = target) {
  const result = await saveDraft(
    null,
    toForm({ target: form, content: JSON.stringify(fields), version: String(version) }),
  )
  if (!result.ok) throw new Error(result.message)
  return result.data
}

const versionOf = (kept: Awaited<ReturnType<typeof save>>) => (kept.kept ? kept.version : 0)

describe('a draft', () => {
  test('is kept, replaced by whoever knows it, and found again', async () => {
    const first = await save({ title: 'One', tags: ['usb-c', 'audio'] })
    const second = await save({ title: 'Two' }, versionOf(first))
    expect(second).toEqual({ kept: true, version: versionOf(first) + 1 })
    expect(await findDraft(noor, target)).toMatchObject({ fields: { title: 'Two' }, version: versionOf(second) })
    expect(await findDraft(eve, target)).toBeNull()
    expect(await findDraft(null, target)).toBeNull()
  })

  test('is never replaced by somebody who does not know it; the answer holds it', async () => {
    const first = await save({ title: 'Tab one' })
    expect(await save({ title: 'Tab two' })).toMatchObject({ kept: false, draft: { fields: { title: 'Tab one' } } })
    await save({ title: 'Tab one again' }, versionOf(first))
    expect(await save({ title: 'Tab two' }, versionOf(first))).toMatchObject({
      kept: false,
      draft: { fields: { title: 'Tab one again' } },
    })
  })

  test('posted elsewhere is said to be gone, and a new one is not taken for the old', async () => {
    const first = await save({ title: 'One' })
    await forgetDraft(db, noor.id, target)
    expect(await save({ title: 'Late' }, versionOf(first))).toEqual({ kept: false, draft: null })
    await save({ title: 'New' })
    expect(await save({ title: 'Late' }, versionOf(first))).toMatchObject({ kept: false })
    expect(await findDraft(noor, target)).toMatchObject({ fields: { title: 'New' } })
  })

  test('is discarded by its owner, in the version that was seen', async () => {
    const first = versionOf(await save({ title: 'One' }))
    await save({ title: 'Two' }, first)
    await discardDraft(null, toForm({ target, version: String(first) }))
    expect(await findDraft(noor, target)).not.toBeNull()
    signInAs(eve)
    await discardDraft(null, toForm({ target }))
    expect(await findDraft(noor, target)).not.toBeNull()
    signInAs(noor)
    await discardDraft(null, toForm({ target }))
    expect(await findDraft(noor, target)).toBeNull()
  })

  test('of two people for the same form are two', async () => {
    await save({ title: 'Noor' })
    signInAs(eve)
    await save({ title: 'Eve' })
    expect(await findDraft(noor, target)).toMatchObject({ fields: { title: 'Noor' } })
  })

  test('written by a former version of the site is none for its form, and can be discarded', async () => {
    await db.draft.create({ data: { userId: noor.id, target, content: ['not', 'fields'], version: 3 } })
    expect(await findDraft(noor, target)).toBeNull()
    expect(await findKeptDraft(noor, target)).toEqual({ fields: null, version: 3 })
    await discardDraft(null, toForm({ target, version: '3' }))
    expect(await findKeptDraft(noor, target)).toBeNull()
  })
})

test('an article and a review that were begun are two drafts', async () => {
  await save({ title: 'An article' }, 0, 'article:new')
  await save({ title: 'A review', verdict: 'Bright' }, 0, 'review:new')
  expect(await findDraft(noor, 'article:new')).toMatchObject({ fields: { title: 'An article' } })
  expect(await findDraft(noor, 'review:new')).toMatchObject({ fields: { title: 'A review', verdict: 'Bright' } })
})

describe('refused', () => {
  test.each([
    ['a form that is none', { target: 'passwords', content: '{}', version: '0' }, 'target'],
    ['what is not JSON', { target, content: '{', version: '0' }, 'content'],
    ['what is not a form', { target, content: '{"a":{"b":1}}', version: '0' }, 'content'],
    ['too much', { target, content: JSON.stringify({ a: 'x'.repeat(220_000) }), version: '0' }, 'content'],
    [
      'too many fields',
      { target, content: JSON.stringify(Object.fromEntries([...Array(41).keys()].map((n) => [n, '']))), version: '0' },
      'content',
    ],
  ])('%s', async (_what, form, field) => {
    const result = await saveDraft(null, toForm(form))
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { [field]: expect.anything() } })
    expect(await db.draft.count()).toBe(0)
  })

  test('more than 200 of one member; the known ones can still be saved', async () => {
    const id = (number: number) => `0192f0a0-7b7a-7c3e-8d2f-${String(number).padStart(12, '0')}`
    const rows = Array.from({ length: 199 }, (_, at) => ({ userId: noor.id, target: `reply:${id(at)}`, content: {} }))
    await db.draft.createMany({ data: rows })
    const known = await save({ title: 'The last' })
    const result = await saveDraft(null, toForm({ target: 'article:new', content: '{"a":"b"}', version: '0' }))
    expect(result).toMatchObject({ ok: false, problem: 'conflict' })
    expect(await save({ title: 'The last, changed' }, versionOf(known))).toMatchObject({ kept: true })
  })
})

describe('a form that was refused without scripts', () => {
  const form = 'article:new'
  const draftOf = async () => (await findDraft(noor, form))?.fields

  test('is kept, replaced by the next refusal, and forgotten once it is posted', async () => {
    await keepRefusedDraft(noor.id, form, { title: 'One' })
    await keepRefusedDraft(noor.id, form, { title: 'Two' })
    expect(await draftOf()).toMatchObject({ title: 'Two' })
    expect((await findRefusedDraft(noor.id, form))?.fields).toMatchObject({ title: 'Two' })
    await forgetRefusedDraft(noor.id, form)
    expect(await draftOf()).toBeUndefined()
  })

  test('never takes the place of what a browser keeps, nor takes that away when it is posted', async () => {
    await save({ title: 'An hour of work' }, 0, form)
    await keepRefusedDraft(noor.id, form, { title: 'A short note' })
    await forgetRefusedDraft(noor.id, form)
    expect(await draftOf()).toEqual({ title: 'An hour of work' })
    expect(await findRefusedDraft(noor.id, form)).toBeNull()
  })
})
