import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '@/lib/account/actions'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { removeDiscardedPictures } from '@/lib/media/commands'
import { changeRole, deleteUser, editUser, endUserSessions, verifyUserAgain } from '@/lib/users/actions'
import { atOnce, request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { mailsTo, PASSWORD, secretsIn, wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let [ada, bea, noor] = Array.from({ length: 3 }, () => ({}) as Member) as [Member, Member, Member]

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
  ada = await addMember('ada', { role: 'admin' })
  bea = await addMember('bea', { role: 'admin' })
  noor = await addMember('noor')
  signInAs(ada)
})

const roleOf = async ({ id }: Member) => (await db.profile.findUniqueOrThrow({ where: { id } })).role
const trail = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action, actor, details }) => ({
    action,
    actor,
    details,
  }))
const give = ({ id }: Member, role: string) => changeRole(null, toForm({ id, role, reason: 'Agreed with the team.' }))
const edit = ({ id, username }: Member, more: Record<string, string> = {}) =>
  editUser(
    null,
    toForm({ id, version: '1', username, email: `${username}@example.com`, role: 'user', reason: '', ...more }),
  )
const remove = ({ id }: Member, texts = 'keep') => deleteUser(null, toForm({ id, texts, reason: 'Asked for it.' }))

describe('a role', () => {
  test('is changed, logged, and shows wherever staff are marked', async () => {
    await addText(noor.id)
    expect(await give(noor, 'moderator')).toMatchObject({ ok: true, message: 'noor is a moderator now.' })
    expect(await roleOf(noor)).toBe('moderator')
    expect(await trail()).toEqual([
      { action: 'user.change-role', actor: 'ada', details: { from: 'user', to: 'moderator' } },
    ])
    expect(await db.auditEntry.findFirst()).toMatchObject({ reason: 'Agreed with the team.' })
    expect(request.updatedTags).toContain('profile:noor')
  })

  test('is not changed without a reason, nor is a right', async () => {
    const missing = { ok: false, problem: 'invalid', fieldErrors: { reason: ['Please give a reason'] } }
    for (const reason of [undefined, '', ' \n ']) {
      const form = { id: noor.id, role: 'moderator', ...(reason !== undefined && { reason }) }
      expect(await changeRole(null, toForm(form))).toMatchObject(missing)
    }
    expect(await edit(noor, { role: 'moderator', username: 'nora' })).toMatchObject(missing)
    expect(await edit(noor, { payments: 'yes' })).toMatchObject(missing)
    expect(await db.profile.findUniqueOrThrow({ where: { id: noor.id } })).toMatchObject({
      role: 'user',
      username: 'noor',
      version: 1,
    })
    expect(await trail()).toEqual([])
    // A name alone needs none.
    expect(await edit(noor, { username: 'nora' })).toMatchObject({ ok: true })
  })

  test('of oneself, of the first administrator, and of somebody unproved stays', async () => {
    expect(await give(ada, 'user')).toMatchObject({ problem: 'forbidden', message: 'You cannot change your own role' })
    await db.user.update({ where: { id: bea.id }, data: { protected: true } })
    expect(await give(bea, 'user')).toMatchObject({
      problem: 'forbidden',
      message: 'This admin account cannot be demoted.',
    })
    await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
    expect(await give(noor, 'admin')).toMatchObject({ problem: 'forbidden' })
    signInAs(noor)
    expect(await give(bea, 'user')).toMatchObject({ problem: 'forbidden', message: 'Only admins can change roles' })
    expect([await roleOf(ada), await roleOf(bea), await roleOf(noor)]).toEqual(['admin', 'admin', 'user'])
    // What was refused left a row all the same: who tried what.
    const refused = (actor: string, why: string) => ({
      action: 'access.refused',
      actor,
      details: { act: 'user.change-role', why },
    })
    expect(await trail()).toEqual([
      refused('ada', 'You cannot change your own role'),
      refused('ada', 'This admin account cannot be demoted.'),
      refused('ada', 'The email address of this person is not verified yet.'),
      refused('noor', 'Only admins can change roles'),
    ])
    expect(await db.auditEntry.count({ where: { subject: `user:${bea.id}` } })).toBe(2)
  })

  test('that somebody has already is not given again', async () => {
    expect(await give(noor, 'user')).toMatchObject({ problem: 'conflict', message: 'noor is a regular user already.' })
    expect(await edit(noor)).toMatchObject({ problem: 'conflict', message: 'Nothing was changed.' })
    expect(await endUserSessions(null, toForm({ id: noor.id }))).toMatchObject({ problem: 'conflict' })
    expect(await trail()).toEqual([])
  })

  test('is refused thirty times an hour in the log, and every time to whoever tries', async () => {
    signInAs(noor)
    for (let attempt = 0; attempt < 32; attempt++) {
      expect(await give(bea, 'user')).toMatchObject({ problem: 'forbidden' })
    }
    expect(await trail()).toHaveLength(30)
  })

  test('of an administrator is given with a password of this hour only', async () => {
    signInAs(ada, 61)
    expect(await give(noor, 'admin')).toMatchObject({ problem: 'reauthenticate' })
    expect(await edit(noor, { role: 'admin' })).toMatchObject({ problem: 'reauthenticate' })
    expect(await give(noor, 'moderator')).toMatchObject({ ok: true })
    signInAs(ada, 59)
    expect(await give(noor, 'admin')).toMatchObject({ ok: true })
  })
})

describe('the payments right', () => {
  const rightOf = async ({ id }: Member) => (await db.user.findUniqueOrThrow({ where: { id } })).managesPayments

  test('is given and taken by administrators, with a reason in the log', async () => {
    expect(await edit(noor, { payments: 'yes', reason: ' Keeps the books. ' })).toMatchObject({ ok: true })
    expect(await rightOf(noor)).toBe(true)
    expect(await edit(noor, { payments: 'no', reason: 'Left.' })).toMatchObject({ problem: 'conflict' })
    expect(await edit(noor, { payments: 'no', version: '2', reason: 'Left.' })).toMatchObject({ ok: true })
    expect(await rightOf(noor)).toBe(false)
    const rows = await db.auditEntry.findMany({ where: { action: 'user.change-payments' }, orderBy: { id: 'asc' } })
    expect(rows).toMatchObject([
      { actor: 'ada', subject: `user:${noor.id}`, reason: 'Keeps the books.', details: { payments: true } },
      { reason: 'Left.', details: { payments: false } },
    ])
  })

  test('is given to nobody unproved, by nobody to themselves, and with a password of this hour', async () => {
    expect(await edit(ada, { payments: 'yes', role: 'admin' })).toMatchObject({
      message: 'You cannot change your own rights',
    })
    signInAs(ada, 61)
    expect(await edit(noor, { payments: 'yes' })).toMatchObject({ problem: 'reauthenticate' })
    signInAs(ada)
    await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
    expect(await edit(noor, { payments: 'yes' })).toMatchObject({ problem: 'forbidden' })
    signInAs({ ...noor, managesPayments: true })
    expect(await edit(bea, { payments: 'yes' })).toMatchObject({ problem: 'forbidden' })
    expect([await rightOf(ada), await rightOf(noor), await rightOf(bea)]).toEqual([false, false, false])
  })
})

describe('there is always an administrator', () => {
  test('when two take the role from each other in the same instant', async () => {
    for (let round = 0; round < 5; round++) {
      await db.profile.updateMany({ where: { id: { in: [ada.id, bea.id] } }, data: { role: 'admin' } })
      const outcomes = await atOnce([
        [ada, () => give(bea, 'user')],
        [bea, () => give(ada, 'user')],
      ])
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
      expect([await roleOf(ada), await roleOf(bea)].sort()).toEqual(['admin', 'user'])
    }
  })

  test('when two delete each other, or one leaves while taking the role from the other', async () => {
    const outcomes = await atOnce([
      [ada, () => remove(bea)],
      [bea, () => remove(ada)],
    ])
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const [left] = await db.profile.findMany({ where: { role: 'admin' }, select: { id: true, username: true } })
    const last = left?.id === ada.id ? ada : bea
    const other = await addMember('cleo', { role: 'admin' })
    await atOnce<unknown>([
      [last, () => give(other, 'user')],
      [last, () => deleteAccount(null, toForm({ texts: 'keep', password: PASSWORD, sure: 'on' }))],
    ])
    const admins = await db.user.count({ where: { deletionRequestedAt: null, profile: { role: 'admin' } } })
    expect(admins).toBeGreaterThanOrEqual(1)
  })

  test('and whoever was demoted a moment ago changes nothing any more', async () => {
    await db.profile.update({ where: { id: ada.id }, data: { role: 'user' } })
    expect(await give(noor, 'moderator')).toMatchObject({ message: 'Only admins can change roles' })
    expect(await edit(noor, { username: 'nora' })).toMatchObject({ problem: 'forbidden' })
    expect(await remove(noor)).toMatchObject({ problem: 'forbidden' })
    expect(await db.user.count({ where: { id: noor.id } })).toBe(1)
    // Refused within the transaction, noted outside of it.
    expect((await trail()).map(({ details }) => (details as { act: string }).act)).toEqual([
      'user.change-role',
      'user.edit',
      'user.delete',
    ])
  })
})

describe('an edit', () => {
  test('renames at once; another address waits for its owner, and the old mailbox is told', async () => {
    const result = await edit(noor, {
      username: 'nora',
      email: 'nora@example.net',
      role: 'moderator',
      reason: 'Agreed with the team.',
    })
    expect(result).toMatchObject({ ok: true })
    const stored = await db.user.findUniqueOrThrow({ where: { id: noor.id }, include: { profile: true } })
    expect(stored).toMatchObject({ email: 'noor@example.com', profile: { username: 'nora', role: 'moderator' } })
    expect((await mailsTo('noor@example.com')).at(-1)?.text).toContain('an administrator asked')
    expect((await secretsIn('nora@example.net')).token).not.toBe('')
    expect(await trail()).toMatchObject([{ action: 'user.change-role', details: { from: 'user', to: 'moderator' } }])
    expect(request.updatedTags).toEqual(expect.arrayContaining(['profile:noor', 'profile:nora']))
  })

  test('says what is wrong beside its field, and changes nothing then', async () => {
    expect(await edit(noor, { username: 'ab' })).toMatchObject({
      fieldErrors: { username: ['Username must be at least 3 characters'] },
    })
    expect(await edit(noor, { username: 'bea', role: 'moderator' })).toMatchObject({
      problem: 'conflict',
      fieldErrors: { username: ['Username is already taken'] },
    })
    expect(await edit(noor, { email: 'bea@example.com', role: 'moderator', reason: 'Agreed.' })).toMatchObject({
      problem: 'conflict',
      fieldErrors: { email: ['Email already in use'] },
    })
    expect([await mailsTo('bea@example.com'), await mailsTo('noor@example.com')]).toEqual([[], []])
    expect(await edit(noor, { email: '' })).toMatchObject({ fieldErrors: { email: ['Email is required'] } })
    expect(await edit(noor, { email: 'noor' })).toMatchObject({ fieldErrors: { email: ['Invalid email format'] } })
    expect(await edit(ada, { role: 'user' })).toMatchObject({ message: 'You cannot change your own role' })
    expect(await roleOf(noor)).toBe('user')
  })

  test('of what was changed meanwhile is refused', async () => {
    await give(noor, 'moderator')
    expect(await edit(noor, { username: 'nora' })).toMatchObject({ problem: 'conflict' })
    expect(await roleOf(noor)).toBe('moderator')
  })

  test('of the first administrator is their own', async () => {
    await db.user.update({ where: { id: bea.id }, data: { protected: true } })
    expect(await edit(bea, { role: 'admin', email: 'mine@example.net' })).toMatchObject({ problem: 'forbidden' })
    expect(await mailsTo('mine@example.net')).toEqual([])
  })
})

describe('a deletion', () => {
  test('keeps texts without their author, or takes them along; sessions end with it', async () => {
    const [kept, taken] = [await addMember('kai'), await addMember('tom')]
    for (const { id } of [kept, taken]) {
      await db.session.create({
        data: {
          userId: id,
          tokenHash: new Uint8Array(32).fill(id === kept.id ? 1 : 2),
          expiresAt: new Date(Date.now() + 1e6),
        },
      })
    }
    const articleId = await addText(noor.id)
    await db.comment.create({ data: { articleId, authorId: kept.id, content: 'Stays' } })
    await db.comment.create({ data: { articleId, authorId: taken.id, content: 'Goes' } })
    await db.media.create({ data: { key: `of-${kept.id.slice(-8)}`, width: 1, height: 1, bytes: 1, ownerId: kept.id } })
    expect(await remove(kept)).toMatchObject({ ok: true, message: 'The account kai was deleted.' })
    expect(await removeDiscardedPictures()).toBe(1)
    expect(await remove(taken, 'remove')).toMatchObject({ ok: true })
    const comments = await db.comment.findMany({
      orderBy: { id: 'asc' },
      select: { content: true, authorId: true },
    })
    expect(comments).toEqual([
      { content: 'Stays', authorId: null },
      { content: '[deleted]', authorId: null },
    ])
    expect(await db.session.count({ where: { userId: { in: [kept.id, taken.id] } } })).toBe(0)
    const log = await trail()
    expect(log.filter(({ action }) => action === 'user.delete')).toMatchObject([
      { actor: 'ada', details: { username: 'kai', texts: 'keep' } },
      { actor: 'ada', details: { username: 'tom', texts: 'remove' } },
    ])
  })

  test('wants a reason', async () => {
    expect(await deleteUser(null, toForm({ id: noor.id, texts: 'keep', reason: '  ' }))).toMatchObject({
      fieldErrors: { reason: ['Please give a reason'] },
    })
    expect(await deleteUser(null, toForm({ id: noor.id, texts: 'keep' }))).toMatchObject({
      fieldErrors: { reason: ['Please give a reason'] },
    })
    expect(await remove(noor)).toMatchObject({ ok: true })
    expect(await db.auditEntry.findFirst({ where: { action: 'user.delete' } })).toMatchObject({
      action: 'user.delete',
      reason: 'Asked for it.',
    })
  })

  test('is done with a password of this hour only', async () => {
    signInAs(ada, 61)
    expect(await remove(noor)).toMatchObject({ problem: 'reauthenticate' })
    signInAs(await addMember('milo', { role: 'moderator' }), 61)
    expect(await remove(noor)).toMatchObject({ problem: 'forbidden' })
    expect(await db.user.count({ where: { id: noor.id } })).toBe(1)
    signInAs(ada, 59)
    expect(await remove(noor)).toMatchObject({ ok: true })
  })

  test('of oneself and of the first administrator is refused', async () => {
    expect(await remove(ada)).toMatchObject({ problem: 'forbidden' })
    await db.user.update({ where: { id: bea.id }, data: { protected: true } })
    expect(await remove(bea)).toMatchObject({
      problem: 'forbidden',
      message: 'This admin account cannot be deleted.',
    })
    expect(await db.user.count()).toBe(3)
  })
})

test('sessions are ended, and a verification is mailed again once a minute', async () => {
  await db.session.create({
    data: { userId: noor.id, tokenHash: new Uint8Array(32), expiresAt: new Date(Date.now() + 1e6) },
  })
  expect(await endUserSessions(null, toForm({ id: noor.id }))).toMatchObject({ ok: true, data: { ended: 1 } })
  expect(await endUserSessions(null, toForm({ id: ada.id }))).toMatchObject({ problem: 'forbidden' })
  expect(await verifyUserAgain(null, toForm({ id: noor.id }))).toMatchObject({ problem: 'forbidden' })
  await db.user.update({ where: { id: noor.id }, data: { emailVerifiedAt: null } })
  expect(await verifyUserAgain(null, toForm({ id: noor.id }))).toMatchObject({ ok: true })
  expect(await verifyUserAgain(null, toForm({ id: noor.id }))).toMatchObject({ problem: 'rate_limited' })
  expect(await mailsTo('noor@example.com')).toHaveLength(1)
  await db.user.update({ where: { id: noor.id }, data: { deletionRequestedAt: new Date() } })
  expect(await verifyUserAgain(null, toForm({ id: noor.id }))).toMatchObject({
    problem: 'forbidden',
    message: 'This person has asked for their account to be deleted.',
  })
})
