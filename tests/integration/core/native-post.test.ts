import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORM_BYTES } from '@/lib/core/action/form-bytes'
import { db } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/durations'
import { keptForSignIn, nativePost, readAnswer } from '@/lib/core/native-post'
import { keepValues, removeExpiredValues } from '@/lib/core/native-post/kept-values'
import type { FormAction } from '@/lib/core/result'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'

vi.mock('next/headers', async () => (await import('../auth/browser')).headersWithoutScripts)

let browser = new Browser()

beforeEach(async () => {
  browser = actAs(new Browser())
  await db.keptValues.deleteMany()
  await db.rateLimit.deleteMany()
})
afterEach(() => void vi.useRealTimers())

type Problem = 'invalid' | 'unauthenticated'

const refusing =
  (problem: Problem): FormAction<object> =>
  async (_previous, form) => ({
    ok: false,
    problem,
    message: 'No.',
    values: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  })

/** The address of a redirect. */
async function ledTo(answered: Promise<unknown>) {
  const { digest } = await answered.then(
    () => ({ digest: '' }),
    (error: { digest: string }) => error,
  )
  return new URL(digest.split(';')[2] ?? '', 'http://site.test')
}

/** Posts a form that is refused. Gives the address that the browser is led to. */
async function post(fields: Record<string, string>, { form = 'text', problem = 'invalid' as Problem } = {}) {
  const act = nativePost(refusing(problem), { form, page: '/settings' })
  return ledTo(act(null, toForm(fields)))
}
const answerOf = async (fields: Record<string, string>, more: object = {}) =>
  (await post(fields, more)).searchParams.get('answer')
const cookie = () => browser.kept.get('form-answer')
const long = 'It goes on and on. '.repeat(600)

test('a short answer travels in the cookie, with the row that the form stands in', async () => {
  const id = await answerOf({ id: 'r1', content: 'Short' })
  expect(await readAnswer('text', id)).toEqual({
    ok: false,
    problem: 'invalid',
    message: 'No.',
    row: 'r1',
    values: { id: 'r1', content: 'Short' },
  })
  expect(await readAnswer('other', id)).toBeNull()
  expect(await db.keptValues.count()).toBe(0)
})

test('a success is told on the page that it leads to, where that page is asked to', async () => {
  const done: FormAction<{ id: string }> = async () => ({ ok: true, data: { id: 'p1' }, message: 'Done.' })
  const next = ({ id }: { id: string }) => `/posts/${id}?tab=text`
  const led = (tells: boolean) =>
    ledTo(nativePost(done, { form: 'text', page: '/settings', next, tells })(null, toForm({})))
  expect((await led(false)).search).toBe('?tab=text')
  const told = await led(true)
  expect(told.pathname).toBe('/posts/p1')
  expect(told.searchParams.get('tab')).toBe('text')
  expect(await readAnswer('text', told.searchParams.get('answer'))).toMatchObject({ ok: true, message: 'Done.' })
})

test('an answer that stands far below leads to its part of the page', async () => {
  const act = nativePost(refusing('invalid'), { form: 'text', page: '/settings#email' as '/settings' })
  const { pathname, search, hash } = await ledTo(act(null, toForm({})))
  expect([pathname, hash]).toEqual(['/settings', '#email'])
  expect(search).toMatch(/^\?answer=[0-9a-f]{8}$/)
})

test('a success leaves the dialog that the address had opened, a refusal does not', async () => {
  const done: FormAction<object> = async () => ({ ok: true, data: {}, message: 'Done.' })
  browser.page = 'http://site.test/settings?q=a&edit=p1&page=2'
  const led = async (action: FormAction<object>) => {
    const act = nativePost(action, { form: 'text', page: '/settings', dialog: 'edit' })
    return [...(await ledTo(act(null, toForm({})))).searchParams.keys()]
  }
  expect(await led(done)).toEqual(['q', 'page', 'answer'])
  expect(await led(refusing('invalid'))).toEqual(['q', 'edit', 'page', 'answer'])
})

test('a long text waits in the database for the browser that typed it', async () => {
  const id = await answerOf({ content: long })
  expect(cookie()?.value.length).toBeLessThan(4000)
  expect(await readAnswer('text', id)).toMatchObject({ message: 'No.', values: { content: long } })
  const [row] = await db.keptValues.findMany()
  expect(Buffer.from(cookie()?.value.split('.')[0] ?? '', 'base64url').toString()).not.toContain(row?.tokenHash)
  // Read, it stays for another look, but not for an hour.
  expect(await readAnswer('text', id)).toMatchObject({ values: { content: long } })
  expect(row?.expiresAt.getTime()).toBeLessThan(Date.now() + 3 * 60_000)

  const owner = browser
  actAs(new Browser())
  expect(await readAnswer('text', id)).toBeNull()
  actAs(owner)
  await db.keptValues.updateMany({ data: { expiresAt: new Date(0) } })
  expect(await readAnswer('text', id)).toMatchObject({ message: 'No.', values: {} })
  expect(await removeExpiredValues()).toBe(1)
})

test('a cookie that somebody wrote says nothing', async () => {
  const id = await answerOf({ content: 'Mine' })
  const [payload = '', mark] = cookie()?.value.split('.') ?? []
  const forged = Buffer.from(payload, 'base64url').toString().replace('Mine', 'Evil')
  browser.jar.set('form-answer', `${Buffer.from(forged).toString('base64url')}.${mark}`)
  expect(await readAnswer('text', id)).toBeNull()
})

test.each([
  ['a payload and a mark of other letters', `W10.${'é'.repeat(43)}`],
  ['a mark alone', `.${'é'.repeat(43)}`],
  ['nothing', ''],
])('a cookie with %s says nothing', async (_what, value) => {
  browser.jar.set('form-answer', value)
  expect(await readAnswer('text', 'a')).toBeNull()
  const id = await answerOf({ content: 'Mine' })
  expect(await readAnswer('text', id)).toMatchObject({ values: { content: 'Mine' } })
})

test('a clock that was set back takes no answer', async () => {
  vi.setSystemTime(Date.now() - HOUR_MS)
  const id = await answerOf({ content: 'Mine' })
  expect(await readAnswer('text', id)).toMatchObject({ values: { content: 'Mine' } })
  expect(cookie()?.options.maxAge).toBe(120)
})

test('two forms refused one after the other have both their answers', async () => {
  const first = await answerOf({ content: long })
  const second = await answerOf({ content: 'Short' }, { form: 'other' })
  for (let n = 0; n < 5; n++) await answerOf({ content: 'x'.repeat(500) })
  expect(cookie()?.value.length).toBeLessThan(4000)
  expect(await readAnswer('text', first)).toBeNull()
  const third = await answerOf({ content: long })
  expect(await readAnswer('text', third)).toMatchObject({ values: { content: long } })
  expect(await readAnswer('other', second)).toBeNull()
  const fourth = await answerOf({ content: 'Short' }, { form: 'other' })
  expect(await readAnswer('other', fourth)).toMatchObject({ values: { content: 'Short' } })
  expect(await readAnswer('text', third)).toMatchObject({ values: { content: long } })
})

test('whoever was signed out signs in and finds the text, also after a slip', async () => {
  const address = await post({ content: long }, { problem: 'unauthenticated' })
  expect(address.pathname).toBe('/sign-in')
  const back = new URL(address.searchParams.get('callbackUrl') ?? '', address)
  expect(back.pathname).toBe('/settings')
  expect(cookie()?.options.maxAge).toBe(3600)
  await post({ email: 'noor@example.com' }, { form: 'sign-in' })
  expect(await readAnswer('text', back.searchParams.get('answer'))).toMatchObject({
    problem: 'invalid',
    message: 'You were signed out in the meantime. Everything is as you left it: please send it again.',
    values: { content: long },
  })
})

test('what one text and one network can fill is bounded', async () => {
  const refused = { ok: false, problem: 'invalid', message: 'No.', row: '' }
  expect(await readAnswer('text', await answerOf({ content: 'x'.repeat(FORM_BYTES + 1) }))).toEqual(refused)
  expect(await db.keptValues.count()).toBe(0)
  for (let n = 0; n < 20; n++) await Promise.all(Array.from({ length: 11 }, () => answerOf({ content: long })))
  expect(await db.keptValues.count()).toBe(200)
  expect(await readAnswer('text', await answerOf({ content: long }))).toEqual(refused)

  // Posts are counted by themselves: nobody's comments take their place.
  for (let n = 0; n < 20; n++) await answerOf({ content: 'x'.repeat(65 * 1024) })
  expect(await db.keptValues.count()).toBe(220)
  expect(await readAnswer('text', await answerOf({ content: 'x'.repeat(65 * 1024) }))).toEqual(refused)
})

test('the largest form that is accepted waits, too, with line ends and signs that take more room as JSON', async () => {
  const content = '"…"\n'.repeat(FORM_BYTES / 6 - 4)
  const address = await post({ content }, { problem: 'unauthenticated' })
  const back = new URL(address.searchParams.get('callbackUrl') ?? '', address)
  expect(await readAnswer('text', back.searchParams.get('answer'))).toMatchObject({ values: { content } })
})

test('all that is kept at one time is bounded, whoever it is from', async () => {
  const most = 40 * 1024
  for (let n = 0; n < 3; n++) expect(await keepValues({ content: randomText(16 * 1024) }, most)).not.toBeNull()
  expect(await keepValues({ content: 'Short' }, most)).toBeNull()
  expect(await db.keptValues.count()).toBe(3)
  await db.$executeRaw`DELETE FROM kept_values WHERE ctid = (SELECT min(ctid) FROM kept_values)`
  expect(await keepValues({ content: 'Short' }, most)).not.toBeNull()
})

/** A text of that many characters, which no database makes smaller. */
const randomText = (length: number) => randomBytes(length).toString('base64').slice(0, length)

test('a visitor is led from a static page to what was typed there, and on to where it went', async () => {
  const act = keptForSignIn(refusing('unauthenticated'), 'comment')
  const told = await act(null, toForm({ articleId: 'a', content: long }))
  if (told.ok) throw new Error('Visitors do not post.')
  expect(told).toMatchObject({ problem: 'unauthenticated', message: 'No.', values: { content: long } })
  const back = new URL(new URL(told.signIn ?? '', 'http://site.test').searchParams.get('callbackUrl') ?? '', 'http://a')
  expect(back.pathname).toBe('/continue')
  const id = back.searchParams.get('answer')
  expect(await readAnswer('comment', id)).toMatchObject({
    problem: 'invalid',
    message: '',
    values: { articleId: 'a', content: long },
  })
  // Whoever is signed out once more is led there again, and what was typed is kept but once.
  const again = nativePost(keptForSignIn(refusing('unauthenticated'), 'comment'), {
    form: 'comment',
    page: '/continue',
  })
  await expect(again(null, toForm({ content: long }))).rejects.toThrow('NEXT_REDIRECT')
  expect(await db.keptValues.count()).toBe(2)
  // Nothing of the kind for what is refused otherwise.
  expect(await keptForSignIn(refusing('invalid'), 'comment')(null, toForm({}))).not.toHaveProperty('signIn')
})
