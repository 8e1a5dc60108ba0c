import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { decideCase } from '@/lib/moderation/actions'
import { exportMyComments } from '@/lib/my-comments/export-queries'
import { parseMyComments } from '@/lib/my-comments/list-state'
import { listMyComments } from '@/lib/my-comments/queries'
import { signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'
import { addTopic } from '../moderation/reported'

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]
let review = ''

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  review = await addText(noor.id)
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const say = (content: string, more: object = {}) =>
  db.comment.create({ data: { articleId: review, authorId: otto.id, content, createdAt: minutesAgo(60), ...more } })
const list = (query: Record<string, string> = {}) => listMyComments(otto, parseMyComments(query))

describe('the list', () => {
  test('groups what somebody said by discussion, the last active first', async () => {
    await say('First', { createdAt: minutesAgo(90) })
    await say('Second')
    await say('Not mine', { authorId: noor.id })
    const { topic, reply } = await addTopic(otto, otto)
    const { discussions, total, posts } = await list()
    expect({ total, posts }).toEqual({ total: 2, posts: 4 })
    expect(
      discussions.map(({ title, posts: own }) => [title, own.map(({ kind, excerpt }) => [kind, excerpt])]),
    ).toEqual([
      [
        'A quiet fan',
        [
          ['reply', 'Buy mine'],
          ['topic', 'Which one?'],
        ],
      ],
      [
        expect.stringMatching(/^Loudspeaker/),
        [
          ['comment', 'Second'],
          ['comment', 'First'],
        ],
      ],
    ])
    const [forum] = discussions
    expect(forum).toMatchObject({ href: `/forum/topic/${topic.number}/a-quiet-fan` })
    expect(forum?.posts[0]).toMatchObject({
      href: `/forum/topic/${topic.number}/a-quiet-fan#reply-1`,
      editHref: `/forum/edit/reply/${reply.id}`,
      canDelete: true,
      state: 'visible',
    })
  })

  test('a comment can be edited for a day; in a locked topic nothing can', async () => {
    const young = await say('Young')
    await say('Old', { createdAt: minutesAgo(25 * 60) })
    await addTopic(otto, otto)
    await db.topic.updateMany({ data: { lockedAt: new Date() } })
    const { discussions } = await list()
    expect(discussions.flatMap(({ posts }) => posts.map(({ excerpt, editHref }) => [excerpt, editHref]))).toEqual([
      ['Buy mine', null],
      ['Which one?', null],
      ['Young', `/comments/${young.id}/edit`],
      ['Old', null],
    ])
  })

  test('says what became of it and why, and what was asked', async () => {
    const hidden = await say('Buy watches')
    const milo = await addMember('milo', { role: 'moderator' })
    signInAs(milo)
    const reason = 'This is advertising.'
    await decideCase(null, toForm({ kind: 'comment', id: hidden.id, verdict: 'hide', reason }))
    await say('Gone', { deletedAt: new Date(), createdAt: minutesAgo(90) })
    const [discussion] = (await list()).discussions
    expect(discussion?.posts).toMatchObject([
      { state: 'hidden', excerpt: 'Buy watches', reason, appeal: null, href: null, editHref: null, canDelete: false },
      { state: 'deleted', excerpt: null, reason: null, href: null, canDelete: false },
    ])
    await db.report.create({ data: { reporterId: otto.id, commentId: hidden.id, reason: 'appeal' } })
    expect((await list({ state: 'hidden' })).discussions[0]?.posts).toMatchObject([{ appeal: 'open' }])
    await db.report.updateMany({ data: { decidedAt: new Date(), status: 'dismissed' } })
    expect((await list({ state: 'hidden' })).discussions[0]?.posts).toMatchObject([{ appeal: 'decided' }])
  })

  test('says whose words a reason is, and forgets one that no longer holds', async () => {
    const { id } = await say('Buy watches', { hiddenAt: new Date() })
    const subject = `comment:${id}`
    const words = 'Reported by 5 members; hidden until somebody has looked.'
    await db.auditEntry.create({ data: { action: 'comment.hide', subject, reason: words } })
    const decided = async () => (await list()).discussions[0]?.posts[0]
    expect(await decided()).toMatchObject({ reason: words, by: 'site' })
    signInAs(await addMember('milo', { role: 'moderator' }))
    const decide = (verdict: string, reason: string) =>
      decideCase(null, toForm({ kind: 'comment', id, verdict, reason }))
    expect(await decide('hide', 'It stays away.')).toMatchObject({ ok: true })
    expect(await decided()).toMatchObject({ reason: 'It stays away.', by: 'moderator' })
    expect(await decide('restore', 'A mistake.')).toMatchObject({ ok: true })
    await db.comment.update({ where: { id }, data: { deletedAt: new Date() } })
    expect(await decided()).toMatchObject({ state: 'deleted', reason: null, by: null })
  })

  test('a discussion alone is paged, so that every post in it can be reached', async () => {
    for (let n = 1; n <= 25; n++) await say(`No. ${n}`, { createdAt: minutesAgo(100 - n) })
    await addTopic(otto, otto)
    const [, all] = (await list()).discussions
    expect(all).toMatchObject({ key: `article:${review}`, total: 25 })
    expect(all?.posts).toHaveLength(20)
    const page = await list({ in: `article:${review}`, page: '2' })
    expect(page).toMatchObject({ total: 1, posts: 25, pages: 2, page: 2 })
    expect(await list({ in: `article:${review}`, page: '9' })).toEqual(page)
    expect(page.discussions[0]?.posts.map(({ excerpt, canDelete }) => [excerpt, canDelete])).toEqual(
      [5, 4, 3, 2, 1].map((n) => [`No. ${n}`, true]),
    )
  })

  test('a discussion that readers cannot open has neither link nor name, but for whoever wrote it', async () => {
    await say('Alone')
    await say('Mine', { authorId: noor.id })
    await db.article.update({ where: { id: review }, data: { status: 'draft', title: 'Not for readers' } })
    const [discussion] = (await list()).discussions
    const gone = { title: 'No longer there', href: null }
    expect(discussion).toMatchObject({ ...gone, posts: [{ href: null, editHref: null, canDelete: false }] })
    const [of] = (await listMyComments(noor, parseMyComments({}))).discussions
    expect(of).toMatchObject({ title: 'Not for readers', href: null })
    const exported = (await Array.fromAsync(exportMyComments(otto))).flat()
    expect(exported).toMatchObject([{ text: 'Alone', discussion: null, address: null }])

    await db.comment.deleteMany()
    const { topic } = await addTopic(noor, otto)
    await db.topic.update({ where: { id: topic.id }, data: { hiddenAt: new Date(), title: 'Buy watches' } })
    expect((await list()).discussions).toMatchObject([gone])
    const [own] = (await listMyComments(noor, parseMyComments({}))).discussions
    expect(own).toMatchObject({ title: 'Buy watches', href: null })
  })

  test.each([
    ['BATTERY', 1],
    ['100%', 1],
    ['_', 0],
    ['quiet fan', 1],
    ['secret', 0],
    ['nothing', 0],
  ])('searching for %s', async (q, count) => {
    await say('The battery lasts 100% longer')
    await say('A secret', { deletedAt: new Date() })
    await addTopic(otto, noor)
    expect((await list({ q })).posts).toBe(count)
  })

  test('ten discussions a page', async () => {
    for (let number = 0; number < 11; number++) await say('Hello', { articleId: await addText(noor.id) })
    const first = await list()
    expect(first).toMatchObject({ total: 11, pages: 2 })
    expect(first.discussions).toHaveLength(10)
    const second = await list({ page: '2' })
    expect(second).toMatchObject({ discussions: [{ posts: [{}] }], page: 2 })
    expect(await list({ page: '9' })).toEqual(second)
  })
})

test('the export holds everything, the oldest first, and no deleted text', async () => {
  await say('Gone', { deletedAt: new Date(), createdAt: minutesAgo(90) })
  await say('Here')
  await say('Not mine', { authorId: noor.id })
  await db.comment.createMany({
    data: Array.from({ length: 600 }, (_, number) => ({
      articleId: review,
      authorId: otto.id,
      content: `Number ${number}`,
      createdAt: minutesAgo(30),
    })),
  })
  const posts = (await Array.fromAsync(exportMyComments(otto))).flat()
  expect(posts).toHaveLength(602)
  expect(new Set(posts.map(({ id }) => id)).size).toBe(602)
  expect(posts.slice(0, 2)).toMatchObject([
    { kind: 'comment', state: 'deleted', text: null, discussion: expect.stringMatching(/^Loudspeaker/) },
    { kind: 'comment', state: 'visible', text: 'Here' },
  ])
})
