import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register, requestPasswordReset, resetPassword, verifyEmail } from '@/lib/auth/actions'
import { admitSocial } from '@/lib/auth/commands/social'
import { rememberIntent } from '@/lib/auth/social-intent'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { request, toForm } from '@/tests/support/request'
import { actAs, Browser } from './browser'
import { addPerson, secretsIn, wipe } from './people'

vi.mock('next/headers', async () => (await import('./browser')).nextHeaders)
vi.mock('@/lib/auth/viewer', (original) => original())

const MAIL = 'noor@example.com'
const OWN = 'quiet-harbor-91-finch'

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})
afterEach(() => void Object.assign(env, { ADMIN_EMAIL: undefined, ADMIN_SETUP_PASSWORD: undefined }))

const join = () => register(null, toForm({ username: 'noor', email: MAIL, password: OWN, confirmPassword: OWN }))

const WAYS = {
  async 'a later registration'() {
    await join()
    return verifyEmail(null, toForm({ token: (await secretsIn(MAIL)).token }))
  },
  async 'a provider'() {
    await rememberIntent({ callbackUrl: '/', linkTo: null })
    await admitSocial('google', { sub: 'g-1', name: 'Noor Haddad', email: MAIL, email_verified: true })
  },
  async 'a reset'() {
    await requestPasswordReset(null, toForm({ email: MAIL }))
    const { token } = await secretsIn(MAIL)
    return resetPassword(null, toForm({ token, password: OWN, confirmPassword: OWN }))
  },
  async 'the first administrator'() {
    Object.assign(env, { ADMIN_EMAIL: MAIL, ADMIN_SETUP_PASSWORD: OWN })
    await join()
  },
}

test.each(Object.entries(WAYS))('proved by %s: what a squatter wrote in the profile is gone', async (way, prove) => {
  const { id } = await addPerson('eve', { email: MAIL, emailVerifiedAt: null })
  const said = { fullName: 'Eve', bio: 'Buy here.', avatar: '/media/abcdefgh-192.webp', isPublic: true }
  await db.profile.update({ where: { id }, data: said })
  await prove()
  expect(await db.user.findUnique({ where: { email: MAIL } })).toMatchObject({ id, emailVerifiedAt: expect.any(Date) })
  expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
    fullName: null,
    avatar: null,
    isPublic: false,
    bio: way === 'the first administrator' ? 'Site Administrator' : null,
    version: 2,
  })
  expect(request.updatedTags).toContain('profile:eve')
})

test('whoever proves the address as they are signed in, or by the first mail, keeps what they wrote', async () => {
  await join()
  await db.profile.updateMany({ data: { bio: 'I test keyboards.' } })
  await verifyEmail(null, toForm({ token: (await secretsIn(MAIL)).token }))
  expect(await db.profile.findFirst()).toMatchObject({ username: 'noor', bio: 'I test keyboards.' })
})
