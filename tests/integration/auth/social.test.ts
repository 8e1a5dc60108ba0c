import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  resendVerification,
  signIn,
  startProviderLink,
  startSocialSignIn,
  unlinkProvider,
  verifyEmailCode,
} from '@/lib/auth/actions'
import { addAddress } from '@/lib/auth/address-actions'
import { admitSocial } from '@/lib/auth/commands/social'
import { findPendingAddress, listLinkedProviders, listOfferedProviders } from '@/lib/auth/queries'
import { findSession } from '@/lib/auth/session'
import { rememberIntent } from '@/lib/auth/social-intent'
import { findViewer } from '@/lib/auth/viewer'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, mailsTo, PASSWORD, secretsIn, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

const GOOGLE = { sub: 'g-1', name: 'Noor Haddad', email: 'Noor@example.com', email_verified: true }

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})

/** What the browser brings back from a provider, after it set out from here. */
async function comeBack(profile: unknown, provider = 'google'): Promise<string> {
  await rememberIntent({ callbackUrl: '/reviews', linkTo: null })
  return admitSocial(provider, profile)
}

/** What the browser brings back after 'Link' in the settings. */
async function comeBackToLink(profile: unknown): Promise<string> {
  const session = await findSession()
  if (!session) throw new Error('Nobody is signed in.')
  await rememberIntent({ callbackUrl: '/settings', linkTo: { userId: session.userId, sessionId: session.id } })
  return admitSocial('google', profile)
}

/** What the log says of those who came back in vain. */
const refusals = () =>
  db.auditEntry.findMany({
    where: { action: { in: ['auth.sign-in-failed', 'auth.provider-refused'] } },
    select: { action: true, actor: true, subject: true, details: true },
  })

const enter = (email = 'noor@example.com') => signIn(null, toForm({ email, password: PASSWORD }))

describe('somebody whom a provider sends', () => {
  test('with a proved address becomes a verified member, the same at every return', async () => {
    expect(await comeBack(GOOGLE)).toBe('/reviews')
    const first = await findViewer()
    expect(first).toMatchObject({ username: 'noor_haddad', email: 'noor@example.com', role: 'user', verified: true })
    actAs(new Browser())
    expect(await comeBack({ ...GOOGLE, email: 'moved@example.com' })).toBe('/reviews')
    expect(await findViewer()).toEqual(first)
    expect(await db.user.count()).toBe(1)
  })

  test.each([
    ['without an address', { sub: 'g-1', name: 'Noor' }],
    ['with an unproved one', { ...GOOGLE, email_verified: false }],
    ['with one that the provider says nothing about', { ...GOOGLE, email_verified: undefined }],
    ['with something that is no address', { ...GOOGLE, email: 'noor' }],
  ])('%s becomes an unverified member without address', async (_what, profile) => {
    expect(await comeBack(profile)).toBe('/reviews')
    expect(await findViewer()).toMatchObject({ verified: false })
    expect(await findViewer()).not.toHaveProperty('email')
  })

  test('without an address gives one whenever they like; another one wants a fresh proof', async () => {
    await comeBack({ sub: 'g-1', name: 'Noor' })
    await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '61 minutes'`
    expect(await addAddress(null, toForm({ email: 'noor@example.com' }))).toMatchObject({ ok: true })
    await db.user.updateMany({ data: { email: 'noor@example.com' } })
    expect(await addAddress(null, toForm({ email: 'new@example.com' }))).toMatchObject({ problem: 'reauthenticate' })
  })

  test('without an address waits for the one they give, and may ask for its mail once more', async () => {
    const form = toForm({ email: 'noor@example.com' })
    const me = actAs(new Browser())
    await comeBack({ sub: 'g-1', name: 'Noor' })
    await addAddress(null, form)
    expect(await findPendingAddress((await findViewer()) ?? { id: '' })).toBe('noor@example.com')
    for (const [browser, mails] of [
      [new Browser(), 1],
      [me, 2],
    ] as const) {
      actAs(browser)
      await db.rateLimit.deleteMany()
      expect(await resendVerification(null, form)).toMatchObject({ ok: true })
      expect(await mailsTo('noor@example.com')).toHaveLength(mails)
    }
    const { code } = await secretsIn('noor@example.com')
    expect(await verifyEmailCode(null, toForm({ email: 'noor@example.com', code }))).toMatchObject({ ok: true })
    expect(await findViewer()).toMatchObject({ email: 'noor@example.com', verified: true })
  })

  test('with the proved address of a member is refused: only its owner links', async () => {
    await addPerson('noor')
    expect(await comeBack(GOOGLE)).toBe('/sign-in?error=OAuthAccountNotLinked&provider=google')
    expect(await findViewer()).toBeNull()
    expect(await db.providerAccount.count()).toBe(0)
    const details = { method: 'google', problem: 'OAuthAccountNotLinked' }
    expect(await refusals()).toEqual([{ action: 'auth.sign-in-failed', actor: null, subject: null, details }])
  })

  test('with an address that somebody registered without proof gets that account, and no other way in remains', async () => {
    const { id } = await addPerson('noor', { emailVerifiedAt: null })
    await db.providerAccount.create({ data: { provider: 'twitter', subject: 'eve', userId: id } })
    const eve = actAs(new Browser())
    await enter()
    actAs(new Browser())
    expect(await comeBack(GOOGLE)).toBe('/reviews')
    expect(await findViewer()).toMatchObject({ id, verified: true })
    expect(await listLinkedProviders({ id })).toEqual([{ id: 'google', label: 'Google', email: 'noor@example.com' }])
    actAs(eve)
    expect(await findViewer()).toBeNull()
    expect(await enter()).toMatchObject({ message: 'Invalid email or password' })
  })

  test.each([
    ['No\u200bor \u202eHaddad', 'Noor Haddad'],
    ['[deleted]', null],
    ['Fieldtest Support', null],
    ['\u2800', null],
  ])('who is called %j there is %j here', async (name, fullName) => {
    await comeBack({ ...GOOGLE, name })
    expect(await db.profile.findFirst({ select: { fullName: true } })).toEqual({ fullName })
  })

  test('with a name that is taken gets one like it', async () => {
    await addPerson('noor_haddad', { email: 'other@example.com' })
    await comeBack(GOOGLE)
    expect((await findViewer())?.username).toMatch(/^noor_haddad_\d+$/)
  })

  test.each([
    ['without a subject', 'google', { name: 'Noor' }],
    ['from a provider that nobody knows', 'github', GOOGLE],
    ['with nothing', 'google', null],
  ])('%s is refused', async (_what, provider, profile) => {
    expect(await comeBack(profile, provider)).toBe(`/sign-in?error=social&provider=${provider}`)
    expect(await db.user.count()).toBe(0)
    expect(await refusals()).toMatchObject([{ details: { method: provider, problem: 'social' } }])
  })

  test('who never set out from this browser is refused', async () => {
    expect(await admitSocial('google', GOOGLE)).toBe('/sign-in?error=social&provider=google')
    expect(await db.user.count()).toBe(0)
  })

  test('whose account is on its way out keeps it, and is told', async () => {
    await comeBack(GOOGLE)
    await db.user.updateMany({ data: { deletionRequestedAt: new Date() } })
    actAs(new Browser())
    expect(await comeBack(GOOGLE)).toBe('/settings?restored=yes')
    expect(await findViewer()).not.toBeNull()
    expect(await db.user.findMany()).toMatchObject([{ deletionRequestedAt: null }])
  })

  test('as Facebook and Twitter describe people', async () => {
    await comeBack({ id: 1_234, name: 'Iris Tanaka', email: 'iris@example.com' }, 'facebook')
    expect(await findViewer()).toMatchObject({ username: 'iris_tanaka', verified: false })
    actAs(new Browser())
    await comeBack({ data: { id: '77', name: 'Milo', username: 'milo' } }, 'twitter')
    const subjects = await db.providerAccount.findMany({ select: { subject: true }, orderBy: { subject: 'asc' } })
    expect(subjects).toEqual([{ subject: '1234' }, { subject: '77' }])
  })

  test('five times at once: one account', async () => {
    const browsers = Array.from({ length: 5 }, () => new Browser())
    for (const browser of browsers) {
      actAs(browser)
      await rememberIntent({ callbackUrl: '/', linkTo: null })
    }
    await Promise.allSettled(browsers.map(() => admitSocial('google', { sub: 'g-9', name: 'Noor' })))
    expect(await db.user.count()).toBeLessThanOrEqual(1)
  })
})

describe('linking', () => {
  test('ties the account to whoever is signed in, whatever its address', async () => {
    const { id } = await addPerson('noor')
    await enter()
    expect(await comeBackToLink({ ...GOOGLE, email: 'elsewhere@example.com' })).toBe('/settings')
    expect(await listLinkedProviders({ id })).toMatchObject([{ id: 'google', email: 'elsewhere@example.com' }])
    expect((await mailsTo('noor@example.com')).at(-1)).toMatchObject({
      subject: 'Google can now sign in to your Fieldtest account',
    })
    expect(await mailsTo('elsewhere@example.com')).toEqual([])
    actAs(new Browser())
    await comeBack(GOOGLE)
    expect(await findViewer()).toMatchObject({ id })
  })

  test('an account of another member is refused', async () => {
    await comeBack({ ...GOOGLE, email: 'iris@example.com' })
    await addPerson('noor')
    actAs(new Browser())
    await enter()
    expect(await comeBackToLink(GOOGLE)).toBe('/settings?error=linked-elsewhere&provider=google')
    expect(await db.providerAccount.count()).toBe(1)
    expect(await refusals()).toMatchObject([
      {
        action: 'auth.provider-refused',
        actor: 'noor',
        subject: expect.stringMatching(/^user:/),
        details: { problem: 'linked-elsewhere' },
      },
    ])
  })

  test('in vain leads back to the settings: the sign-in page has nothing to say to a member', async () => {
    await addPerson('noor')
    await enter()
    expect(await comeBackToLink(null)).toBe('/settings?error=social&provider=google')
    expect(await admitSocial('google', GOOGLE)).toBe('/settings?error=social&provider=google')
  })

  test('ends when the session did', async () => {
    await addPerson('noor')
    await enter()
    const session = await findSession()
    await rememberIntent({ callbackUrl: '/', linkTo: { userId: session?.userId ?? '', sessionId: session?.id ?? '' } })
    await db.session.updateMany({ data: { endedAt: new Date() } })
    expect(await admitSocial('google', GOOGLE)).toBe('/sign-in?error=link-expired&provider=google')
    expect(await db.providerAccount.count()).toBe(0)
  })

  test('wants a fresh proof, and so does unlinking', async () => {
    await addPerson('noor')
    await enter()
    await db.$executeRaw`UPDATE sessions SET proved_at = now() - interval '61 minutes'`
    const form = toForm({ provider: 'google', callbackUrl: '/settings' })
    expect(await startProviderLink(null, form)).toMatchObject({ problem: 'reauthenticate' })
    expect(await unlinkProvider(null, form)).toMatchObject({ problem: 'reauthenticate' })
  })

  test('the last way to sign in cannot be unlinked', async () => {
    await comeBack(GOOGLE)
    const form = toForm({ provider: 'google' })
    expect(await unlinkProvider(null, form)).toMatchObject({ problem: 'conflict' })
    const { id = '' } = (await findViewer()) ?? {}
    await db.user.update({ where: { id }, data: { passwordHash: 'set' } })
    expect(await unlinkProvider(null, form)).toMatchObject({ ok: true })
    expect(await unlinkProvider(null, form)).toMatchObject({ problem: 'not_found' })
    expect(await listLinkedProviders({ id })).toEqual([])
  })
})

test('only providers with credentials are offered, and no other can be started', async () => {
  expect(listOfferedProviders()).toEqual([])
  Object.assign(env, { AUTH_GOOGLE_ID: 'id', AUTH_GOOGLE_SECRET: 'secret', AUTH_TWITTER_ID: 'id' })
  expect(listOfferedProviders()).toEqual([{ id: 'google', label: 'Google' }])
  expect(await startSocialSignIn(null, toForm({ provider: 'twitter' }))).toMatchObject({
    ok: false,
    message: 'Failed to sign in with Twitter',
  })
  expect(await startSocialSignIn(null, toForm({ provider: 'github' }))).toMatchObject({ problem: 'invalid' })
})
