import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkAdminSetup,
  checkUsername,
  register,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
  verifyEmailCode,
} from '@/lib/auth/actions'
import { addAddress, cancelAddress } from '@/lib/auth/address-actions'
import { findPendingAddress } from '@/lib/auth/queries'
import { findViewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, mailsTo, PASSWORD, secretsIn, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

const MAIL = 'noor@example.com'
const CHOSEN = 'quiet-harbor-91-finch'
const BAD_TOKEN = { problem: 'invalid', message: 'Invalid or expired token. Please request a new verification link.' }

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})

const typed = { username: 'noor', email: MAIL, password: PASSWORD, confirmPassword: PASSWORD }
const sendOff = (change: Partial<typeof typed> & Record<string, string> = {}) =>
  register(null, toForm({ ...typed, ...change }))
const enter = (email = MAIL, password = PASSWORD) => signIn(null, toForm({ email, password }))
const verify = (token: string) => verifyEmail(null, toForm({ token }))
const verifyBy = (way: string, { token, code }: { token: string; code: string }) =>
  way === 'link' ? verify(token) : verifyEmailCode(null, toForm({ email: MAIL, code }))

/** Chooses a password by what the proof of a shared address allows. */
async function choose(proved: Awaited<ReturnType<typeof verify>>, password = CHOSEN) {
  const token = proved.ok ? (proved.data.resetToken ?? '') : ''
  return resetPassword(null, toForm({ token, password, confirmPassword: password }))
}
const rows = () =>
  db.profile.findMany({ select: { username: true, role: true, user: { select: { emailVerifiedAt: true } } } })
const pass = (seconds: number) =>
  db.$executeRaw`UPDATE rate_limits SET expires_at = expires_at - ${seconds} * interval '1 second'`

const answer = {
  ok: true,
  data: { next: 'verify', email: MAIL, resendInSeconds: 60, callbackUrl: '/' },
  message: 'Please verify your email',
}

describe('registering', () => {
  test('makes an unproved account and mails a link', async () => {
    expect(await sendOff()).toEqual(answer)
    expect(await rows()).toEqual([{ username: 'noor', role: 'user', user: { emailVerifiedAt: null } }])
    const [mail] = await mailsTo(MAIL)
    expect(mail?.subject).toBe('Verify your email address for Fieldtest')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}/)
    expect(await findViewer()).toBeNull()
  })

  test('ignores what the form has no field for', async () => {
    await sendOff({
      role: 'admin',
      emailVerified: 'true',
      id: '01939f00-0000-7000-8000-000000000001',
      protected: 'true',
    })
    const user = await db.user.findFirstOrThrow({ include: { profile: true } })
    expect(user).toMatchObject({ emailVerifiedAt: null, protected: false, profile: { role: 'user' } })
    expect(user.id).not.toBe('01939f00-0000-7000-8000-000000000001')
  })

  test.each([
    ['proved', new Date()],
    ['unproved', null],
  ])('with a known address (%s): the same answer, and nothing changes', async (_what, emailVerifiedAt) => {
    const { id } = await addPerson('iris', { email: MAIL, emailVerifiedAt })
    const before = await db.user.findUnique({ where: { id }, select: { passwordHash: true, profile: true } })
    expect(await sendOff()).toEqual(answer)
    expect(await db.user.findUnique({ where: { id }, select: { passwordHash: true, profile: true } })).toEqual(before)
    expect(await db.user.count()).toBe(1)
    const subject = emailVerifiedAt
      ? 'You already have an account at Fieldtest'
      : 'Verify your email address for Fieldtest'
    expect(await mailsTo(MAIL)).toMatchObject([{ subject }])
  })

  test('with a known address: asking for the name does not tell', async () => {
    await addPerson('iris', { email: MAIL })
    await sendOff()
    expect(await checkUsername(null, toForm({ username: 'noor' }))).toMatchObject({ data: { available: false } })
    expect(await sendOff()).toMatchObject({ message: 'Username is already taken' })
  })

  test.each([
    ['taken', 'noor'],
    ['taken in other letters', 'NOOR'],
    ['a look-alike', 'n0.or'],
    ['reserved', 'admin'],
    ['reserved, in disguise', 'Adm1n'],
    ['the site itself', 'fieldtest_team'],
  ])('a name that is %s', async (_what, username) => {
    await addPerson('noor', { email: 'other@example.com' })
    expect(await sendOff({ username })).toMatchObject({
      problem: 'conflict',
      message: 'Username is already taken',
      fieldErrors: { username: ['Username is already taken'] },
    })
    expect(await checkUsername(null, toForm({ username }))).toMatchObject({ data: { available: false } })
  })

  test.each(['password', 'Passw0rd!', 'fieldtest2026', 'noor123', '123456', 'qwerty1'])(
    'the password %s',
    async (password) => {
      expect(await sendOff({ password, confirmPassword: password })).toMatchObject({
        fieldErrors: { password: ['This password is too easy to guess. Please choose another one'] },
      })
    },
  )

  test('two at once with one name: one account', async () => {
    const both = await Promise.all([sendOff(), sendOff({ email: 'iris@example.com' })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: 'conflict', message: 'Username is already taken' })
    expect(await db.user.count()).toBe(1)
  })

  test('two at once with one address: one account, two equal answers', async () => {
    const both = await Promise.all([sendOff(), sendOff({ username: 'iris' })])
    expect(both).toEqual([answer, answer])
    expect(await db.user.count()).toBe(1)
  })

  test('again within a minute sends no second mail', async () => {
    await sendOff()
    expect(await sendOff({ username: 'noor2' })).toEqual(answer)
    expect(await mailsTo(MAIL)).toHaveLength(1)
  })

  test('the mail that has gone proves what it says', async () => {
    await sendOff()
    await sendOff({ username: 'noor2' })
    expect(await verify((await secretsIn(MAIL)).token)).toMatchObject({ ok: true, data: { username: 'noor' } })
  })

  test('what was asked for again within a minute is what the next mail proves', async () => {
    await sendOff()
    const password = 'copper-kettle-77-heron'
    await sendOff({ username: 'noor2', password, confirmPassword: password })
    await pass(60)
    await resendVerification(null, toForm({ email: MAIL }))
    const proved = await verify((await secretsIn(MAIL)).token)
    expect(proved).toMatchObject({ ok: true, data: { username: 'noor2' } })
    expect(await choose(proved, password)).toMatchObject({ ok: true })
    expect(await enter(MAIL, password)).toMatchObject({ ok: true })
  })
})

describe('proving the address', () => {
  test('by the link: once', async () => {
    await sendOff()
    const { token } = await secretsIn(MAIL)
    expect(await verify(token)).toEqual({ ok: true, data: { username: 'noor' }, message: 'Email verified' })
    expect((await rows())[0]?.user.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await verify(token)).toMatchObject(BAD_TOKEN)
  })

  test('ten presses at once: one counts', async () => {
    await sendOff()
    const { token } = await secretsIn(MAIL)
    const results = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test.each(['', 'short', 'x'.repeat(43), 'x'.repeat(100_000)])('not by %.20s', async (token) => {
    await sendOff()
    expect(await verify(token)).toMatchObject(BAD_TOKEN)
  })

  test('not when the address was proved in another way meanwhile', async () => {
    await sendOff()
    await sendOff({ username: 'stranger', password: 'another-lantern-17-heron' })
    const { token } = await secretsIn(MAIL)
    await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    expect(await verify(token)).toMatchObject(BAD_TOKEN)
    expect(await rows()).toMatchObject([{ username: 'noor' }])
  })

  test('not after a day', async () => {
    await sendOff()
    const { token, code } = await secretsIn(MAIL)
    await db.$executeRaw`UPDATE account_tokens SET expires_at = expires_at - interval '24 hours 1 second'`
    expect(await verify(token)).toMatchObject(BAD_TOKEN)
    expect(await verifyEmailCode(null, toForm({ email: MAIL, code }))).toMatchObject(BAD_TOKEN)
  })

  test('by the code, with a space in it', async () => {
    await sendOff()
    const { code } = await secretsIn(MAIL)
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    expect(await verifyEmailCode(null, toForm({ email: MAIL, code: spaced }))).toMatchObject({ ok: true })
    expect(await verifyEmailCode(null, toForm({ email: MAIL, code }))).toMatchObject(BAD_TOKEN)
  })

  test('not by the code after five tries, also at once; the link still works', async () => {
    await sendOff()
    const { token, code } = await secretsIn(MAIL)
    const wrong = code === '00000000' ? '11111111' : '00000000'
    await Promise.all(Array.from({ length: 6 }, () => verifyEmailCode(null, toForm({ email: MAIL, code: wrong }))))
    expect(await verifyEmailCode(null, toForm({ email: MAIL, code }))).toMatchObject(BAD_TOKEN)
    expect(await verify(token)).toMatchObject({ ok: true })
  })

  test('a code for an address without one', async () => {
    const nobody = toForm({ email: 'nobody@example.com', code: '12345678' })
    expect(await verifyEmailCode(null, nobody)).toMatchObject(BAD_TOKEN)
  })
})

describe('a mail once more', () => {
  const resend = (email = MAIL) => resendVerification(null, toForm({ email }))

  test('after 60 seconds, five in an hour; the newer kills the older', async () => {
    await sendOff()
    const first = await secretsIn(MAIL)
    expect(await resend()).toMatchObject({
      problem: 'rate_limited',
      message: expect.stringMatching(
        /^An email was sent a moment ago\. Please wait (60|5\d) seconds before asking for another\.$/,
      ),
    })
    for (let mail = 2; mail <= 5; mail++) {
      await pass(60)
      expect(await resend()).toMatchObject({ ok: true, data: { resendInSeconds: 60 } })
    }
    await pass(60)
    expect(await resend()).toMatchObject({ problem: 'rate_limited', message: expect.stringContaining('minutes') })
    expect(await mailsTo(MAIL)).toHaveLength(5)
    expect(await verify(first.token)).toMatchObject(BAD_TOKEN)
    expect(await verify((await secretsIn(MAIL)).token)).toMatchObject({ ok: true })
  })

  test.each(['nobody@example.com', 'iris@example.com'])(
    '%s, with nothing to prove: the same answers',
    async (email) => {
      await addPerson('iris')
      expect(await resend(email)).toMatchObject({ ok: true, data: { resendInSeconds: 60 } })
      expect(await resend(email)).toMatchObject({ problem: 'rate_limited' })
      expect(await mailsTo(email)).toEqual([])
    },
  )
})

describe('a mistyped address', () => {
  const RIGHT = 'noor.haddad@example.com'
  const resend = (email: string) => resendVerification(null, toForm({ email }))
  const pending = async () => findPendingAddress((await findViewer()) ?? { id: '' })

  /** Registered with `MAIL`, signed in, and asked for another one. */
  async function correct() {
    await sendOff()
    await enter()
    expect(await pending()).toBeNull()
    expect(await addAddress(null, toForm({ email: RIGHT }))).toMatchObject({ ok: true, data: { resendInSeconds: 60 } })
    expect(await pending()).toBe(RIGHT)
    await pass(60)
  }

  test('waits for the right one: a mail once more goes there, and its code proves it', async () => {
    await correct()
    const first = await secretsIn(RIGHT)
    expect(await resend(RIGHT)).toMatchObject({ ok: true, data: { resendInSeconds: 60 } })
    const { token, code } = await secretsIn(RIGHT)
    expect(token).not.toBe(first.token)
    expect(await verify(first.token)).toMatchObject(BAD_TOKEN)
    expect(await verifyEmailCode(null, toForm({ email: RIGHT, code }))).toMatchObject({ ok: true })
    expect(await findViewer()).toMatchObject({ username: 'noor', email: RIGHT, verified: true })
    expect(await pending()).toBeNull()
  })

  test.each(['here', 'elsewhere'])('asked for once more %s leaves the right link alone', async (where) => {
    await correct()
    const { token } = await secretsIn(RIGHT)
    if (where === 'elsewhere') actAs(new Browser())
    expect(await resend(MAIL)).toMatchObject({ ok: true })
    expect(await mailsTo(MAIL)).toHaveLength(1)
    expect(await verify(token)).toMatchObject({ ok: true })
  })

  test('was right after all', async () => {
    await correct()
    expect(await addAddress(null, toForm({ email: MAIL }))).toMatchObject({ ok: true })
    expect(await pending()).toBeNull()
    expect(await verify((await secretsIn(MAIL)).token)).toMatchObject({ ok: true })
    expect(await findViewer()).toMatchObject({ email: MAIL, verified: true })
  })

  test('corrected to somebody’s looks the same, and never becomes mine', async () => {
    await addPerson('iris', { email: RIGHT })
    await correct()
    expect(await resend(RIGHT)).toMatchObject({ ok: true })
    expect((await mailsTo(RIGHT)).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'You already have an account at Fieldtest'),
    )
  })
})

describe('somebody else registered my address first', () => {
  const theirs = 'copper-kettle-77-heron'

  test('my mail proves it with my name, and I choose the password; theirs and their session are gone', async () => {
    await sendOff({ username: 'eve', password: theirs, confirmPassword: theirs })
    const eve = actAs(new Browser())
    expect(await enter(MAIL, theirs)).toMatchObject({ ok: true })
    await pass(60)
    actAs(new Browser())
    await sendOff()
    expect(await enter()).toMatchObject({ problem: 'invalid' })
    const proved = await verify((await secretsIn(MAIL)).token)
    expect(proved).toMatchObject({ ok: true, data: { username: 'noor' } })
    expect(await choose(proved)).toMatchObject({ ok: true })
    expect(await enter(MAIL, CHOSEN)).toMatchObject({ ok: true })
    actAs(eve)
    expect(await findViewer()).toBeNull()
    expect(await enter(MAIL, theirs)).toMatchObject({ problem: 'invalid' })
    expect(await db.auditEntry.findMany({ where: { action: 'auth.account-taken-over' } })).toMatchObject([
      { actor: 'noor', subject: expect.stringMatching(/^user:/), details: { from: 'eve', to: 'noor' } },
    ])
  })

  test.each(['link', 'code'])(
    'somebody registers it after me: signed in, I prove it for myself, by %s',
    async (way) => {
      const me = actAs(new Browser())
      await sendOff()
      expect(await enter()).toMatchObject({ ok: true })
      await pass(60)
      actAs(new Browser())
      await sendOff({ username: 'eve', password: theirs, confirmPassword: theirs })
      await pass(60)
      actAs(me)
      await resendVerification(null, toForm({ email: MAIL }))
      expect(await verifyBy(way, await secretsIn(MAIL))).toEqual({
        ok: true,
        data: { username: 'noor' },
        message: 'Email verified',
      })
      expect(await findViewer()).toMatchObject({ username: 'noor', verified: true })
      actAs(new Browser())
      expect(await enter()).toMatchObject({ ok: true })
      expect(await enter(MAIL, theirs)).toMatchObject({ problem: 'invalid' })
    },
  )

  test('a mail asked for once more still carries what I asked for', async () => {
    await sendOff({ username: 'eve', password: theirs, confirmPassword: theirs })
    await pass(60)
    await sendOff()
    await pass(60)
    await resendVerification(null, toForm({ email: MAIL }))
    const proved = await verify((await secretsIn(MAIL)).token)
    expect(proved).toMatchObject({ ok: true, data: { username: 'noor' } })
    expect(await choose(proved)).toMatchObject({ ok: true })
    expect(await enter(MAIL, CHOSEN)).toMatchObject({ ok: true })
  })
})

describe('somebody else registers my address too, and I prove it without being signed in:', () => {
  const theirs = 'copper-kettle-77-heron'
  const intrude = () => sendOff({ username: 'eve', password: theirs, confirmPassword: theirs })
  const resend = () => resendVerification(null, toForm({ email: MAIL }))
  const expire = () => db.$executeRaw`UPDATE account_tokens SET expires_at = expires_at - interval '25 hours'`

  const MAILS: Record<string, [name: string, happens: () => Promise<unknown>]> = {
    'with their mail': ['eve', async () => [await sendOff(), await pass(60), await intrude()]],
    'with mine, of which theirs followed within a minute': ['noor', async () => [await sendOff(), await intrude()]],
    'with theirs, of which mine followed within a minute': ['eve', async () => [await intrude(), await sendOff()]],
    'with a mail once more': ['eve', async () => [await sendOff(), await intrude(), await pass(60), await resend()]],
    'with a mail once more, after theirs has expired': [
      'eve',
      async () => [await sendOff(), await pass(60), await intrude(), await pass(60), await expire(), await resend()],
    ],
  }
  const cases = Object.entries(MAILS).flatMap(([mail, [name, happens]]) =>
    ['link', 'code'].map((way) => [mail, way, name, happens] as const),
  )

  test.each(cases)('%s, by %s: nobody’s password stays, and I choose one', async (_mail, way, name, happens) => {
    await happens()
    actAs(new Browser())
    const proved = await verifyBy(way, await secretsIn(MAIL))
    expect(proved).toMatchObject({ ok: true, data: { username: name, resetToken: expect.any(String) } })
    expect(await db.user.findMany({ select: { email: true, passwordHash: true } })).toEqual([
      { email: MAIL, passwordHash: null },
    ])
    expect(await choose(proved)).toMatchObject({ ok: true })
    expect(await choose(proved)).toMatchObject({ ok: false })
    expect(await enter(MAIL, CHOSEN)).toMatchObject({ ok: true })
    expect(await findViewer()).toMatchObject({ email: MAIL, username: name, verified: true })
    actAs(new Browser())
    expect(await enter(MAIL, theirs)).toMatchObject({ message: 'Invalid email or password' })
    expect(await enter()).toMatchObject({ message: 'Invalid email or password' })
  })

  test('as the address that their own account waits for', async () => {
    await sendOff({ username: 'eve', email: 'eve@example.com', password: theirs, confirmPassword: theirs })
    const eve = actAs(new Browser())
    await enter('eve@example.com', theirs)
    const { id } = (await findViewer()) ?? { id: '' }
    await db.providerAccount.create({ data: { provider: 'google', subject: 'eve', userId: id } })
    await sendOff()
    await pass(60)
    await addAddress(null, toForm({ email: MAIL }))
    actAs(new Browser())
    const proved = await verify((await secretsIn(MAIL)).token)
    expect(proved).toMatchObject({ ok: true, data: { resetToken: expect.any(String) } })
    expect(await db.user.findUnique({ where: { email: MAIL }, include: { providers: true } })).toMatchObject({
      providers: [],
    })
    actAs(eve)
    expect(await findViewer()).toBeNull()
    expect(await enter(MAIL, theirs)).toMatchObject({ problem: 'invalid' })
    expect(await choose(proved)).toMatchObject({ ok: true })
    expect(await enter(MAIL, CHOSEN)).toMatchObject({ ok: true })
  })
})

describe('whoever registered my address before me, and is signed in there,', () => {
  const theirs = 'copper-kettle-77-heron'
  const asks = async (email: string) => expect(await addAddress(null, toForm({ email }))).toMatchObject({ ok: true })
  let eve: Browser

  beforeEach(async () => {
    await sendOff({ username: 'eve', password: theirs, confirmPassword: theirs })
    eve = actAs(new Browser())
    await enter(MAIL, theirs)
    await pass(60)
    actAs(new Browser())
    await sendOff()
    await pass(60)
  })

  async function expectMine(token: string) {
    actAs(new Browser())
    const proved = await verify(token)
    expect(proved).toMatchObject({ ok: true, data: { username: 'noor' } })
    expect(await choose(proved)).toMatchObject({ ok: true })
    expect(await enter(MAIL, CHOSEN)).toMatchObject({ ok: true })
    expect(await enter(MAIL, theirs)).toMatchObject({ problem: 'invalid' })
    actAs(eve)
    expect(await findViewer()).toBeNull()
  }

  test('cannot have a mail to it that proves it for them', async () => {
    actAs(eve)
    await asks(MAIL)
    expect((await mailsTo(MAIL)).at(-1)?.text).toContain('noor')
    await expectMine((await secretsIn(MAIL)).token)
  })

  test('cannot make my registration forgotten by a mail to it', async () => {
    actAs(eve)
    await asks(MAIL)
    await pass(60)
    actAs(new Browser())
    await resendVerification(null, toForm({ email: MAIL }))
    await expectMine((await secretsIn(MAIL)).token)
  })

  test('cannot end my link by asking for another address, nor by not wanting that any more', async () => {
    const { token } = await secretsIn(MAIL)
    actAs(eve)
    await asks('eve@example.com')
    expect(await cancelAddress(null, toForm({}))).toMatchObject({ ok: true })
    await asks('eves@example.com')
    await expectMine(token)
    expect(await verify((await secretsIn('eves@example.com')).token)).toMatchObject(BAD_TOKEN)
  })

  test('cannot keep a new mail from me while they wait for another address', async () => {
    actAs(eve)
    await asks('eve@example.com')
    actAs(new Browser())
    const before = (await mailsTo(MAIL)).length
    await resendVerification(null, toForm({ email: MAIL }))
    expect(await mailsTo(MAIL)).toHaveLength(before + 1)
    await expectMine((await secretsIn(MAIL)).token)
  })
})

describe('the first administrator', () => {
  const SETUP = 'an-operators-long-passphrase'
  beforeEach(() => Object.assign(env, { ADMIN_EMAIL: 'Owner@example.com', ADMIN_SETUP_PASSWORD: SETUP }))
  afterEach(() => Object.assign(env, { ADMIN_EMAIL: undefined, ADMIN_SETUP_PASSWORD: undefined }))
  const pair = { email: 'owner@example.com', password: SETUP }
  const found = (username = 'founder') =>
    sendOff({ username, ...pair, confirmPassword: SETUP, callbackUrl: '/reviews' })
  const asked = (form: typeof pair) => checkAdminSetup(null, toForm(form))

  test('is whoever knows the pair, while there is none', async () => {
    expect(await asked(pair)).toMatchObject({ data: { offered: true } })
    expect(await found()).toMatchObject({ data: { next: 'signed-in', callbackUrl: '/reviews' } })
    expect(await findViewer()).toMatchObject({ username: 'founder', role: 'admin', verified: true })
    expect(await db.user.findFirst({ include: { profile: true } })).toMatchObject({
      protected: true,
      profile: { bio: 'Site Administrator' },
    })
    expect(await asked(pair)).toMatchObject({ data: { offered: false } })
  })

  test.each([
    ['another password', { ...pair, password: `${SETUP}!` }],
    ['another address', { ...pair, email: MAIL }],
  ])('is nobody with %s', async (_what, form) => {
    expect(await asked(form)).toMatchObject({ data: { offered: false } })
    await sendOff({ ...form, confirmPassword: form.password })
    expect(await rows()).toMatchObject([{ role: 'user' }])
  })

  test('is nobody once there is one', async () => {
    await addPerson('ada', { role: 'admin' })
    expect(await found()).toMatchObject({ data: { next: 'verify' } })
    expect((await rows()).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  test('is one, however many try at once', async () => {
    await Promise.all([found('founder'), found('second'), found('third')])
    expect((await rows()).filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  test('takes the address from whoever registered it without proof', async () => {
    const { id } = await addPerson('eve', { email: pair.email, emailVerifiedAt: null })
    expect(await found()).toMatchObject({ data: { next: 'signed-in' } })
    expect(await findViewer()).toMatchObject({ id, username: 'founder', role: 'admin' })
    expect(await enter(pair.email, PASSWORD)).toMatchObject({ problem: 'invalid' })
  })
})
