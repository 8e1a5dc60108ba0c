import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { deleteTopic } from '@/lib/forum/actions'
import { appealHiding, reportTarget } from '@/lib/moderation/actions'
import { findCase } from '@/lib/moderation/case-queries'
import { findReportable } from '@/lib/moderation/report-queries'
import { atOnce, request, signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addComment, addCrowd, addTopic, auditTrail, toldTo } from './reported'

let [noor, otto, milo]: [Member, Member, Member] = [{} as Member, {} as Member, {} as Member]

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  milo = await addMember('milo', { role: 'moderator' })
  signInAs(otto)
})

const report = (kind: string, id: string, more: Record<string, string> = {}) =>
  reportTarget(null, toForm({ kind, id, reason: 'spam', ...more }))

describe('a report', () => {
  test('is stored once per member and target, and told to the staff', async () => {
    const { id } = await addComment(noor)
    expect(await report('comment', id, { note: ' An advertisement ' })).toMatchObject({ ok: true })
    expect(await db.report.findMany()).toMatchObject([
      { reporterId: otto.id, commentId: id, reason: 'spam', note: 'An advertisement', status: 'open' },
    ])
    expect(await toldTo(milo)).toMatchObject([
      { kind: 'moderation', subject: `case:comment:${id}`, href: `/admin/moderation/comment/${id}` },
    ])
    expect(await report('comment', id)).toMatchObject({
      ok: false,
      problem: 'conflict',
      fieldErrors: { reason: ['You have reported this before.'] },
    })
    expect(await db.report.count()).toBe(1)
    expect(await auditTrail()).toEqual([])
  })

  test('can be about every kind of thing', async () => {
    const { id, articleId } = await addComment(noor)
    const { topic, reply } = await addTopic(noor, noor)
    for (const [kind, target] of [
      ['article', articleId],
      ['comment', id],
      ['topic', topic.id],
      ['reply', reply.id],
      ['profile', noor.id],
    ] as const) {
      expect(await report(kind, target), kind).toMatchObject({ ok: true })
      expect(await findReportable(milo, { kind, id: target }), kind).toMatchObject({ kind, author: 'noor' })
    }
    expect(await db.report.count()).toBe(5)
    // It stands under a review, which nobody calls an article.
    expect(await findReportable(milo, { kind: 'article', id: articleId })).toMatchObject({
      noun: 'review',
      what: expect.stringMatching(/^review “/),
    })
  })

  test('keeps what was said, which the case shows once it says something else', async () => {
    const { id } = await addComment(noor, 'You are a **fool**')
    const earlier = async () =>
      (await findCase(milo, { kind: 'comment', id }))?.reports.map(({ said }) => said?.trim() ?? null)
    await report('comment', id)
    expect(await earlier()).toEqual([null])
    await db.comment.update({ where: { id }, data: { content: 'Thank you.' } })
    expect(await earlier()).toEqual(['<p>You are a <strong>fool</strong></p>'])
    for (const name of ['lena', 'mara']) {
      signInAs(await addMember(name))
      await report('comment', id)
    }
    await db.comment.update({ where: { id }, data: { content: 'Thanks.' } })
    // The latest report stands first; the two that saw the same say it once.
    expect(await earlier()).toEqual(['<p>Thank you.</p>', null, '<p>You are a <strong>fool</strong></p>'])
  })

  test('keeps the title and the text of a topic that its author takes back', async () => {
    const { topic } = await addTopic(noor, milo)
    await report('topic', topic.id)
    signInAs(noor)
    expect(await deleteTopic(null, toForm({ id: topic.id }))).toMatchObject({ ok: true })
    const found = await findCase(milo, { kind: 'topic', id: topic.id })
    expect(found).toMatchObject({ html: expect.stringContaining('[deleted]'), openReports: 1 })
    expect(found?.reports[0]?.said).toMatch(/A quiet fan.*Which one\?/s)
  })

  test('joins a case that somebody has claimed, without a second notice', async () => {
    const { id } = await addComment(noor)
    await report('comment', id)
    await db.report.updateMany({ data: { status: 'claimed', assigneeId: milo.id } })
    signInAs(await addMember('lena'))
    await report('comment', id, { reason: 'abuse' })
    expect(await db.report.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { status: 'claimed', assigneeId: milo.id },
      { status: 'claimed', assigneeId: milo.id, reason: 'abuse' },
    ])
    expect(await toldTo(milo)).toHaveLength(1)
  })

  test.each([
    ['without a reason', { reason: '' }, { reason: ['Please choose a reason'] }],
    ['for a reason that is not offered', { reason: 'appeal' }, { reason: ['Please choose a reason'] }],
    ['for another reason that is not told', { reason: 'other', note: ' ' }, { note: ['Please say what is wrong'] }],
    ['with too long a note', { note: 'x'.repeat(1001) }, { note: ['Please use at most 1,000 characters'] }],
  ])('%s is refused', async (_what, more: Record<string, string>, fieldErrors) => {
    const { id } = await addComment(noor)
    expect(await report('comment', id, more)).toMatchObject({ ok: false, problem: 'invalid', fieldErrors })
  })

  test('about an own or an invisible text is refused, and its page is missing', async () => {
    const { id } = await addComment(otto)
    expect(await report('comment', id)).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await findReportable(otto, { kind: 'comment', id })).toBeNull()
    const other = await addComment(noor)
    await db.comment.update({ where: { id: other.id }, data: { hiddenAt: new Date() } })
    expect(await report('comment', other.id)).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await report('topic', other.id)).toMatchObject({ ok: false, problem: 'not_found' })
    expect(await findReportable(otto, { kind: 'comment', id: 'x' })).toBeNull()
  })

  test('twenty a day and no more', async () => {
    const { id } = await addComment(noor)
    for (let number = 0; number < 20; number++) await report('comment', id)
    expect(await report('comment', id)).toMatchObject({ ok: false, problem: 'rate_limited' })
  })
})

describe('many reports', () => {
  test('by members of some standing hide a comment until somebody has looked', async () => {
    const { id, articleId } = await addComment(noor)
    const crowd = await addCrowd(5)
    for (const reader of crowd.slice(0, 4)) {
      signInAs(reader)
      await report('comment', id)
    }
    signInAs(await addMember('newcomer'))
    await report('comment', id)
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ hiddenAt: null })
    expect(request.updatedTags).toEqual([])

    signInAs(crowd[4] ?? null)
    await report('comment', id)
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ hiddenAt: expect.any(Date) })
    expect(request.updatedTags).toEqual([`comments:${articleId}`, 'comment-counts'])
    expect(await auditTrail()).toMatchObject([{ actor: null, action: 'comment.hide', subject: `comment:${id}` }])
    expect(await toldTo(noor)).toMatchObject([{ kind: 'moderation', href: '/comments' }])
  })

  test('at the same moment are told to the staff once and hide it just as well', async () => {
    const { id } = await addComment(noor)
    const crowd = await addCrowd(5)
    const results = await atOnce(crowd.map((reader) => [reader, () => report('comment', id)] as const))
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ hiddenAt: expect.any(Date) })
    expect(await auditTrail()).toHaveLength(1)
    expect(await toldTo(milo)).toHaveLength(1)
    expect(await toldTo(noor)).toHaveLength(1)
  })

  test('hide neither a topic nor what staff wrote', async () => {
    const { topic } = await addTopic(noor, noor)
    const { id } = await addComment(milo)
    for (const reader of await addCrowd(6)) {
      signInAs(reader)
      await report('topic', topic.id)
      await report('comment', id)
    }
    expect(await db.topic.findUnique({ where: { id: topic.id } })).toMatchObject({ hiddenAt: null })
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ hiddenAt: null })
  })
})

describe('an appeal', () => {
  const appeal = (id: string) => appealHiding(null, toForm({ kind: 'comment', id, note: 'It was a joke' }))

  test('asks once for another look at a hidden text', async () => {
    const { id } = await addComment(otto)
    expect(await appeal(id)).toMatchObject({ ok: false, problem: 'forbidden' })
    await db.comment.update({ where: { id }, data: { hiddenAt: new Date() } })
    expect(await appeal(id)).toMatchObject({ ok: true })
    expect(await db.report.findMany()).toMatchObject([
      { reporterId: otto.id, reason: 'appeal', note: 'It was a joke', status: 'open' },
    ])
    expect(await toldTo(milo)).toMatchObject([{ text: expect.stringContaining('An appeal') }])
    expect(await appeal(id)).toMatchObject({ ok: false, fieldErrors: { note: ['You have asked for this before.'] } })
    signInAs(noor)
    expect(await appeal(id)).toMatchObject({ ok: false, problem: 'forbidden' })
  })

  test('is told to whoever may judge it, and not to who decided', async () => {
    const rosa = await addMember('rosa', { role: 'moderator' })
    const { id } = await addComment(otto)
    await db.comment.update({ where: { id }, data: { hiddenAt: new Date() } })
    await db.auditEntry.create({
      data: { actorId: milo.id, actor: 'milo', action: 'comment.hide', subject: `comment:${id}` },
    })
    expect(await appeal(id)).toMatchObject({ ok: true })
    expect(await toldTo(milo)).toEqual([])
    expect(await toldTo(rosa)).toMatchObject([{ text: expect.stringContaining('An appeal') }])
  })
})
