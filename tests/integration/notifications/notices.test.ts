import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { markAllNoticesRead, markNoticeRead } from '@/lib/notifications/actions'
import { notify, notifyMentioned, openNotice, withdrawNotices } from '@/lib/notifications/commands'
import { listNotices } from '@/lib/notifications/queries'
import { markVisited } from '@/lib/notifications/visit-commands'
import { signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addTopic, toldTo } from '../moderation/reported'

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
})

const reply = (more: Partial<Parameters<typeof notify>[1]> = {}) => ({
  userId: noor.id,
  kind: 'reply' as const,
  subject: 'article:1' as const,
  href: '/forum#reply-1',
  text: 'otto replied.',
  actorId: otto.id,
  ...more,
})

describe('a notice', () => {
  test('is kept, cut to a sentence', async () => {
    await notify(db, reply({ text: `otto replied. ${'word '.repeat(100)}` }))
    const [notice] = await toldTo(noor)
    expect(notice).toMatchObject({ kind: 'reply', subject: 'article:1', actorId: otto.id, readAt: null })
    expect(notice?.text.length).toBeLessThanOrEqual(300)
  })

  test('of a moderator is kept whole', async () => {
    const text = `Your comment was hidden. ${'word '.repeat(200).trim()}`
    await notify(db, reply({ text, kind: 'moderation' }))
    expect(await toldTo(noor)).toMatchObject([{ text }])
  })

  test('of the same thing takes the place of an unread one, and stands beside a read one', async () => {
    await notify(db, reply())
    await notify(db, reply({ text: 'otto changed it.' }))
    expect(await toldTo(noor)).toMatchObject([{ text: 'otto changed it.' }])
    await db.notification.updateMany({ data: { readAt: new Date() } })
    await notify(db, reply())
    expect(await toldTo(noor)).toHaveLength(2)
  })

  test('about a muted topic is kept back, but for what moderators decide', async () => {
    const { topic } = await addTopic(noor, otto)
    const subject = `topic:${topic.id}` as const
    await db.topicFollow.create({ data: { userId: noor.id, topicId: topic.id, level: 'mute' } })
    await notify(db, reply({ subject }))
    await notify(db, reply({ subject, kind: 'mention' }))
    expect(await toldTo(noor)).toEqual([])
    await notify(db, reply({ subject, kind: 'moderation' }))
    expect(await toldTo(noor)).toHaveLength(1)
  })

  test('is read by a visit to what it is about', async () => {
    for (const subject of ['case:reply:1', 'profile:1'] as const) {
      await notify(db, reply({ subject, kind: 'moderation' }))
    }
    for (const subject of ['comment:1', 'reply:1', 'topic:1'] as const) {
      await notify(db, reply({ subject, kind: 'moderation', href: '/comments' }))
    }
    // What came of a report on somebody else's.
    await notify(db, reply({ subject: 'topic:2', kind: 'moderation' }))
    const { topic } = await addTopic(noor, otto)
    await notify(db, reply({ subject: `topic:${topic.id}` }))
    await notify(db, reply({ subject: 'profile:1', kind: 'moderation', userId: otto.id }))
    expect(await markVisited(noor.id, 'case:reply:1')).toBe(1)
    expect(await markVisited(noor.id, 'profile:1')).toBe(1)
    expect(await markVisited(noor.id, 'own-posts')).toBe(3)
    expect(await markVisited(noor.id, 'own-posts')).toBe(0)
    expect(await markVisited(noor.id, 'topic:2')).toBe(1)
    // What others wrote in the topic is read there.
    expect(await db.notification.findMany({ where: { readAt: null }, select: { subject: true } })).toEqual([
      { subject: `topic:${topic.id}` },
      { subject: 'profile:1' },
    ])
  })

  test('about what became of an article is read where it is written, and what others said of it is not', async () => {
    await notify(db, reply({ kind: 'moderation' }))
    await notify(db, reply())
    expect(await markVisited(noor.id, { fateOf: 'article:1' })).toBe(1)
    expect(await db.notification.findMany({ where: { readAt: null } })).toMatchObject([{ kind: 'reply' }])
  })

  test('that nobody read is withdrawn; what was read stays', async () => {
    await notify(db, reply())
    await notify(db, reply({ userId: otto.id }))
    await db.notification.updateMany({ where: { userId: otto.id }, data: { readAt: new Date() } })
    await withdrawNotices(db, 'article:1')
    expect(await toldTo(noor)).toEqual([])
    expect(await toldTo(otto)).toHaveLength(1)
  })
})

describe('mentions', () => {
  const mention = (markdown: string, more: { before?: string; except?: string[] } = {}) =>
    notifyMentioned(db, {
      subject: 'article:1',
      href: '/forum',
      text: 'otto mentioned you.',
      author: otto,
      markdown,
      ...more,
    })

  test('tell whoever has the name, each once, and not the author', async () => {
    const milo = await addMember('milo')
    expect(await mention('@Noor, @noor, @milo, @otto and @nobody')).toHaveLength(2)
    expect(await toldTo(noor)).toMatchObject([{ kind: 'mention', actorId: otto.id }])
    expect(await toldTo(milo)).toHaveLength(1)
    expect(await toldTo(otto)).toEqual([])
  })

  test('of an edit tell only whom the text did not call before', async () => {
    const milo = await addMember('milo')
    expect(await mention('@noor @milo', { before: 'Hello @noor' })).toEqual([milo.id])
    expect(await mention('@noor', { except: [noor.id] })).toEqual([])
  })
})

describe('reading', () => {
  const add = async (userId: string, count: number) => {
    for (let number = 1; number <= count; number++) await notify(db, reply({ userId, href: `/forum#reply-${number}` }))
  }

  test('the list has the newest first, page by page, and counts what is unread', async () => {
    await add(noor.id, 23)
    await add(otto.id, 1)
    const first = await listNotices(noor, 1)
    expect(first).toMatchObject({ total: 23, unread: 23, pages: 2 })
    expect(first.notices).toHaveLength(20)
    const second = await listNotices(noor, 2)
    expect(second.notices).toHaveLength(3)
    const ids = [...first.notices, ...second.notices].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
    // An old address of a list that has become shorter.
    expect(await listNotices(noor, 9)).toEqual(second)
  })

  test('one, and all; only the own ones', async () => {
    await add(noor.id, 2)
    await add(otto.id, 1)
    const [notice] = await toldTo(noor)
    const id = notice?.id ?? ''
    signInAs(otto)
    expect(await markNoticeRead(null, toForm({ id }))).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await openNotice(otto.id, id)).toBeNull()
    signInAs(noor)
    expect(await markNoticeRead(null, toForm({ id }))).toMatchObject({ ok: true })
    expect(await listNotices(noor, 1)).toMatchObject({ unread: 1 })
    expect(await markAllNoticesRead(null, toForm({}))).toMatchObject({ ok: true })
    expect(await listNotices(noor, 1)).toMatchObject({ unread: 0 })
    expect(await listNotices(otto, 1)).toMatchObject({ unread: 1 })
  })

  test('opening a notice reads it once and leads on', async () => {
    await add(noor.id, 1)
    const id = (await toldTo(noor))[0]?.id ?? ''
    expect(await openNotice(noor.id, id)).toBe('/forum#reply-1')
    const readAt = (await toldTo(noor))[0]?.readAt
    expect(readAt).toEqual(expect.any(Date))
    expect(await openNotice(noor.id, id)).toBe('/forum#reply-1')
    expect((await toldTo(noor))[0]?.readAt).toEqual(readAt)
  })
})
