import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changePassword,
  endOtherSessions,
  endSession,
  proveIdentity,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from '@/lib/auth/actions'
import { addAddress, cancelAddress } from '@/lib/auth/address-actions'
import { renewSession } from '@/lib/auth/commands/renewal'
import { provable } from '@/lib/auth/provable'
import { findPendingAddress, hasPassword, listSessions } from '@/lib/auth/queries'
import { SESSION_COOKIE } from '@/lib/auth/session-cookie'
import { findSessionProof, findViewer } from '@/lib/auth/viewer'
import { answerViewer } from '@/lib/auth/viewer-answer'
import { db } from '@/lib/core/db'
import { toForm } from '@/tests/support/request'
import { actAs, Browser, FIREFOX } from './browser'
import { addPerson, mailsTo, PASSWORD, secretsIn, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

const NEXT = 'quiet-harbor-91-finch'
const MAIL = 'noor@example.com'
const BAD_TOKEN = { problem: 'invalid', message: 'Invalid or expired token. Please request a new reset link.' }

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})

const enter = (password = PASSWORD, email = MAIL) => signIn(null, toForm({ email, password }))
const ask = (email = MAIL) => requestPasswordReset(null, toForm({ email }))
const reset = (token: string, password = NEXT) =>
  resetPassword(null, toForm({ token, password, confirmPassword: password }))
const pass = (seconds: number) =>
  db.$executeRaw`UPDATE rate_limits SET expires_at = expires_at - ${seconds} * interval '1 second'`
const actions = async () => (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

/** Signs in from a browser of its own. */
async function browserOf(password = PASSWORD, userAgent?: string): Promise<Browser> {
  const browser = actAs(new Browser(userAgent))
  expect(await enter(password)).toMatchObject({ ok: true })
  return browser
}

describe('a forgotten password', () => {
  test.each([MAIL, 'nobody@example.com'])('%s: the same answers', async (email) => {
    await addPerson('noor')
    const message = 'If an account exists with that email, instructions have been sent'
    expect(await ask(email)).toEqual({ ok: true, data: { email }, message })
    expect(await ask(email)).toMatchObject({ problem: 'rate_limited' })
    expect(await mailsTo(email)).toHaveLength(email === MAIL ? 1 : 0)
  })

  test('is replaced once; every session ends and the owner is told', async () => {
    await addPerson('noor')
    const browser = await browserOf()
    await ask()
    const { token } = await secretsIn(MAIL)
    expect(await reset(token)).toEqual({ ok: true, data: {}, message: 'You can now sign in with your new password' })
    actAs(browser)
    expect(await findViewer()).toBeNull()
    expect(await reset(token)).toMatchObject(BAD_TOKEN)
    expect(await enter(PASSWORD)).toMatchObject({ problem: 'invalid' })
    expect(await enter(NEXT)).toMatchObject({ ok: true })
    expect((await mailsTo(MAIL)).map(({ subject }) => subject)).toEqual([
      'Reset your Fieldtest password',
      'Your Fieldtest password was changed',
    ])
    expect(await actions()).toContain('auth.password-reset')
  })

  test('ends the wait for having guessed at the old one', async () => {
    await addPerson('noor')
    for (let tried = 0; tried < 5; tried++) await enter('not-the-password')
    // A minute more, so that the pause is not over before a slow machine comes to ask.
    await pass(-60)
    expect(await enter()).toMatchObject({ problem: 'rate_limited' })
    await ask('Noor@example.com')
    expect(await reset((await secretsIn(MAIL)).token)).toMatchObject({ ok: true })
    expect(await enter(NEXT)).toMatchObject({ ok: true })
  })

  test('by eight presses at once: one counts', async () => {
    await addPerson('noor')
    await ask()
    const { token } = await secretsIn(MAIL)
    const results = await Promise.all(Array.from({ length: 8 }, () => reset(token)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a newer link kills the older; an hour ends both', async () => {
    await addPerson('noor')
    await ask()
    const first = await secretsIn(MAIL)
    await pass(60)
    await ask()
    expect(await reset(first.token)).toMatchObject(BAD_TOKEN)
    await db.$executeRaw`UPDATE account_tokens SET expires_at = expires_at - interval '60 minutes 1 second'`
    expect(await reset((await secretsIn(MAIL)).token)).toMatchObject(BAD_TOKEN)
  })

  test.each(['', 'short', 'x'.repeat(43)])('not by the token %s', async (token) => {
    expect(await reset(token)).toMatchObject(BAD_TOKEN)
  })

  test('the link of one purpose serves no other', async () => {
    await addPerson('noor', { emailVerifiedAt: null })
    await ask()
    const { token } = await secretsIn(MAIL)
    expect(await verifyEmail(null, toForm({ token }))).toMatchObject({ ok: false })
    expect(await reset(token)).toMatchObject({ ok: true })
  })

  test('proves the address, and takes what an unproved account had linked', async () => {
    const { id } = await addPerson('noor', { emailVerifiedAt: null })
    await db.providerAccount.create({ data: { provider: 'google', subject: 'eve', userId: id } })
    await ask()
    await reset((await secretsIn(MAIL)).token)
    expect(await db.user.findUnique({ where: { id }, include: { providers: true } })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      providers: [],
    })
  })

  test('staff choose twelve characters; a refused one leaves the link usable', async () => {
    await addPerson('noor', { role: 'moderator' })
    await ask()
    const { token } = await secretsIn(MAIL)
    const least = 'Password must be at least 12 characters'
    expect(await reset(token, 'q8!vLm2#')).toMatchObject({ message: least, fieldErrors: { password: [least] } })
    expect(await reset(token, 'football1!')).toMatchObject({ ok: false })
    expect(await reset(token)).toMatchObject({ ok: true })
  })
})

describe('changing it', () => {
  const change = (currentPassword = PASSWORD, password = NEXT) =>
    changePassword(null, toForm({ currentPassword, password, confirmPassword: password }))

  test('ends the other sessions, keeps this one, tells the owner', async () => {
    await addPerson('noor')
    const other = await browserOf()
    const here = await browserOf()
    expect(await change()).toMatchObject({ ok: true })
    expect(await findViewer()).toMatchObject({ username: 'noor' })
    actAs(other)
    expect(await findViewer()).toBeNull()
    actAs(here)
    expect((await mailsTo(MAIL)).at(-1)?.subject).toBe('Your Fieldtest password was changed')
    expect(await actions()).toContain('auth.password-changed')
  })

  test('asks for the current one, under the limits for guessing', async () => {
    await addPerson('noor')
    await browserOf()
    for (let guess = 0; guess < 5; guess++) {
      expect(await change('not-the-password')).toMatchObject({
        fieldErrors: { currentPassword: ['This is not your current password'] },
      })
    }
    await pass(-30)
    expect(await change('not-the-password')).toMatchObject({ problem: 'rate_limited' })
  })

  test('not without one', async () => {
    const { id } = await addPerson('noor')
    await browserOf()
    await db.user.update({ where: { id }, data: { passwordHash: null } })
    expect(await hasPassword({ id })).toBe(false)
    expect(await change()).toMatchObject({ problem: 'invalid', message: expect.stringContaining('no password yet') })
  })
})

describe('sessions', () => {
  test('are listed with this one first, and end one by one or all others', async () => {
    const noor = await addPerson('noor')
    const [phone, laptop] = [await browserOf(PASSWORD, FIREFOX), await browserOf(PASSWORD, 'curl/8')]
    await browserOf()
    const list = await listSessions(noor)
    expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Linux', current: true },
      { device: 'Unknown device', current: false },
      { device: 'Firefox on Windows', current: false },
    ])
    expect(list[0]?.network).toBe('203.0.113.0/24')

    const here = list[2]?.id ?? ''
    expect(await endSession(null, toForm({ id: here }))).toMatchObject({ ok: true })
    expect(await endSession(null, toForm({ id: here }))).toMatchObject({ problem: 'not_found' })
    expect(await endOtherSessions(null, new FormData())).toMatchObject({ data: { ended: 1 } })
    expect(await findViewer()).not.toBeNull()
    for (const browser of [phone, laptop]) {
      actAs(browser)
      expect(await findViewer()).toBeNull()
    }
  })

  test('of somebody else cannot be ended', async () => {
    await addPerson('noor')
    await addPerson('eve')
    const [victim] = [await browserOf()]
    const [session] = await db.session.findMany()
    actAs(new Browser())
    await enter(PASSWORD, 'eve@example.com')
    expect(await endSession(null, toForm({ id: session?.id ?? '' }))).toMatchObject({ problem: 'forbidden' })
    actAs(victim)
    expect(await findViewer()).not.toBeNull()
  })

  test.each([
    ['ended', `UPDATE sessions SET ended_at = now()`],
    ['thirty days old', `UPDATE sessions SET expires_at = now() - interval '1 second'`],
    ['unused for fourteen days', `UPDATE sessions SET last_seen_at = now() - interval '14 days 1 second'`],
    ['of an account on its way out', `UPDATE users SET deletion_requested_at = now()`],
    ['of a deleted account', `DELETE FROM users`],
  ])('that are %s are over at once', async (_what, sql) => {
    await addPerson('noor')
    await browserOf()
    expect(await findViewer()).not.toBeNull()
    await db.$executeRawUnsafe(sql)
    expect(await findViewer()).toBeNull()
  })

  test.each([
    ['role', `UPDATE profiles SET role = 'moderator'`, { role: 'moderator' }],
    ['suspension', `UPDATE users SET suspended_until = now() + interval '1 day'`, { suspendedUntil: expect.any(Date) }],
    ['rights', `UPDATE users SET manages_payments = true`, { managesPayments: true }],
  ])('show a change of %s at once', async (_what, sql, expected) => {
    await addPerson('noor')
    await browserOf()
    await db.$executeRawUnsafe(sql)
    expect(await findViewer()).toMatchObject(expected)
  })

  test('note their use, at most every five minutes', async () => {
    await addPerson('noor')
    await browserOf()
    const age = async () => Date.now() - ((await db.session.findFirst())?.lastSeenAt.getTime() ?? 0)
    await db.$executeRaw`UPDATE sessions SET last_seen_at = now() - interval '4 minutes'`
    await findViewer()
    expect(await age()).toBeGreaterThan(200_000)
    await db.$executeRaw`UPDATE sessions SET last_seen_at = now() - interval '6 minutes'`
    await findViewer()
    expect(await age()).toBeLessThan(60_000)
  })

  test.each([
    ['tampered with', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['of another site', () => 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIn0..AAAA.AAAA.AAAA'],
    ['no token', () => 'x'],
    ['far too long', () => 'x'.repeat(100_000)],
  ])('with a cookie that is %s: a visitor', async (_what, change) => {
    await addPerson('noor')
    const browser = await browserOf()
    const cookie = browser.kept.get(SESSION_COOKIE)
    browser.jar.set(SESSION_COOKIE, change(cookie?.value ?? ''))
    expect(await findViewer()).toBeNull()
  })
})

test('giving the password again makes the session fresh', async () => {
  await addPerson('noor')
  await browserOf()
  await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '2 hours'`
  expect(await addAddress(null, toForm({ email: 'new@example.com' }))).toMatchObject({ problem: 'reauthenticate' })
  expect(await proveIdentity(null, toForm({ password: 'not-the-password' }))).toMatchObject({ ok: false })
  expect(await proveIdentity(null, toForm({ password: PASSWORD }))).toMatchObject({ ok: true })
  expect(Date.now() - ((await findSessionProof())?.getTime() ?? 0)).toBeLessThan(60_000)
  expect(await addAddress(null, toForm({ email: 'new@example.com' }))).toMatchObject({ ok: true })
})

describe('whoever proves who they are', () => {
  const fields = { currentPassword: PASSWORD, password: NEXT, confirmPassword: NEXT }
  const WAYS = {
    'by a new password': () => changePassword(null, toForm(fields)),
    'by the password given again': () => proveIdentity(null, toForm({ password: PASSWORD })),
  }
  let here: Browser
  let thief: Browser

  beforeEach(async () => {
    await addPerson('noor')
    here = await browserOf()
    thief = new Browser()
    for (const [name, cookie] of here.kept) thief.kept.set(name, cookie)
  })

  test.each(Object.entries(WAYS))(
    '%s is signed in by another cookie, and a copy of the former opens nothing',
    async (_way, prove) => {
      const before = await db.session.findFirstOrThrow()
      expect(await prove()).toMatchObject({ ok: true })
      expect(await findViewer()).toMatchObject({ username: 'noor' })
      expect(here.kept.get(SESSION_COOKIE)?.options).toEqual(thief.kept.get(SESSION_COOKIE)?.options)
      const { id, expiresAt, endedAt } = await db.session.findFirstOrThrow()
      expect({ id, expiresAt, endedAt }).toEqual({ id: before.id, expiresAt: before.expiresAt, endedAt: null })
      actAs(thief)
      expect(await findViewer()).toBeNull()
      expect(await prove()).toMatchObject({ problem: 'unauthenticated' })
    },
  )

  test.each(Object.entries(WAYS))(
    '%s keeps the new cookie when an answer to the former comes late',
    async (_way, prove) => {
      await prove()
      actAs(thief)
      expect(await answerViewer()).toBeNull()
      expect([...thief.kept.keys()]).toEqual([...here.kept.keys()])
      await pass(60)
      expect(await answerViewer()).toBeNull()
      expect([...thief.kept.keys()]).toEqual([])
    },
  )

  test.each(Object.entries(WAYS))('%s in two windows at once stays signed in', async (_way, prove) => {
    const both = await Promise.all([prove(), prove()])
    expect(both.filter(({ ok }) => ok)).not.toHaveLength(0)
    expect(await findViewer()).toMatchObject({ username: 'noor' })
    expect(await db.session.count({ where: { endedAt: null } })).toBe(1)
  })

  test('brings no session back that ended meanwhile, nor takes anybody else’s', async () => {
    const { userId } = await db.session.findFirstOrThrow()
    expect(await renewSession(db, '01939f00-0000-7000-8000-000000000001')).toBeNull()
    await db.session.updateMany({ data: { endedAt: new Date() } })
    expect(await renewSession(db, userId)).toBeNull()
    expect(await findViewer()).toBeNull()
  })
})

test('a form takes the password along, so that nothing typed is lost; whoever has none signs in again', async () => {
  const { id } = await addPerson('noor')
  await browserOf()
  await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '2 hours'`
  const change = provable(addAddress)
  const email = 'new@example.com'
  expect(await change(null, toForm({ email }))).toMatchObject({ problem: 'reauthenticate', values: { email } })
  expect(await change(null, toForm({ email, password: 'not-the-password' }))).toEqual({
    ok: false,
    problem: 'reauthenticate',
    message: 'This is not your current password',
    values: { email },
    fieldErrors: { password: ['This is not your current password'] },
  })
  expect(await change(null, toForm({ email, password: PASSWORD }))).toMatchObject({ ok: true })
  await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '2 hours'`
  await db.user.update({ where: { id }, data: { passwordHash: null } })
  expect(await change(null, toForm({ email: 'other@example.com' }))).toMatchObject({
    problem: 'conflict',
    message: 'Please sign out and in again, then do this within the hour.',
    values: { email: 'other@example.com' },
  })
})

describe('another address', () => {
  test('of a proved member counts when its mail is used; the old one is told', async () => {
    await addPerson('noor')
    await browserOf()
    await addAddress(null, toForm({ email: 'new@example.com' }))
    expect(await findViewer()).toMatchObject({ email: MAIL })
    expect(await verifyEmail(null, toForm({ token: (await secretsIn('new@example.com')).token }))).toMatchObject({
      ok: true,
    })
    expect(await findViewer()).toMatchObject({ email: 'new@example.com', verified: true })
    expect((await mailsTo(MAIL)).at(-1)).toMatchObject({ subject: 'Your Fieldtest email address was changed' })
    expect((await mailsTo(MAIL)).at(-1)?.text).not.toContain('new@example.com')
    expect(await actions()).toContain('auth.email-changed')
  })

  test('that somebody else has proved: the same answer, a mail to them, no change', async () => {
    await addPerson('iris')
    await addPerson('noor')
    await browserOf()
    expect(await addAddress(null, toForm({ email: 'iris@example.com' }))).toMatchObject({ ok: true })
    expect(await mailsTo('iris@example.com')).toMatchObject([{ subject: 'You already have an account at Fieldtest' }])
  })

  test('that somebody else holds without proof moves, and their password goes', async () => {
    const eve = await addPerson('eve', { email: 'new@example.com', emailVerifiedAt: null })
    await addPerson('noor')
    await browserOf()
    await addAddress(null, toForm({ email: 'new@example.com' }))
    await verifyEmail(null, toForm({ token: (await secretsIn('new@example.com')).token }))
    expect(await findViewer()).toMatchObject({ email: 'new@example.com' })
    const left = await db.user.findUnique({ where: { id: eve.id }, select: { email: true, passwordHash: true } })
    expect(left).toEqual({ email: null, passwordHash: null })
    expect(await db.auditEntry.findMany({ where: { subject: `user:${eve.id}` } })).toMatchObject([
      { action: 'auth.address-released', actor: 'noor', network: '203.0.113.0/24' },
    ])
  })

  test.each([
    ['proved', new Date()],
    ['unproved', null],
  ])('is cancelled by a member whose own is %s: its mail opens nothing', async (_what, emailVerifiedAt) => {
    const { id } = await addPerson('noor', { emailVerifiedAt })
    await browserOf()
    await addAddress(null, toForm({ email: 'new@example.com' }))
    const { token } = await secretsIn('new@example.com')
    await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '2 hours'`
    expect(await cancelAddress(null, new FormData())).toMatchObject({ ok: true })
    expect(await findPendingAddress({ id, email: MAIL })).toBeNull()
    expect(await verifyEmail(null, toForm({ token }))).toMatchObject({ problem: 'invalid' })
    expect(await findViewer()).toMatchObject({ email: MAIL })
    expect(await actions()).toContain('auth.address-withdrawn')
    expect(await cancelAddress(null, new FormData())).toMatchObject({ problem: 'conflict' })
  })

  test('is not waited for: cancelling leaves the link of the own one', async () => {
    await addPerson('noor', { emailVerifiedAt: null })
    await browserOf()
    await resendVerification(null, toForm({ email: MAIL }))
    expect(await cancelAddress(null, new FormData())).toMatchObject({ problem: 'conflict' })
    expect(await verifyEmail(null, toForm({ token: (await secretsIn(MAIL)).token }))).toMatchObject({ ok: true })
  })

  test('is asked for five times in an hour', async () => {
    await addPerson('noor')
    await browserOf()
    for (let number = 0; number < 5; number++) {
      expect(await addAddress(null, toForm({ email: `new${number}@example.com` }))).toMatchObject({ ok: true })
    }
    expect(await addAddress(null, toForm({ email: 'new5@example.com' }))).toMatchObject({ problem: 'rate_limited' })
    expect(await mailsTo('new5@example.com')).toEqual([])
  })
})
