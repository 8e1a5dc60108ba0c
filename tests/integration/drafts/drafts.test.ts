import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/drafts/route'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { discardDraft, saveDraft } from '@/lib/drafts/actions'
import { forgetDraft } from '@/lib/drafts/commands'
import { findDraft, findKeptDraft } from '@/lib/drafts/queries'
import { forgetRefused, keepRefused } from '@/lib/drafts/refused-commands'
import { findRefused } from '@/lib/drafts/refused-queries'
import { toDraftTarget } from '@/lib/drafts/schema'
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
    await forgetDraft(db, noor.id, target, versionOf(first))
    expect(await save({ title: 'Late' }, versionOf(first))).toEqual({ kept: false, draft: null })
    await save({ title: 'New' })
    expect(await save({ title: 'Late' }, versionOf(first))).toMatchObject({ kept: false })
    expect(await findDraft(noor, target)).toMatchObject({ fields: { title: 'New' } })
  })

  test('is discarded by its owner, in the version that was seen', async () => {
    const first = versionOf(await save({ title: 'One' }))
    const second = String(versionOf(await save({ title: 'Two' }, first)))
    await discardDraft(null, toForm({ target, version: String(first) }))
    expect(await findDraft(noor, target)).not.toBeNull()
    signInAs(eve)
    await discardDraft(null, toForm({ target, version: second }))
    expect(await findDraft(noor, target)).not.toBeNull()
    signInAs(noor)
    expect(await discardDraft(null, toForm({ target }))).toMatchObject({ ok: false, problem: 'invalid' })
    await discardDraft(null, toForm({ target, version: second }))
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

test.each(['news:new', 'news:01939f00-0000-7000-8000-000000000001'])('%s is a draft as well', async (form) => {
  await save({ title: 'A report' }, 0, form)
  expect(await findDraft(noor, form)).toMatchObject({ fields: { title: 'A report' } })
})

test('a long text of many lines is one as well', async () => {
  const lines = 'if (x) "y"\n'.repeat(18_000)
  expect(await save({ content: lines })).toMatchObject({ kept: true })
  expect(await findDraft(noor, target)).toMatchObject({ fields: { content: lines } })
})

describe('refused', () => {
  test.each([
    ['a form that is none', { target: 'passwords', content: '{}', version: '0' }, 'target'],
    ['what is not JSON', { target, content: '{', version: '0' }, 'content'],
    ['what is not a form', { target, content: '{"a":{"b":1}}', version: '0' }, 'content'],
    [
      'too much',
      { target, content: JSON.stringify({ a: ['x'.repeat(110_000)], b: 'x'.repeat(110_001) }), version: '0' },
      'content',
    ],
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

  test.each([
    ['20 MB of one member', 20, 'conflict', { verified: true }],
    ['2 MB of one whose address is not proved', 2, 'unverified', { verified: false }],
  ])('more than %s; what was refused without scripts is kept all the same', async (_what, megabytes, problem, who) => {
    if (!who.verified) await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
    signInAs({ ...noor, ...who })
    const known = await save({ title: 'Before' }, 0, 'article:new')
    const large = { text: randomBytes(megabytes * 750_000 - 10_000).toString('base64') }
    await db.draft.create({ data: { userId: noor.id, target: 'review:new', content: large } })
    const form = (text: string) =>
      toForm({ target: 'article:new', content: JSON.stringify({ text }), version: String(versionOf(known)) })
    expect(await saveDraft(null, form('a'.repeat(20_000)))).toMatchObject({
      ok: false,
      problem,
      message: expect.stringContaining(`${megabytes} MB`),
    })
    expect(await saveDraft(null, form('short'))).toMatchObject({ ok: true })
    const fields = { text: 'a'.repeat(20_000) }
    expect(await keepRefused({ userId: noor.id, form: 'article:new', key: '', fields })).toMatch(/^[0-9a-f]{8}$/)
  })
})

test('a page that was open while somebody else signed in keeps nothing under their name', async () => {
  const known = String(versionOf(await save({ title: 'Noor writes' })))
  signInAs(eve)
  const content = JSON.stringify({ title: 'Noor writes on' })
  for (const version of ['0', known]) {
    const late = await saveDraft(null, toForm({ target, owner: noor.id, content, version }))
    expect(late).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await discardDraft(null, toForm({ target, owner: noor.id, version }))).toMatchObject({ ok: false })
  }
  expect(await findDraft(eve, target)).toBeNull()
  expect(await findDraft(noor, target)).toMatchObject({ fields: { title: 'Noor writes' } })
  const ask = async (owner: string) =>
    (await (await GET(new Request(`http://localhost/api/drafts?target=${target}&owner=${owner}`))).json()).draft
  await saveDraft(null, toForm({ target, owner: eve.id, content: '{"title":"Mine"}', version: '0' }))
  expect(await ask(noor.id)).toBeNull()
  expect(await ask(eve.id)).toMatchObject({ fields: { title: 'Mine' } })
})

test('a page that was open while its reader took another name goes on keeping', async () => {
  const known = versionOf(await save({ title: 'Begun' }))
  await db.profile.update({ where: { id: noor.id }, data: { username: 'noor-anew', skeleton: 'noor-anew' } })
  signInAs({ ...noor, username: 'noor-anew' })
  const content = JSON.stringify({ title: 'Gone on' })
  const later = await saveDraft(null, toForm({ target, owner: noor.id, content, version: String(known) }))
  expect(later).toMatchObject({ ok: true, data: { kept: true } })
})

describe('a form that was refused without scripts', () => {
  const form = 'article:new'
  const keep = (title: string, key = '') => keepRefused({ userId: noor.id, form, key, fields: { title } })

  test('is kept, replaced when it is refused again, and forgotten once it is posted', async () => {
    const key = await keep('One')
    expect(await keep('Two', key)).toBe(key)
    expect(await findRefused(noor.id, form, key)).toMatchObject({ key, fields: { title: 'Two' } })
    expect(await findRefused(eve.id, form, key)).toBeNull()
    expect(await findRefused(noor.id, 'review:new')).toBeNull()
    await forgetRefused(noor.id, form, key)
    expect(await db.draft.count()).toBe(0)
  })

  test('takes the place of no other text, and none goes with it', async () => {
    await save({ title: 'An hour of work' }, 0, form)
    const [first, second] = [await keep('A long text'), await keep('A short note')]
    expect(second).not.toBe(first)
    await forgetRefused(noor.id, form, second)
    expect(await findRefused(noor.id, form)).toMatchObject({ key: first, fields: { title: 'A long text' } })
    expect((await findDraft(noor, form))?.fields).toEqual({ title: 'An hour of work' })
    // A key of somebody else, or of none, makes a new one.
    expect(await keepRefused({ userId: eve.id, form, key: first, fields: { title: 'Hers' } })).not.toBe(first)
  })

  test('is looked at and discarded like a draft, and kept by no form of scripts', async () => {
    const key = await keep('One')
    const target = `refused/${form}/${key}`
    expect(toDraftTarget(target)).toBe(target)
    const draft = await findKeptDraft(noor, target)
    expect(draft?.fields).toEqual({ title: 'One' })
    expect(await saveDraft(null, toForm({ target, content: '{}', version: '0' }))).toMatchObject({ problem: 'invalid' })
    expect(await discardDraft(null, toForm({ target, version: String(draft?.version) }))).toMatchObject({ ok: true })
    expect(await db.draft.count()).toBe(0)
    for (const other of ['refused/article:new', `refused/passwords/${key}`, `refused/${target}`])
      expect(toDraftTarget(other), other).toBeNull()
  })
})
