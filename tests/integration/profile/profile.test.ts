import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { removeAvatar, updateProfile, uploadAvatar } from '@/lib/profile/actions'
import { saveProfile } from '@/lib/profile/commands'
import { findOwnProfile } from '@/lib/profile/queries'
import { listTagsShowing } from '@/lib/profile/shown-queries'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { addPerson, wipe } from '../auth/people'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let noor: Member

const save = (change: Record<string, string> = {}, version = 1) =>
  updateProfile(
    null,
    toForm({ username: 'noor', full_name: 'Noor Haddad', bio: 'Soldering.', version: `${version}`, ...change }),
  )
const stored = () => db.profile.findUniqueOrThrow({ where: { id: noor.id } })

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
  const { id } = await addPerson('noor')
  noor = { id, username: 'noor', role: 'user', verified: true, suspendedUntil: null, managesPayments: false }
  signInAs(noor)
})

test('a save stores every field and counts the version', async () => {
  expect(await save({ isPublic: 'on' })).toEqual({
    ok: true,
    data: {},
    message: 'Your profile has been successfully updated.',
  })
  expect(await stored()).toMatchObject({ fullName: 'Noor Haddad', bio: 'Soldering.', isPublic: true, version: 2 })
  expect(await save({ full_name: ' ', bio: '' }, 2)).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject({ fullName: null, bio: null, isPublic: false, version: 3 })
})

test('a full name is stored as it can be read; one that poses as the site is refused', async () => {
  expect(await save({ full_name: ' No\u200bor \u202eHaddad' })).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject({ fullName: 'Noor Haddad' })
  expect(await save({ full_name: '\u200b\u2800' }, 2)).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject({ fullName: null })
  for (const full_name of ['[deleted]', 'Moderator', 'Fieldtest Team']) {
    expect(await save({ full_name }, 3)).toMatchObject({
      ok: false,
      fieldErrors: { full_name: ['This name is kept for the site'] },
    })
  }
  expect(await save({ full_name: 'N'.repeat(101) }, 3)).toMatchObject({
    fieldErrors: { full_name: ['Full name can have at most 100 characters'] },
  })
})

test('signed out: the specification’s sentence', async () => {
  signInAs(null)
  expect(await save()).toMatchObject({
    problem: 'unauthenticated',
    message: 'You must be signed in to update your profile',
  })
})

test('a save that was overtaken is refused with what was typed, and the next one goes upon what is stored', async () => {
  await save({ bio: 'From this window.' })
  const late = await save({ bio: 'From that window.' })
  expect(late).toMatchObject({ ok: false, problem: 'conflict', values: { bio: 'From that window.' } })
  expect(late).not.toHaveProperty('fieldErrors')
  expect(await stored()).toMatchObject({ bio: 'From this window.', version: 2 })
  const both = await Promise.all([save({ bio: 'One' }, 2), save({ bio: 'Two' }, 2)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

describe('a new name', () => {
  beforeEach(async () => {
    await addPerson('iris')
  })

  test.each([
    ['somebody’s', 'iris'],
    ['somebody’s in capitals', 'IRIS'],
    ['that looks like somebody’s', '1r1s'],
    ['of the site', 'admin'],
    ['that looks like one of the site', 'Adm1n'],
    ['with the site’s name in it', 'fieldtest-team'],
  ])('%s is refused', async (_what, username) => {
    expect(await save({ username })).toMatchObject({
      problem: 'conflict',
      fieldErrors: { username: ['Username is already taken'] },
      values: { username },
    })
    expect(await stored()).toMatchObject({ username: 'noor', version: 1 })
  })

  test.each([
    ['', 'Username is required'],
    ['ab', 'Username must be at least 3 characters'],
    ['a name', 'Username can have letters, digits, dots, hyphens and underscores, and starts with a letter or digit'],
  ])('%j is no name', async (username, message) => {
    expect(await save({ username })).toMatchObject({ fieldErrors: { username: [message] } })
  })

  test('another spelling of one’s own is fine, and so is a free one; the log knows both', async () => {
    expect(await save({ username: 'N.oor' })).toMatchObject({ ok: true })
    expect(await save({ username: 'noor-haddad' }, 2)).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ username: 'noor-haddad', skeleton: 'noorhaddad' })
    const log = await db.auditEntry.findMany({ where: { action: 'profile.rename' }, orderBy: { id: 'asc' } })
    expect(log.map(({ details }) => details)).toEqual([
      { from: 'noor', to: 'N.oor' },
      { from: 'N.oor', to: 'noor-haddad' },
    ])
  })

  test('taken by two at once belongs to one', async () => {
    const iris = await db.profile.findUniqueOrThrow({ where: { username: 'iris' }, select: { id: true } })
    const input = { username: 'wanted', full_name: null, bio: null, isPublic: false, version: 1 }
    const outcomes = await Promise.allSettled(
      [noor, iris].map((member) => saveProfile({ member, input, network: 'direct' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.profile.count({ where: { username: 'wanted' } })).toBe(1)
  })

  test('expires exactly what shows it', async () => {
    const category = await db.category.create({ data: { kind: 'topic', slug: 'hardware', name: 'Hardware' } })
    const topic = await db.topic.create({
      data: { slug: 's', title: 'T', excerpt: 'E', content: 'C', categoryId: category.id, authorId: noor.id },
    })
    await save({ username: 'noor-haddad' })
    expect(request.updatedTags.sort()).toEqual(
      ['profile:noor', 'profile:noor-haddad', 'topics', `topic:${topic.number}`].sort(),
    )
    await db.topic.deleteMany()
    await db.category.deleteMany()
    expect(await listTagsShowing(noor.id, ['noor'])).toEqual(['profile:noor'])
  })
})

describe('a picture', () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c2330f' } })
      .png()
      .toBuffer()
  const send = (bytes: Uint8Array | string) =>
    uploadAvatar(null, toForm({ file: new File([new Uint8Array(Buffer.from(bytes))], 'me.png') }))

  test('is kept in three sizes, replaced and removed', async () => {
    expect(await send(await draw(300, 200))).toMatchObject({ ok: true })
    const { avatar: first } = await stored()
    expect(first).toMatch(/^\/media\/[a-z0-9]+-192\.webp$/)
    expect(request.updatedTags).toEqual(['profile:noor'])
    expect(await send(await draw(200, 300))).toMatchObject({ ok: true })
    const { avatar: second } = await stored()
    expect(second).not.toBe(first)
    expect(await db.media.count({ where: { ownerId: noor.id } })).toBe(1)
    expect(await removeAvatar(null, toForm({}))).toMatchObject({ ok: true })
    expect((await stored()).avatar).toBeNull()
    expect(await db.media.count({ where: { ownerId: noor.id } })).toBe(0)
  })

  test.each([
    ['a text', async () => 'no picture', 'Please choose a JPEG, PNG, GIF or WebP picture.'],
    ['30,000 pixels', () => draw(30_000, 2), 'That picture is 30000 × 2 pixels. A side may have at most 5,000.'],
    ['three megabytes', async () => Buffer.alloc(3_000_000), 'This is too large to be sent.'],
  ])('that is %s is refused with a sentence', async (_what, make, sentence) => {
    const result = await send(await make())
    expect(result).toMatchObject({ ok: false, problem: 'invalid' })
    expect(result.ok ? '' : (result.fieldErrors?.file?.[0] ?? result.message)).toBe(sentence)
    expect((await stored()).avatar).toBeNull()
  })
})

test('the account card tells of the newest subscription, else of none', async () => {
  expect((await findOwnProfile(noor))?.subscription).toEqual({
    plan: 'free',
    status: 'inactive',
    expiresAt: null,
    renewsAt: null,
  })
  const plan = await db.plan.create({
    data: { slug: 'test-plan', name: 'Premium', prices: { create: { cents: 2999 } } },
    include: { prices: true },
  })
  await db.subscription.create({
    data: {
      userId: noor.id,
      planPriceId: plan.prices[0]?.id ?? '',
      status: 'past_due',
      method: 'paypal',
      monthlyCents: 2999,
      startedAt: new Date(),
      expiresAt: new Date('2027-01-02T00:00:00Z'),
    },
  })
  expect((await findOwnProfile(noor))?.subscription).toEqual({
    plan: 'Premium',
    status: 'past due',
    expiresAt: '2027-01-02T00:00:00.000Z',
    renewsAt: null,
  })
})
