import { beforeEach, describe, expect, test, vi } from 'vitest'
import { create, save } from '@/app/admin/blog/posts'
import { findTyped } from '@/app/admin/blog/refused-texts'
import { FORM_BYTES } from '@/lib/core/action/form-bytes'
import { db } from '@/lib/core/db'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import { keepRefused } from '@/lib/drafts/refused-commands'
import { findRefused } from '@/lib/drafts/refused-queries'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addMember } from '../comments/texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).headersWithoutScripts)

const form = 'article:new'
let noor: Member

beforeEach(async () => {
  actAs(new Browser())
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  await db.keptValues.deleteMany()
  noor = await addMember('noor')
  signInAs(noor)
})

/** Posts a form without scripts, as a browser does. Gives what the page that it is led to shows. */
async function post(action: typeof create, fields: Record<string, string>, of = form) {
  const { digest } = await action(null, toForm(fields)).then(
    () => ({ digest: '' }),
    (error: { digest: string }) => error,
  )
  const page = new URL(digest.split(';')[2] ?? '', 'http://site.test')
  const answer = await readAnswer<never>('post', page.searchParams.get('answer'))
  return { answer, typed: await findTyped(noor, of, answer, undefined) }
}

/** Nearly all that one request may hold (next.config.ts). */
const HUGE = 'word '.repeat(780_000)

describe('a form beyond every limit, posted without scripts', () => {
  test('comes back whole', async () => {
    const { answer, typed } = await post(create, { title: 'Mine', content: HUGE })
    expect(answer).toMatchObject({ ok: false, message: 'This is too large to be sent.' })
    expect(typed).toMatchObject({ title: 'Mine', refused: expect.stringMatching(/^[0-9a-f]{8}$/) })
    expect(typed?.content === HUGE).toBe(true)
  })

  test('fills no more than five drafts of a form', async () => {
    for (let number = 0; number < 8; number++) await post(create, { title: `Text ${number}`, content: HUGE })
    const rows = await db.draft.findMany({ select: { content: true } })
    expect(rows.map(({ content }) => Object(content).title).sort()).toEqual([3, 4, 5, 6, 7].map((at) => `Text ${at}`))
  })
})

test('what somebody else has typed in the same browser is not kept among the texts of who is signed in', async () => {
  const eve = await addMember('eve')
  const { answer } = await post(create, { title: 'Hers', content: 'Hers alone.', sender: eve.id })
  expect(answer).toMatchObject({ ok: false, problem: 'forbidden' })
  expect(await db.draft.count()).toBe(0)
})

test('of a form in which nobody has typed a word nothing is kept', async () => {
  const { answer, typed } = await post(create, { title: ' ', content: '', category: 'technology' })
  expect(answer).toMatchObject({ ok: false, message: 'Please check the marked fields.' })
  expect(typed).toMatchObject({ category: 'technology' })
  expect(await db.draft.count()).toBe(0)
})

test('the largest form that is accepted comes back whole, and nothing more is said', async () => {
  const fields = { title: '', content: '"…"\n'.repeat(FORM_BYTES / 6 - 100) }
  const { answer, typed } = await post(create, fields)
  expect(answer).toMatchObject({ ok: false, message: 'Please check the marked fields.' })
  expect(typed?.content).toBe(fields.content)
  expect((await findRefused(noor.id, form))?.fields.content).toBe(fields.content)
})

test('a form of a post that is nowhere fills no more than twenty drafts', async () => {
  const at = (number: number) => `0192f0a0-7b7a-7c3e-8d2f-${String(number).padStart(12, '0')}`
  for (let number = 0; number < 25; number++) {
    await post(save, { id: at(number), version: '1', title: 'Mine', content: 'Short' }, `article:${at(number)}`)
  }
  expect(await db.draft.count()).toBe(20)
  expect(await findRefused(noor.id, `article:${at(4)}`)).toBeNull()
  expect(await findRefused(noor.id, `article:${at(5)}`)).not.toBeNull()
})

describe('what is kept of one member', () => {
  const keep = (title: string, { key = '', of = form, userId = noor.id } = {}) =>
    keepRefused({ userId, form: of, key, fields: { title } })

  test('is the newest of a form; what is refused again is new', async () => {
    const first = await keep('0')
    const second = await keep('1')
    for (const title of ['2', '3', '4']) await keep(title)
    expect(await keep('0 again', { key: first })).toBe(first)
    await keep('5')
    expect(await findRefused(noor.id, form, second)).toBeNull()
    expect(await findRefused(noor.id, form, first)).toMatchObject({ fields: { title: '0 again' } })
    expect(await db.draft.count()).toBe(5)
  })

  test('takes the place of no draft, of no other form and of nobody else', async () => {
    const eve = await addMember('eve')
    await db.draft.create({ data: { userId: noor.id, target: form, content: { title: 'An hour of work' } } })
    const others = [await keep('A review', { of: 'review:new' }), await keep('Hers', { userId: eve.id })]
    for (let number = 0; number < 7; number++) await keep(String(number))
    expect(await findRefused(noor.id, 'review:new', others[0])).not.toBeNull()
    expect(await findRefused(eve.id, form, others[1])).not.toBeNull()
    expect(await db.draft.count({ where: { userId: noor.id } })).toBe(1 + 1 + 5)
  })

  test('grows thirty times an hour; beyond that the form shows it all the same', async () => {
    for (let number = 0; number < 30; number++) await keep(String(number))
    await expect(keep('One more')).rejects.toMatchObject({ problem: 'rate_limited' })
    const { answer, typed } = await post(create, { title: '', content: 'Still here. '.repeat(400) })
    expect(answer).toMatchObject({ ok: false, problem: 'invalid', values: { unkept: 'yes' } })
    expect(typed?.content).toBe('Still here. '.repeat(400))
    expect((await findRefused(noor.id, form))?.fields).toEqual({ title: '29' })
    await expect(keep('Hers', { userId: (await addMember('eve')).id })).resolves.toMatch(/^[0-9a-f]{8}$/)
  })
})
