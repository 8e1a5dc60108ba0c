import { Worker } from 'node:worker_threads'
import { hash } from 'bcryptjs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, signOut } from '@/lib/auth/actions'
import { hashNewcomersPassword, hashPassword } from '@/lib/auth/password-hashing'
import { SESSION_COOKIE } from '@/lib/auth/session-cookie'
import { findViewer } from '@/lib/auth/viewer'
import { answerViewer } from '@/lib/auth/viewer-answer'
import { db } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/durations'
import { cleanUp } from '@/lib/core/jobs/clean-up'
import { addAnswer } from '@/lib/core/native-post/answer-cookie'
import { ok } from '@/lib/core/result'
import { request, toForm } from '@/tests/support/request'
import { actAs, Browser, FIREFOX } from './browser'
import { addPerson, mailsTo, PASSWORD, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

let browser: Browser

beforeEach(async () => {
  await wipe()
  browser = actAs(new Browser())
})

const post = (email: string, password: string, callbackUrl = '/reviews') =>
  signIn(null, toForm({ email, password, callbackUrl }))
const failures = () =>
  db.auditEntry.findMany({ select: { action: true, actor: true, network: true }, orderBy: { id: 'asc' } })

describe('a right password', () => {
  test('opens a session, and the viewer is known from then on', async () => {
    const noor = await addPerson('noor')
    expect(await post('NOOR@example.com ', PASSWORD)).toEqual({
      ok: true,
      data: { callbackUrl: '/reviews' },
      message: 'You are now signed in',
    })
    expect(await findViewer()).toEqual({
      id: noor.id,
      username: 'noor',
      email: 'noor@example.com',
      role: 'user',
      verified: true,
      suspendedUntil: null,
      managesPayments: false,
    })
    expect(browser.kept.get(SESSION_COOKIE)?.options).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: false,
    })
    expect(browser.kept.get('signed-in')).toMatchObject({ value: '1', options: { httpOnly: false, sameSite: 'lax' } })
    expect(browser.kept.get('signed-in')?.options.maxAge).toBe(browser.kept.get(SESSION_COOKIE)?.options.maxAge)
  })

  test('leaves nothing in the cookie or the database that opens the other', async () => {
    await addPerson('noor')
    await post('noor@example.com', PASSWORD)
    const rows = await db.$queryRaw<{ all: string }[]>`SELECT encode(token_hash, 'hex') AS all FROM sessions`
    const cookie = browser.kept.get(SESSION_COOKIE)?.value ?? ''
    expect(rows).toHaveLength(1)
    expect(cookie).not.toContain('noor')
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(cookie)
  })

  test('ends the session that the browser had', async () => {
    await addPerson('noor')
    await post('noor@example.com', PASSWORD)
    await post('noor@example.com', PASSWORD)
    expect(await db.session.count({ where: { endedAt: null } })).toBe(1)
  })

  test('is written down with its network, without the password', async () => {
    await addPerson('noor')
    await post('noor@example.com', PASSWORD)
    const rows = await db.auditEntry.findMany()
    expect(rows).toMatchObject([{ action: 'auth.sign-in', actor: 'noor', network: '203.0.113.0/24' }])
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })

  test('signs suspended and unverified members in, as what they are', async () => {
    await addPerson('sven', { suspendedUntil: new Date(Date.now() + 86_400_000) })
    await addPerson('uma', { emailVerifiedAt: null })
    await post('sven@example.com', PASSWORD)
    expect((await findViewer())?.suspendedUntil).toBeInstanceOf(Date)
    await post('uma@example.com', PASSWORD)
    expect(await findViewer()).toMatchObject({ username: 'uma', verified: false })
  })

  test('mails the owner of a device that was not seen before, and of no other', async () => {
    await addPerson('noor')
    await post('noor@example.com', PASSWORD)
    await post('noor@example.com', PASSWORD)
    expect(await mailsTo('noor@example.com')).toEqual([])
    actAs(new Browser(FIREFOX))
    await post('noor@example.com', PASSWORD)
    expect(await mailsTo('noor@example.com')).toMatchObject([{ subject: 'New sign-in to Fieldtest' }])
    expect((await mailsTo('noor@example.com'))[0]?.text).toContain('Firefox on Windows')
  })

  test('knows the devices of long ago, whose sessions are gone', async () => {
    await addPerson('noor')
    await post('noor@example.com', PASSWORD)
    await db.session.updateMany({ data: { expiresAt: new Date(0) } })
    expect(await cleanUp()).toMatchObject({ sessions: 1 })
    await post('noor@example.com', PASSWORD)
    expect(await mailsTo('noor@example.com')).toEqual([])
    await db.session.deleteMany()
    actAs(new Browser(FIREFOX))
    await post('noor@example.com', PASSWORD)
    expect(await mailsTo('noor@example.com')).toMatchObject([{ subject: 'New sign-in to Fieldtest' }])
  })
})

test.each([
  ['a wrong password', 'noor@example.com', 'not-the-password'],
  ['an unknown address', 'nobody@example.com', PASSWORD],
  ['a member without a password', 'sam@example.com', PASSWORD],
])('%s: the same answer, and no session', async (_what, email, password) => {
  await addPerson('noor')
  await addPerson('sam', { passwordHash: null })
  expect(await post(email, password)).toEqual({
    ok: false,
    problem: 'invalid',
    message: 'Invalid email or password',
    values: { email, callbackUrl: '/reviews' },
  })
  expect(await db.session.count()).toBe(0)
  expect(await failures()).toMatchObject([{ action: 'auth.sign-in-failed', network: '203.0.113.0/24' }])
})

test('an address of another site never becomes the way on', async () => {
  await addPerson('noor')
  expect(await post('noor@example.com', PASSWORD, 'https://evil.example/')).toMatchObject({
    data: { callbackUrl: '/' },
  })
})

describe('guessing', () => {
  /** Each guess from a network of its own, so that only the account's limit shows. */
  const guess = (number: number, email = 'noor@example.com', password = 'not-the-password') => {
    request.address = `198.51.${number}.7`
    return post(email, password)
  }
  const pass = (seconds: number) =>
    db.$executeRaw`UPDATE rate_limits SET expires_at = expires_at - ${seconds} * interval '1 second'`

  test.each([
    ['noor@example.com', [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]],
    // Each guess at nobody costs a real comparison.
    ['nobody@example.com', [1, 2, 4]],
  ])('of %s: five are free, then the pause doubles', async (email, pauses) => {
    await addPerson('noor')
    for (let number = 0; number < 5; number++) {
      expect(await guess(number, email)).toMatchObject({ message: 'Invalid email or password' })
    }
    for (const [step, pause] of pauses.entries()) {
      // Half a minute more, so that a pause of a second is not over before a slow machine comes to ask.
      await pass(-30)
      const refused = await guess(100 + step, email)
      expect(refused).toMatchObject({ ok: false, problem: 'rate_limited' })
      const [, amount = '', unit = ''] = /wait (\d+) (second|minute)/.exec(refused.message ?? '') ?? []
      // The pause began with the last guess, which took its time.
      const longest = unit === 'minute' ? Math.ceil((pause + 30) / 60) : pause + 30
      expect(Number(amount)).toBeLessThanOrEqual(longest)
      expect(Number(amount)).toBeGreaterThan(longest - 5)
      await pass(pause + 30)
      expect(await guess(100 + step, email)).toMatchObject({ message: 'Invalid email or password' })
    }
  })

  test('the right password waits as well, and clears the count', async () => {
    await addPerson('noor')
    for (let number = 0; number < 5; number++) await guess(number)
    await pass(-30)
    expect(await guess(6, 'noor@example.com', PASSWORD)).toMatchObject({ problem: 'rate_limited' })
    await pass(31)
    expect(await guess(7, 'noor@example.com', PASSWORD)).toMatchObject({ ok: true })
    for (let number = 10; number < 15; number++) {
      expect(await guess(number)).toMatchObject({ message: 'Invalid email or password' })
    }
  })

  test('twelve at once look at no more than five', async () => {
    await addPerson('noor')
    const results = await Promise.all(Array.from({ length: 12 }, (_, number) => guess(number)))
    const problems = results.map((result) => (result.ok ? 'ok' : result.problem))
    expect(problems.filter((problem) => problem === 'invalid')).toHaveLength(5)
    expect(problems.filter((problem) => problem === 'rate_limited')).toHaveLength(7)
  })

  test('from one network: six in a minute, whatever the accounts; then even a right one waits', async () => {
    await addPerson('noor')
    for (let number = 0; number < 6; number++) await addPerson(`n_${number}`)
    for (let number = 0; number < 6; number++) {
      expect(await post(`n_${number}@example.com`, 'not-the-password')).toMatchObject({ problem: 'invalid' })
    }
    expect(await post('n7@example.com', 'not-the-password')).toMatchObject({ problem: 'rate_limited' })
    expect(await post('noor@example.com', PASSWORD)).toMatchObject({ problem: 'rate_limited' })
    request.address = '198.51.100.7'
    expect(await post('noor@example.com', PASSWORD)).toMatchObject({ ok: true })
    request.address = '203.0.113.99'
    await pass(60)
    expect(await post('noor@example.com', PASSWORD)).toMatchObject({ ok: true })
  })

  test('from one network: thirty in an hour', async () => {
    for (let number = 0; number < 6; number++) await addPerson(`n_${number}`)
    for (let round = 0; round < 5; round++) {
      for (let number = 0; number < 6; number++) {
        expect(await post(`n_${number}@example.com`, 'not-the-password')).toMatchObject({ problem: 'invalid' })
      }
      await pass(61)
    }
    expect(await post('n_0@example.com', 'not-the-password')).toMatchObject({
      message: expect.stringMatching(/^Too many attempts\. Please wait 5\d minutes/),
    })
  })

  test('successes count nothing: ten people of one network sign in', async () => {
    for (let number = 0; number < 10; number++) await addPerson(`reader${number}`)
    for (let number = 0; number < 10; number++) {
      expect(await post(`reader${number}@example.com`, PASSWORD)).toMatchObject({ ok: true })
    }
  })

  test('a locked door is written down once a minute, not at each knock', async () => {
    await addPerson('noor')
    for (let number = 0; number < 5; number++) await guess(number)
    await pass(-30)
    for (let knock = 0; knock < 4; knock++) await guess(200)
    const rows = (await failures()).map(({ action }) => action)
    expect(rows.filter((action) => action === 'auth.sign-in-failed')).toHaveLength(5)
    expect(rows.filter((action) => action === 'auth.sign-in-locked')).toHaveLength(1)
  })
})

test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
] as const)('a password chosen as %s is typed as %s on another keyboard', async (chosen, typed) => {
  const password = 'Mật khẩu: 강아지 café'
  await addPerson('noor', { passwordHash: await hashPassword(password.normalize(chosen)) })
  expect(await post('noor@example.com', password.normalize(typed))).toMatchObject({ ok: true })
  // The accents still count.
  expect(await post('noor@example.com', 'Mat khau: 강아지 cafe')).toMatchObject({ problem: 'invalid' })
})

test('a password that was stored as it was typed still opens its account', async () => {
  const password = 'Mật khẩu: 강아지 café'.normalize('NFD')
  await addPerson('noor', { passwordHash: await hash(password, 4) })
  expect(await post('noor@example.com', password)).toMatchObject({ ok: true })
})

test('however many register at once, members still sign in, and before them', async () => {
  await addPerson('noor')
  // What the threads are given, in order: which of them is done first depends on who else uses the machine.
  const given = vi.spyOn(Worker.prototype, 'postMessage')
  const crowd = Array.from({ length: 80 }, (_, number) => hashNewcomersPassword(`${PASSWORD}${number}`))
  const hashed = hashPassword(PASSWORD)
  const entering = post('noor@example.com', PASSWORD)
  const refused = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'rejected')
  expect(await entering).toMatchObject({ ok: true })
  await hashed
  const order = given.mock.calls.map(([task]) => String(Reflect.get(Object(task), 'plain')))
  given.mockRestore()
  // Two in hand, eight waiting.
  expect(refused).toHaveLength(70)
  expect(refused[0]).toMatchObject({
    reason: {
      problem: 'rate_limited',
      message: 'Too many people are signing in at this moment. Please try again in a few seconds.',
    },
  })
  // Behind the two, and one of the crowd if its turn has come.
  expect(order.indexOf(PASSWORD)).toBeGreaterThanOrEqual(2)
  expect(order.indexOf(PASSWORD)).toBeLessThanOrEqual(3)
})

test('a megabyte of password is refused before it is hashed', async () => {
  expect(await post('noor@example.com', 'x'.repeat(1_000_000))).toMatchObject({ problem: 'invalid' })
  // Every guess is counted before anything is hashed for it.
  expect(await db.rateLimit.count()).toBe(0)
  await post('noor@example.com', 'x'.repeat(20))
  expect(await db.rateLimit.count()).toBeGreaterThan(0)
})

test('signing out ends the session and takes every cookie, also what forms were answered with', async () => {
  await addPerson('noor')
  await post('noor@example.com', PASSWORD)
  await addAnswer({ id: 'a', form: 'text', row: null, result: ok({}), token: null, until: Date.now() + HOUR_MS })
  expect(browser.kept.size).toBe(3)
  const stolen = browser.kept.get(SESSION_COOKIE)
  expect(await signOut(null, new FormData())).toMatchObject({
    ok: true,
    message: 'You have been signed out successfully',
  })
  expect([...browser.kept.keys()]).toEqual([])
  if (stolen) browser.kept.set(SESSION_COOKIE, stolen)
  expect(await findViewer()).toBeNull()
  expect(await signOut(null, new FormData())).toMatchObject({ ok: true })
})

test('static pages learn who is looking, and a dead session loses its hint', async () => {
  const noor = await addPerson('noor', { managesPayments: true })
  await post('noor@example.com', PASSWORD)
  expect(await answerViewer()).toEqual({
    id: noor.id,
    username: 'noor',
    name: 'noor',
    email: 'noor@example.com',
    avatar: null,
    role: 'user',
    verified: true,
    isStaff: false,
    isAdmin: false,
    managesPayments: true,
    suspendedUntil: null,
    unread: 0,
  })
  await db.user.delete({ where: { id: noor.id } })
  expect(await answerViewer()).toBeNull()
  expect([...browser.kept.keys()]).toEqual([])
})
