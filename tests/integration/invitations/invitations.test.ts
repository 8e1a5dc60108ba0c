import { beforeEach, describe, expect, test, vi } from 'vitest'
import { register, signIn, verifyEmail } from '@/lib/auth/actions'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { accept, invite, join, resend, revoke } from '@/lib/invitations/actions'
import { findInvitationFor, listInvitations } from '@/lib/invitations/queries'
import { changeRole, editUser } from '@/lib/users/actions'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addPerson, mailsTo, secretsIn, wipe } from '../auth/people'
import { addMember } from '../comments/texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

const EMAIL = 'guest@example.net'
const PASSWORD = 'brass-lantern-42-otter'
let ada: Member

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
  ada = await addMember('ada', { role: 'admin' })
  signInAs(ada)
})

const send = (more: Record<string, string> = {}) => invite(null, toForm({ email: EMAIL, role: 'user', ...more }))
const tokenFor = async (email = EMAIL) => (await secretsIn(email)).token
const joinWith = (token: string, more: Record<string, string> = {}) =>
  join(null, toForm({ token, username: 'greta', password: PASSWORD, confirmPassword: PASSWORD, ...more }))
const states = async () => (await listInvitations(1)).invitations.map(({ state }) => state)
/** The minute between two mails to one address is over. */
const later = () => db.rateLimit.deleteMany()
const idOf = async () => (await db.invitation.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).id

describe('an invitation', () => {
  test('is mailed with its message and listed as sent', async () => {
    expect(await send({ role: 'moderator', message: 'We need you.' })).toMatchObject({ ok: true })
    const [mail] = await mailsTo(EMAIL)
    expect(mail?.subject).toContain('ada invites you')
    expect(mail?.text).toContain('We need you.')
    expect(mail?.text).toContain('/invitation?token=')
    expect(await states()).toEqual(['sent'])
    expect(await db.auditEntry.findFirst()).toMatchObject({
      action: 'invitation.send',
      actor: 'ada',
      details: { email: EMAIL, role: 'moderator' },
    })
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(await tokenFor())
  })

  test('needs an address, in the words of the specification', async () => {
    expect(await send({ email: '' })).toMatchObject({ fieldErrors: { email: ['Please enter an email address'] } })
    expect(await send({ email: 'guest' })).toMatchObject({
      fieldErrors: { email: ['Please enter a valid email address'] },
    })
    await addPerson('mia')
    expect(await send({ email: 'mia@example.com' })).toMatchObject({ problem: 'conflict' })
    expect(await send({ email: 'mia@example.com', role: 'moderator' })).toMatchObject({ ok: true })
  })

  test('of an administrator asks for the password again', async () => {
    signInAs(ada, 61)
    expect(await send({ role: 'admin' })).toMatchObject({ problem: 'reauthenticate' })
    expect(await send()).toMatchObject({ ok: true })
    signInAs(ada, 59)
    await later()
    expect(await send({ role: 'admin' })).toMatchObject({ ok: true })
    signInAs(ada, 61)
    await later()
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ problem: 'reauthenticate' })
  })

  test('is sent ten times a day by each administrator', async () => {
    for (let number = 0; number < 10; number++) {
      expect(await send({ email: `guest-${number}@example.net` })).toMatchObject({ ok: true })
    }
    expect(await send({ email: 'guest-10@example.net' })).toMatchObject({ problem: 'rate_limited' })
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ problem: 'rate_limited' })
    signInAs(await addMember('bea', { role: 'admin' }))
    expect(await send()).toMatchObject({ ok: true })
  })

  test('costs nothing where none is sent', async () => {
    await addPerson('mia')
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await send({ email: 'mia@example.com' })).toMatchObject({ problem: 'conflict' })
    }
    expect(await send()).toMatchObject({ ok: true })
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ problem: 'rate_limited' })
    }
    expect(await send({ email: 'another@example.net' })).toMatchObject({ ok: true })
  })

  test('that fails costs nothing, and goes when it is sent again', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    await db.$executeRaw`ALTER TABLE outgoing_mails ADD CONSTRAINT takes_none CHECK (false) NOT VALID`
    const failed = await send()
    await db.$executeRaw`ALTER TABLE outgoing_mails DROP CONSTRAINT takes_none`
    silent.mockRestore()
    expect(failed).toMatchObject({ ok: false, problem: 'unexpected' })
    expect(await send()).toMatchObject({ ok: true })
  })

  test('is sent again only to whom it could be sent', async () => {
    await send({ role: 'moderator' })
    const { id } = await addPerson('greta', { email: EMAIL, role: 'moderator' })
    await later()
    const refused = { problem: 'conflict', message: 'This address belongs to a member who has this role already' }
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject(refused)
    expect(await mailsTo(EMAIL)).toHaveLength(1)
    await db.profile.update({ where: { id }, data: { role: 'user' } })
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ ok: true })
  })

  test('is worth nothing once a newer one is sent, it is sent again, or taken back', async () => {
    await send()
    const first = await tokenFor()
    await later()
    await send({ role: 'moderator' })
    const second = await tokenFor()
    expect(await findInvitationFor(null, first)).toBeNull()
    expect(await states()).toEqual(['sent', 'revoked'])
    await later()
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ ok: true })
    const third = await tokenFor()
    expect(await joinWith(second)).toMatchObject({ problem: 'invalid' })
    expect(await findInvitationFor(null, third)).toMatchObject({ step: 'join', invitation: { role: 'moderator' } })
    expect(await revoke(null, toForm({ id: await idOf(), reason: 'Wrong person.' }))).toMatchObject({ ok: true })
    expect(await db.auditEntry.findFirst({ where: { action: 'invitation.revoke' } })).toMatchObject({
      reason: 'Wrong person.',
    })
    expect(await revoke(null, toForm({ id: await idOf() }))).toMatchObject({ problem: 'forbidden' })
    expect(await joinWith(third)).toMatchObject({ problem: 'invalid' })
    expect(await db.user.count({ where: { email: EMAIL } })).toBe(0)
  })

  test('expires after seven days, and can be sent again then', async () => {
    await send()
    const { sentAt, expiresAt } = await db.invitation.findFirstOrThrow()
    expect(expiresAt.getTime() - sentAt.getTime()).toBe(7 * 86_400_000)
    await db.invitation.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    expect(await states()).toEqual(['expired'])
    expect(await joinWith(await tokenFor())).toMatchObject({ problem: 'invalid' })
    await later()
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ ok: true })
    expect(await states()).toEqual(['sent'])
  })

  test('dies with the role of whoever sent it', async () => {
    const bea = await addMember('bea', { role: 'admin' })
    signInAs(bea)
    await send({ role: 'admin' })
    signInAs(ada)
    await changeRole(null, toForm({ id: bea.id, role: 'user', reason: 'Left the team.' }))
    expect(await findInvitationFor(null, await tokenFor())).toBeNull()
    expect(await joinWith(await tokenFor())).toMatchObject({ problem: 'invalid' })
    expect(await states()).toEqual(['revoked'])
    expect(await revoke(null, toForm({ id: await idOf() }))).toMatchObject({ problem: 'forbidden' })
    await later()
    expect(await resend(null, toForm({ id: await idOf() }))).toMatchObject({ ok: true })
    expect(await states()).toEqual(['sent'])
    expect(await joinWith(await tokenFor())).toMatchObject({ ok: true })
  })

  test('says that it opens nothing once whoever sent it is gone', async () => {
    const bea = await addMember('bea', { role: 'admin' })
    signInAs(bea)
    await send()
    await db.user.delete({ where: { id: bea.id } })
    signInAs(ada)
    expect(await findInvitationFor(null, await tokenFor())).toBeNull()
    expect((await listInvitations(1)).invitations).toMatchObject([{ state: 'revoked', by: null }])
  })
})

describe('whoever is invited', () => {
  test('joins with a name and a password: proved, with the role, signed in', async () => {
    await send({ role: 'moderator' })
    const token = await tokenFor()
    const browser = actAs(new Browser())
    signInAs(null)
    expect(await joinWith(token, { password: 'seven-77', confirmPassword: 'seven-77' })).toMatchObject({
      fieldErrors: { password: ['Password must be at least 12 characters'] },
    })
    expect(await joinWith(token, { username: 'ada' })).toMatchObject({
      fieldErrors: { username: ['Username is already taken'] },
    })
    expect(await joinWith(token)).toMatchObject({ ok: true, data: { role: 'moderator' } })
    const user = await db.user.findUniqueOrThrow({
      where: { email: EMAIL },
      include: { profile: true, sessions: true },
    })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(user.profile).toMatchObject({ username: 'greta', role: 'moderator' })
    expect(user.sessions).toHaveLength(1)
    expect(browser.header()).toContain('session-token')
    expect(await states()).toEqual(['accepted'])
    expect(await joinWith(token, { username: 'another' })).toMatchObject({ problem: 'invalid' })
  })

  test('joins once, however often at once', async () => {
    await send()
    const token = await tokenFor()
    signInAs(null)
    const outcomes = await Promise.all(
      ['guest-a', 'guest-b', 'guest-c'].map((username) => joinWith(token, { username })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db.user.count({ where: { email: EMAIL } })).toBe(1)
  })

  test('takes the address back from somebody who registered it without a proof', async () => {
    const { id } = await addPerson('squatter', { email: EMAIL, emailVerifiedAt: null })
    const squatting = await db.session.create({
      data: { userId: id, tokenHash: new Uint8Array(32), expiresAt: new Date(Date.now() + 1e6) },
    })
    await send()
    signInAs(null)
    const token = await tokenFor()
    expect(await findInvitationFor(null, token)).toMatchObject({ step: 'join' })
    const password = 'velvet-harbour-77-crane'
    expect(await joinWith(token, { password, confirmPassword: password })).toMatchObject({ ok: true })
    actAs(new Browser())
    expect(await signIn(null, toForm({ email: EMAIL, password: PASSWORD }))).toMatchObject({ ok: false })
    expect(await signIn(null, toForm({ email: EMAIL, password }))).toMatchObject({ ok: true })
    expect(await db.session.count({ where: { id: squatting.id, endedAt: null } })).toBe(0)
  })

  test('keeps a name that they registered themselves and never proved, in any spelling', async () => {
    const { id } = await addPerson('greta-b', { email: EMAIL, emailVerifiedAt: null })
    await send()
    const token = await tokenFor()
    signInAs(null)
    expect(await joinWith(token, { username: 'Greta-B' })).toMatchObject({ ok: true })
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ username: 'Greta-B' })
  })

  test('has said nothing yet, whatever such a person wrote', async () => {
    const { id } = await addPerson('squatter', { email: EMAIL, emailVerifiedAt: null })
    await db.profile.update({ where: { id }, data: { fullName: 'Squatter', bio: 'Buy here.', isPublic: true } })
    await send()
    signInAs(null)
    expect(await joinWith(await tokenFor())).toMatchObject({ ok: true })
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
      username: 'greta',
      fullName: null,
      bio: null,
      isPublic: false,
    })
    expect(request.updatedTags).toContain('profile:squatter')
  })

  test('accepts as a member with this address, and nobody else does', async () => {
    const noor = await addMember('noor')
    const otto = await addMember('otto')
    await send({ email: 'noor@example.com', role: 'moderator' })
    const token = await tokenFor('noor@example.com')
    expect(await findInvitationFor(null, token)).toMatchObject({ step: 'sign-in' })
    expect(await joinWith(token)).toMatchObject({ problem: 'conflict' })
    expect(await findInvitationFor(otto, token)).toMatchObject({ step: 'elsewhere' })
    signInAs(otto)
    expect(await accept(null, toForm({ token }))).toMatchObject({ problem: 'forbidden' })
    signInAs(noor)
    expect(await accept(null, toForm({ token }))).toMatchObject({ ok: true, data: { role: 'moderator' } })
    expect(await accept(null, toForm({ token }))).toMatchObject({ problem: 'not_found' })
    expect((await db.profile.findUniqueOrThrow({ where: { id: noor.id } })).role).toBe('moderator')
    expect((await db.profile.findUniqueOrThrow({ where: { id: otto.id } })).role).toBe('user')
  })

  test('proves the address as a member: what a stranger registered for it before takes nothing over', async () => {
    const noor = await addMember('noor')
    await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
    const strangers = { username: 'stranger', email: 'noor@example.com', password: 'another-lantern-17-heron' }
    await register(null, toForm({ ...strangers, confirmPassword: strangers.password }))
    const mailed = await tokenFor('noor@example.com')
    await send({ email: 'noor@example.com', role: 'admin' })
    const token = await tokenFor('noor@example.com')
    expect(token).not.toBe(mailed)
    signInAs(noor)
    expect(await accept(null, toForm({ token }))).toMatchObject({ ok: true })
    expect(await verifyEmail(null, toForm({ token: mailed }))).toMatchObject({ ok: false, problem: 'invalid' })
    expect(await db.profile.findUniqueOrThrow({ where: { id: noor.id } })).toMatchObject({ username: 'noor' })
  })

  test('keeps the role that was accepted, whatever form was open meanwhile', async () => {
    const noor = await addMember('noor')
    await send({ email: 'noor@example.com', role: 'moderator' })
    const token = await tokenFor('noor@example.com')
    signInAs(noor)
    expect(await accept(null, toForm({ token }))).toMatchObject({ ok: true })
    signInAs(ada)
    const opened = { id: noor.id, version: '1', username: 'nora', email: 'noor@example.com', role: 'user' }
    expect(await editUser(null, toForm(opened))).toMatchObject({ problem: 'conflict' })
    expect((await db.profile.findUniqueOrThrow({ where: { id: noor.id } })).role).toBe('moderator')
  })

  test('loses no role by accepting', async () => {
    const noor = await addMember('noor')
    await send({ email: 'noor@example.com', role: 'moderator' })
    await db.profile.update({ where: { id: noor.id }, data: { role: 'admin' } })
    signInAs(noor)
    expect(await accept(null, toForm({ token: await tokenFor('noor@example.com') }))).toMatchObject({
      data: { role: 'admin' },
    })
  })
})
