import { beforeEach, describe, expect, test } from 'vitest'
import { findDiscussion } from '@/lib/comments/queries'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import {
  appealHiding,
  claimCase,
  decideCase,
  dismissCases,
  liftSuspension,
  releaseCase,
  reportTarget,
} from '@/lib/moderation/actions'
import { findCase } from '@/lib/moderation/case-queries'
import { countOpenCases, listCases } from '@/lib/moderation/queries'
import { parseQueue } from '@/lib/moderation/queue-state'
import { suspensionDays } from '@/lib/moderation/suspension'
import { parseMyComments } from '@/lib/my-comments/list-state'
import { listMyComments } from '@/lib/my-comments/queries'
import { markVisited } from '@/lib/notifications/visit-commands'
import { findMarks } from '@/lib/reactions/marks-queries'
import { atOnce, request, signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addComment, addTopic, auditTrail, toldTo } from './reported'

let [noor, otto, milo, mina, ada] = Array.from({ length: 5 }, () => ({}) as Member) as [
  Member,
  Member,
  Member,
  Member,
  Member,
]
let comment = { id: '', articleId: '' }

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  milo = await addMember('milo', { role: 'moderator' })
  mina = await addMember('mina', { role: 'moderator' })
  ada = await addMember('ada', { role: 'admin' })
  comment = await addComment(noor)
  signInAs(otto)
  await reportTarget(null, toForm({ kind: 'comment', id: comment.id, reason: 'spam', note: 'Look' }))
  signInAs(milo)
})

const reason = 'Advertising is not welcome here.'
const decide = (verdict: string, more: Record<string, string> = {}) =>
  decideCase(null, toForm({ kind: 'comment', id: comment.id, verdict, reason, ...more }))
const claim = (from = '') => claimCase(null, toForm({ kind: 'comment', id: comment.id, assignee: from }))
const row = () => db.comment.findUniqueOrThrow({ where: { id: comment.id } })
const caseOf = (member: Member) => findCase(member, { kind: 'comment', id: comment.id })

describe('the queue', () => {
  test('has one line for each thing, however many report it', async () => {
    signInAs(await addMember('lena'))
    await reportTarget(null, toForm({ kind: 'comment', id: comment.id, reason: 'abuse' }))
    await reportTarget(null, toForm({ kind: 'article', id: comment.articleId, reason: 'abuse' }))
    expect(await countOpenCases()).toBe(2)
    const { lines, total } = await listCases(milo, parseQueue({}))
    expect(total).toBe(2)
    expect(lines).toMatchObject([
      { kind: 'comment', id: comment.id, reports: 2, reasons: ['abuse', 'spam'], author: 'noor', dismissable: true },
      { kind: 'article', id: comment.articleId, reports: 1, reasons: ['abuse'] },
    ])
    expect((await listCases(milo, parseQueue({ kind: 'article' }))).lines).toHaveLength(1)
    expect((await listCases(milo, parseQueue({ reason: 'spam' }))).lines).toMatchObject([{ kind: 'comment' }])
    expect((await listCases(milo, parseQueue({ tab: 'mine' }))).lines).toEqual([])
    expect((await listCases(milo, parseQueue({ tab: 'decided' }))).lines).toEqual([])
  })

  test('tells all reports of a thing, whichever of them is looked for', async () => {
    const both = { reports: 2, reasons: ['abuse', 'spam'] }
    const found = async (query: Record<string, string>) => (await listCases(milo, parseQueue(query))).lines
    await db.report.create({ data: { reporterId: ada.id, commentId: comment.id, reason: 'abuse' } })
    expect(await found({ reason: 'spam' })).toMatchObject([both])
    expect(await found({ reason: 'illegal' })).toEqual([])
    // One that came in beside a claim.
    await db.report.updateMany({ where: { reason: 'spam' }, data: { status: 'claimed', assigneeId: milo.id } })
    expect(await found({ tab: 'mine' })).toMatchObject([both])
    expect(await found({ tab: 'mine', reason: 'abuse' })).toMatchObject([both])
    await decide('dismiss')
    expect(await found({ tab: 'decided', reason: 'abuse' })).toMatchObject([both])
  })

  test('shows nothing of a text that is its author’s again', async () => {
    const id = comment.articleId
    await reportTarget(null, toForm({ kind: 'article', id, reason: 'abuse' }))
    const seen = async (member: Member) => ({
      text: (await findCase(member, { kind: 'article', id }))?.html ?? null,
      excerpt: (await listCases(member, parseQueue({ kind: 'article' }))).lines[0]?.excerpt,
    })
    const whole = { text: expect.stringContaining('It is loud.'), excerpt: 'It is loud.' }
    expect(await seen(milo)).toEqual(whole)
    for (const data of [{ status: 'draft' as const }, { status: 'published' as const, deletedAt: new Date() }]) {
      await db.article.update({ where: { id }, data })
      expect(await seen(milo)).toEqual({ text: null, excerpt: '' })
      expect(await seen(ada)).toEqual(whole)
    }
  })

  test('leads to its last page when those after it have emptied', async () => {
    const more = Array.from({ length: 25 }, () => ({
      articleId: comment.articleId,
      authorId: noor.id,
      content: 'Hello',
    }))
    const rows = await db.comment.createManyAndReturn({ data: more, select: { id: true } })
    const report = { reporterId: otto.id, reason: 'spam' } as const
    await db.report.createMany({ data: rows.map(({ id }) => ({ ...report, commentId: id })) })
    const second = () => listCases(milo, parseQueue({ page: '2' }))
    expect(await second()).toMatchObject({ total: 26, pages: 2, page: 2, lines: [{}] })
    await decide('dismiss')
    const found = await second()
    expect(found).toMatchObject({ total: 25, pages: 1, page: 1 })
    expect(found.lines).toHaveLength(25)
  })

  test('shows the text with what it answers, and the story of its author', async () => {
    await decide('hide')
    const next = await db.comment.create({
      data: { articleId: comment.articleId, authorId: noor.id, content: 'Again **watches**', parentId: comment.id },
    })
    expect(await findCase(mina, { kind: 'comment', id: next.id })).toMatchObject({
      html: expect.stringContaining('<strong>watches</strong>'),
      before: { author: 'noor' },
      author: { username: 'noor', role: 'user', suspendedUntil: null },
      reports: [],
      openReports: 0,
      earlier: [{ kind: 'comment', targetId: comment.id, outcome: 'hidden', decision: reason }],
      verdicts: ['dismiss', 'hide', 'delete', 'suspend'],
      canSuspend: true,
    })
    expect(await findCase(mina, { kind: 'comment', id: 'x' })).toBeNull()
  })
})

test('the story of an author tells of every kind of thing, and not of the one that is looked at', async () => {
  await db.report.create({ data: { reporterId: otto.id, profileId: noor.id, reason: 'abuse' } })
  const profile = { kind: 'profile', id: noor.id } as const
  await decideCase(null, toForm({ ...profile, verdict: 'dismiss', reason }))
  await decide('dismiss')
  const earlierOf = async (address: { kind: string; id: string }) =>
    (await findCase(milo, address))?.earlier.map(({ kind, targetId }) => [kind, targetId])
  const [ofComment, ofProfile] = [
    ['comment', comment.id],
    ['profile', noor.id],
  ]
  expect(await earlierOf(profile)).toEqual([ofComment])
  expect(await earlierOf({ kind: 'comment', id: comment.id })).toEqual([ofProfile])
  expect(await earlierOf({ kind: 'article', id: comment.articleId })).toEqual([ofComment, ofProfile])
})

describe('claiming', () => {
  test('shows to others, keeps them from deciding, and can be taken over', async () => {
    expect(await claim()).toMatchObject({ ok: true })
    expect(await caseOf(milo)).toMatchObject({ claimedBy: 'milo', isMine: true })
    expect((await listCases(milo, parseQueue({ tab: 'mine' }))).lines).toHaveLength(1)
    signInAs(mina)
    expect(await caseOf(mina)).toMatchObject({ claimedBy: 'milo', isMine: false })
    expect(await decide('hide')).toMatchObject({
      ok: false,
      problem: 'conflict',
      message: expect.stringContaining('milo is on this case'),
    })
    expect(await row()).toMatchObject({ hiddenAt: null })
    expect(await caseOf(mina)).toMatchObject({ assigneeId: milo.id })
    expect(await claim(milo.id)).toMatchObject({ ok: true })
    expect(await decide('hide')).toMatchObject({ ok: true })
    expect((await auditTrail()).map(({ actor, action }) => [actor, action])).toEqual([
      ['mina', 'comment.hide'],
      ['mina', 'case.claim'],
      ['milo', 'case.claim'],
    ])
  })

  test('by two at the same moment is one claim, and the other is told whose', async () => {
    const results = await atOnce([milo, mina].map((member) => [member, () => claim()] as const))
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    const taker = results[0]?.ok ? milo : mina
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      problem: 'conflict',
      message: expect.stringContaining(`${taker.username} is on this case`),
    })
    expect(await db.report.findMany()).toMatchObject([{ status: 'claimed', assigneeId: taker.id }])
    expect(await auditTrail()).toMatchObject([{ action: 'case.claim', actor: taker.username }])
  })

  test('takes over only from whom the form showed', async () => {
    await claim()
    signInAs(mina)
    const refused = { ok: false, problem: 'conflict', message: expect.stringContaining('milo is on this case') }
    expect(await claim()).toMatchObject(refused)
    expect(await claim(ada.id)).toMatchObject(refused)
    // A report that came in beside the claim of another does not open the case to a third.
    await db.report.create({ data: { commentId: comment.id, reporterId: ada.id, reason: 'abuse' } })
    expect(await claim()).toMatchObject(refused)
    expect(await db.report.count({ where: { assigneeId: milo.id } })).toBe(1)
    expect(await claim(milo.id)).toMatchObject({ ok: true })
    expect(await db.report.count({ where: { assigneeId: mina.id } })).toBe(2)
  })

  test('is given back, and ends with the case', async () => {
    await claim()
    expect(await releaseCase(null, toForm({ kind: 'comment', id: comment.id }))).toMatchObject({ ok: true })
    expect(await caseOf(milo)).toMatchObject({ claimedBy: null })
    expect(await releaseCase(null, toForm({ kind: 'comment', id: comment.id }))).toMatchObject({ problem: 'conflict' })
    await decide('dismiss')
    expect(await claim()).toMatchObject({ ok: false, problem: 'conflict' })
  })

  test('a notice to the staff is gone when another has solved the case', async () => {
    expect(await toldTo(mina)).toHaveLength(1)
    await decide('dismiss')
    expect(await toldTo(mina)).toEqual([])
    expect(await countOpenCases()).toBe(0)
  })
})

describe('dismissing several', () => {
  const dismiss = (...ids: string[]) => dismissCases(null, toForm({ cases: ids.map((id) => `comment:${id}`), reason }))
  const reported = async (author: Member) => {
    const { id } = await addComment(author)
    await db.report.create({ data: { reporterId: otto.id, commentId: id, reason: 'spam' } })
    return id
  }

  test('answers and logs each of them', async () => {
    const other = await reported(noor)
    expect(await dismiss(comment.id, other)).toMatchObject({ ok: true, message: '2 cases were dismissed.' })
    expect(await countOpenCases()).toBe(0)
    expect((await auditTrail()).map(({ action, subject }) => [action, subject])).toEqual([
      ['case.dismiss-many', null],
      ['comment.dismiss', expect.any(String)],
      ['comment.dismiss', expect.any(String)],
    ])
    expect(await toldTo(otto)).toHaveLength(2)
  })

  test('is all or nothing', async () => {
    const ofAdmin = await reported(ada)
    expect(await dismiss(comment.id, ofAdmin)).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await countOpenCases()).toBe(2)
    expect(await auditTrail()).toMatchObject([{ action: 'access.refused', details: { act: 'case.dismiss-many' } }])
    expect(await dismiss()).toMatchObject({ ok: false, fieldErrors: { cases: ['Please select a case'] } })
  })
})

describe('deciding', () => {
  test('hiding takes the text from readers, tells everybody concerned and stands in the log', async () => {
    expect(await decide('hide')).toMatchObject({ ok: true, data: { reports: 1 } })
    expect(await row()).toMatchObject({ hiddenAt: expect.any(Date), deletedAt: null })
    expect(request.updatedTags).toEqual([`comments:${comment.articleId}`, 'comment-counts'])
    expect(await db.report.findMany()).toMatchObject([
      { status: 'upheld', outcome: 'hidden', decision: reason, assigneeId: milo.id, decidedAt: expect.any(Date) },
    ])
    expect(await toldTo(noor)).toMatchObject([{ text: expect.stringContaining(reason), href: '/comments' }])
    expect(await toldTo(otto)).toMatchObject([{ text: expect.stringContaining('took it out of sight') }])
    expect(await auditTrail()).toMatchObject([
      {
        actor: 'milo',
        actorId: milo.id,
        action: 'comment.hide',
        subject: `comment:${comment.id}`,
        reason,
        network: '203.0.113.0/24',
        details: { reports: 1, author: 'noor' },
      },
    ])
  })

  test('what came of a report is read by visiting the page of the thing, one by one until then', async () => {
    const { topic, reply } = await addTopic(noor, noor)
    const other = await db.reply.create({
      data: { topicId: topic.id, position: 2, authorId: noor.id, content: 'Buy mine, too' },
    })
    const things = [
      ['reply', reply.id],
      ['reply', other.id],
      ['topic', topic.id],
      ['article', comment.articleId],
    ] as const
    signInAs(otto)
    for (const [kind, id] of things) await reportTarget(null, toForm({ kind, id, reason: 'spam' }))
    signInAs(ada)
    await decide('dismiss')
    for (const [kind, id] of things) await decideCase(null, toForm({ kind, id, verdict: 'hide', reason }))
    expect((await toldTo(otto)).map(({ subject }) => subject).sort()).toEqual(
      [
        `article:${comment.articleId}`,
        `article:${comment.articleId}`,
        `topic:${topic.id}`,
        `topic:${topic.id}`,
        `topic:${topic.id}`,
      ].sort(),
    )
    expect(await markVisited(otto.id, 'own-posts')).toBe(0)
    expect((await findMarks(otto.id, `topic:${topic.id}`)).noticesRead).toBe(3)
    expect((await findMarks(otto.id, `article:${comment.articleId}`)).noticesRead).toBe(2)
  })

  test('a long reason reaches the author whole', async () => {
    const long = 'Because of this. '.repeat(58).trim()
    expect(await decide('hide', { reason: long })).toMatchObject({ ok: true })
    expect((await toldTo(noor))[0]?.text).toContain(long)
  })

  test('dismissing leaves it as it is and says so to whoever reported it', async () => {
    await decide('dismiss')
    expect(await row()).toMatchObject({ hiddenAt: null })
    expect(await db.report.findMany()).toMatchObject([{ status: 'dismissed', outcome: 'dismissed' }])
    expect(await toldTo(otto)).toMatchObject([{ text: expect.stringContaining('left it as it is') }])
    expect(await toldTo(noor)).toEqual([])
    expect(await decide('dismiss')).toMatchObject({ ok: false, problem: 'conflict' })
  })

  test('a deletion says to readers who did it', async () => {
    await db.comment.create({
      data: { articleId: comment.articleId, authorId: otto.id, content: 'Why?', parentId: comment.id },
    })
    await decide('delete')
    expect(await row()).toMatchObject({ deletedAt: expect.any(Date), hiddenAt: expect.any(Date) })
    const discussion = await findDiscussion(comment.articleId, { order: 'newest', page: 1 })
    expect(discussion).toMatchObject({ threads: [{ fate: 'hidden' }] })
    expect(JSON.stringify(discussion)).not.toContain('watches')
    expect(await decide('restore')).toMatchObject({ ok: false, problem: 'conflict' })
  })

  test('a hidden text is shown again', async () => {
    await decide('hide')
    expect(await decide('dismiss')).toMatchObject({ ok: false, problem: 'conflict' })
    expect(await decide('restore')).toMatchObject({ ok: true })
    expect(await row()).toMatchObject({ hiddenAt: null })
    expect((await toldTo(noor))[0]).toMatchObject({ text: expect.stringContaining('is shown again') })
  })

  test('an appeal is right when the text is back, and told so', async () => {
    await decide('hide')
    await db.report.create({ data: { reporterId: noor.id, commentId: comment.id, reason: 'appeal' } })
    signInAs(mina)
    await decide('restore')
    expect(await db.report.findFirst({ where: { reason: 'appeal' } })).toMatchObject({ status: 'upheld' })
    await db.report.deleteMany({ where: { reason: 'appeal' } })
    await decide('hide')
    await db.report.create({ data: { reporterId: noor.id, commentId: comment.id, reason: 'appeal' } })
    // The one who decided last is told to leave it, whoever hid it before.
    expect(await decide('hide')).toMatchObject({ problem: 'forbidden' })
    signInAs(milo)
    await decide('hide')
    expect(await db.report.findFirst({ where: { reason: 'appeal' } })).toMatchObject({ status: 'dismissed' })
    expect((await toldTo(noor))[0]).toMatchObject({ text: expect.stringContaining('We looked again') })
  })

  test('an appeal is judged by somebody else, as long as there is anybody', async () => {
    const refused = { ok: false, problem: 'forbidden', message: 'Another moderator decides this appeal.' }
    await decide('hide')
    signInAs(noor)
    await appealHiding(null, toForm({ kind: 'comment', id: comment.id, note: 'It was a joke.' }))
    signInAs(milo)
    for (const verdict of ['restore', 'hide', 'delete']) expect(await decide(verdict)).toMatchObject(refused)
    expect(await claim()).toMatchObject(refused)
    expect(await row()).toMatchObject({ hiddenAt: expect.any(Date), deletedAt: null })
    expect(await caseOf(milo)).toMatchObject({ judgeable: false, refusal: refused.message, verdicts: [] })
    expect(await caseOf(mina)).toMatchObject({ judgeable: true, refusal: null })
    expect((await auditTrail())[0]).toMatchObject({ action: 'access.refused', actor: 'milo' })

    // A colleague who is suspended, has not proved the address or is leaving judges nothing.
    await db.user.update({ where: { id: mina.id }, data: { suspendedUntil: new Date(Date.now() + 86_400_000) } })
    expect(await decide('restore')).toMatchObject(refused)
    await db.user.update({ where: { id: ada.id }, data: { deletionRequestedAt: new Date() } })
    expect(await caseOf(milo)).toMatchObject({ judgeable: true, refusal: null })
    expect(await decide('restore')).toMatchObject({ ok: true })
  })

  test('an appeal can be made once against each hiding', async () => {
    const appeal = () => {
      signInAs(noor)
      return appealHiding(null, toForm({ kind: 'comment', id: comment.id, note: 'It was a joke.' }))
    }
    const by = (member: Member, verdict: string) => {
      signInAs(member)
      return decide(verdict)
    }
    const askedBefore = { ok: false, fieldErrors: { note: ['You have asked for this before.'] } }
    const offered = async () => (await listMyComments(noor, parseMyComments({}))).discussions[0]?.posts[0]?.appeal
    await decide('hide')
    expect(await appeal()).toMatchObject({ ok: true })
    expect(await appeal()).toMatchObject(askedBefore)
    expect(await by(mina, 'restore')).toMatchObject({ ok: true })

    // Hidden anew by somebody else, then for good.
    await by(mina, 'hide')
    expect(await offered()).toBeNull()
    expect(await appeal()).toMatchObject({ ok: true })
    expect(await offered()).toBe('open')
    expect(await by(milo, 'hide')).toMatchObject({ ok: true })
    expect(await offered()).toBe('decided')
    expect(await appeal()).toMatchObject(askedBefore)

    // Shown again without being asked, and hidden once more.
    await by(ada, 'restore')
    await by(ada, 'hide')
    expect(await offered()).toBeNull()
    expect(await appeal()).toMatchObject({ ok: true })
    expect(await db.report.count({ where: { reason: 'appeal' } })).toBe(1)
  })

  test('an appeal against what many reports did is for anybody', async () => {
    await db.comment.update({ where: { id: comment.id }, data: { hiddenAt: new Date() } })
    await db.auditEntry.create({ data: { action: 'comment.hide', subject: `comment:${comment.id}` } })
    signInAs(noor)
    await appealHiding(null, toForm({ kind: 'comment', id: comment.id, note: 'It was a joke.' }))
    signInAs(milo)
    expect(await decide('hide')).toMatchObject({ ok: true })
  })

  test('topics and replies are hidden and deleted in the same way', async () => {
    const { topic, reply } = await addTopic(noor, noor)
    const on = (kind: string, id: string, verdict: string) => decideCase(null, toForm({ kind, id, verdict, reason }))
    expect(await on('reply', reply.id, 'hide')).toMatchObject({ ok: true })
    expect(request.updatedTags).toEqual([`topic:${topic.number}`, 'topics'])
    expect(await db.topic.findUnique({ where: { id: topic.id } })).toMatchObject({ replyCount: 0 })
    expect(await on('reply', reply.id, 'restore')).toMatchObject({ ok: true })
    expect(await db.topic.findUnique({ where: { id: topic.id } })).toMatchObject({ replyCount: 1 })
    expect(await on('reply', reply.id, 'delete')).toMatchObject({ ok: true })
    expect(await on('topic', topic.id, 'hide')).toMatchObject({ ok: true })
    expect(await db.topic.findUnique({ where: { id: topic.id } })).toMatchObject({ hiddenAt: expect.any(Date) })
    expect(await on('topic', topic.id, 'restore')).toMatchObject({ ok: true })
    expect(await on('topic', topic.id, 'delete')).toMatchObject({ ok: true })
    expect(await on('topic', topic.id, 'restore')).toMatchObject({ ok: false, problem: 'conflict' })
  })

  test('what others were told of a topic and have not read goes with it', async () => {
    const { topic } = await addTopic(noor, noor)
    const notice = { subject: `topic:${topic.id}`, href: '/forum', text: 'noor mentioned you.' }
    await db.notification.createMany({
      data: [
        { ...notice, userId: otto.id, kind: 'mention' },
        { ...notice, userId: otto.id, kind: 'reply', readAt: new Date() },
        { ...notice, userId: noor.id, kind: 'moderation' },
      ],
    })
    await decideCase(null, toForm({ kind: 'topic', id: topic.id, verdict: 'hide', reason }))
    const left = await db.notification.findMany({ where: { text: notice.text }, orderBy: { kind: 'asc' } })
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['moderation', 'reply'])
  })

  test.each([
    ['new', 0],
    ['of three weeks ago, which may be the newest of a quiet site,', 21],
  ])('what a tagged topic %s brought into the trends goes with it when it is hidden', async (_when, days) => {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    const { topic } = await addTopic(noor, noor)
    const name = { slug: 'bad-word', name: 'Bad word' }
    const tag = await db.tag.upsert({ where: { slug: name.slug }, create: name, update: {} })
    await db.topic.update({ where: { id: topic.id }, data: { createdAt, tags: { create: { tagId: tag.id } } } })
    await decideCase(null, toForm({ kind: 'topic', id: topic.id, verdict: 'hide', reason }))
    expect(request.updatedTags).toContain('trends')
  })

  test("an article goes back to its author's drafts, by an administrator", async () => {
    const back = () => decideCase(null, toForm({ kind: 'article', id: comment.articleId, verdict: 'hide', reason }))
    expect(await back()).toMatchObject({ ok: false, problem: 'forbidden' })
    signInAs(otto)
    await reportTarget(null, toForm({ kind: 'article', id: comment.articleId, reason: 'spam' }))
    signInAs(ada)
    const { updatedAt } = await db.article.findUniqueOrThrow({ where: { id: comment.articleId } })
    expect(await back()).toMatchObject({ ok: true })
    // No word of it changed.
    const taken = { status: 'draft', updatedAt }
    expect(await db.article.findUnique({ where: { id: comment.articleId } })).toMatchObject(taken)
    expect(request.updatedTags).toContain('reviews')
    expect((await toldTo(noor))[0]).toMatchObject({
      text: expect.stringContaining('taken back to your drafts'),
      href: `/admin/blog/${comment.articleId}/edit`,
    })
    expect((await toldTo(otto))[0]).toMatchObject({ href: '/reviews' })
  })

  test('two who decide at once: one does, the other is told', async () => {
    const results = await Promise.all([decide('hide', { reports: '1' }), decide('delete', { reports: '1' })])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(results.find(({ ok }) => !ok)).toMatchObject({ problem: 'conflict' })
    expect(await auditTrail()).toHaveLength(1)
    expect(await toldTo(noor)).toHaveLength(1)
  })

  test.each(['hide', 'delete'])(
    'two who %s at once what nobody has reported: one does, the other is told',
    async (verdict) => {
      await db.report.deleteMany()
      const results = await atOnce([milo, mina].map((by) => [by, () => decide(verdict, { hidden: 'false' })] as const))
      expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
      expect(await auditTrail()).toMatchObject([{ action: `comment.${verdict}` }])
      expect(await toldTo(noor)).toHaveLength(1)
    },
  )

  test('what was hidden after it was shown is not hidden once more, what was shown as hidden is kept so', async () => {
    await db.report.deleteMany()
    expect(await decide('hide', { hidden: 'false' })).toMatchObject({ ok: true })
    signInAs(mina)
    expect(await decide('hide', { hidden: 'false' })).toMatchObject({ ok: false, problem: 'conflict' })
    expect(await auditTrail()).toMatchObject([{ actor: 'milo', action: 'comment.hide' }])
    expect(await decide('hide', { hidden: 'true' })).toMatchObject({ ok: true })
    expect((await toldTo(noor))[0]).toMatchObject({ text: expect.stringContaining('stays hidden') })
  })

  test('needs a reason; without one nothing is done and nothing is logged', async () => {
    for (const blank of [' ', '\u2800\u2800\u2800']) {
      expect(await decide('hide', { reason: blank })).toMatchObject({
        fieldErrors: { reason: ['Please give a reason'] },
      })
    }
    expect(await row()).toMatchObject({ hiddenAt: null })
    expect(await auditTrail()).toEqual([])
  })

  test.each([
    ["a moderator an administrator's text", () => ada, () => milo],
    ['a moderator their own text', () => milo, () => milo],
    ['an administrator their own text', () => ada, () => ada],
  ])('%s is refused', async (_what, author, judge) => {
    comment = await addComment(author())
    signInAs(judge())
    for (const verdict of ['hide', 'delete', 'dismiss']) {
      expect(await decide(verdict)).toMatchObject({ ok: false, problem: 'forbidden' })
    }
    expect(await row()).toMatchObject({ hiddenAt: null, deletedAt: null })
  })
})

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

describe('a suspension', () => {
  const { first, last } = suspensionDays()
  const suspendedUntil = async () => (await db.user.findUniqueOrThrow({ where: { id: noor.id } })).suspendedUntil

  test('closes the account until a day, with its reason, and is told', async () => {
    expect(await decide('hide', { until: first })).toMatchObject({ ok: true })
    expect(await suspendedUntil()).toEqual(new Date(`${first}T00:00:00Z`))
    expect(await db.user.findUnique({ where: { id: noor.id } })).toMatchObject({ suspensionReason: reason })
    expect((await toldTo(noor)).map(({ subject }) => subject).sort()).toEqual([
      `comment:${comment.id}`,
      `profile:${noor.id}`,
    ])
    expect(await auditTrail()).toMatchObject([{ details: { until: first } }, {}])
  })

  test('stands in the log under the name of the person, too, whatever the case is about', async () => {
    const ofPerson = { subject: `profile:${noor.id}` }
    await decide('hide', { until: first })
    expect(await db.auditEntry.findMany({ where: ofPerson })).toMatchObject([
      {
        actor: 'milo',
        action: 'profile.suspend',
        reason,
        network: '203.0.113.0/24',
        details: { until: first, for: `comment:${comment.id}` },
      },
    ])
    await decideCase(null, toForm({ kind: 'profile', id: noor.id, verdict: 'suspend', reason, until: last }))
    expect(await db.auditEntry.count({ where: ofPerson })).toBe(2)
  })

  test('for a hidden text decides that it stays so, and answers an appeal', async () => {
    const own = async () => (await listMyComments(noor, parseMyComments({}))).discussions[0]?.posts[0]
    // As many reports leave it.
    await db.comment.update({ where: { id: comment.id }, data: { hiddenAt: new Date() } })
    await db.auditEntry.create({ data: { action: 'comment.hide', subject: `comment:${comment.id}`, reason: 'Many.' } })
    expect(await own()).toMatchObject({ by: 'site' })
    signInAs(noor)
    await appealHiding(null, toForm({ kind: 'comment', id: comment.id, note: 'It was a joke.' }))
    signInAs(milo)
    expect(await decide('suspend', { until: first })).toMatchObject({ ok: true, message: 'The account is suspended.' })
    expect((await toldTo(noor)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`We looked again: your comment under`),
        expect.stringContaining('Your account is suspended until'),
      ]),
    )
    expect(await own()).toMatchObject({ by: 'moderator', reason, appeal: 'decided' })
    expect(await db.report.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { reason: 'spam', status: 'upheld', outcome: 'suspended' },
      { reason: 'appeal', status: 'dismissed', outcome: 'suspended' },
    ])
  })

  test('for a deleted text says nothing of it', async () => {
    await decide('delete')
    await decide('suspend', { until: first })
    expect((await toldTo(noor)).filter(({ text }) => text.includes('stays hidden'))).toEqual([])
  })

  test('alone leaves the text; a shorter one changes nothing', async () => {
    await decide('suspend', { until: last })
    expect(await row()).toMatchObject({ hiddenAt: null })
    await decide('suspend', { until: first })
    expect(await suspendedUntil()).toEqual(new Date(`${last}T00:00:00Z`))
  })

  test.each([
    ['without a day', '', 'Please choose a day'],
    ['with something else', 'tomorrow', 'Please choose a day'],
    ['for longer than thirty days', dayAfter(last), `Please choose a day from ${first} to ${last}`],
  ])('%s is refused, by an administrator too', async (_what, until, message) => {
    signInAs(ada)
    expect(await decide('suspend', { until })).toMatchObject({ ok: false, fieldErrors: { until: [message] } })
    expect(await suspendedUntil()).toBeNull()
    expect(await countOpenCases()).toBe(1)
  })

  test.each(['dismiss', 'restore'])(
    'beside the verdict %s is refused, since that finds nothing wrong',
    async (verdict) => {
      if (verdict === 'restore') await decide('hide')
      expect(await decide(verdict, { until: first })).toMatchObject({
        ok: false,
        fieldErrors: { until: ['Nobody is suspended by this decision. Please leave the day empty'] },
      })
      expect(await suspendedUntil()).toBeNull()
    },
  )

  test('of a colleague is refused, also beside another verdict', async () => {
    comment = await addComment(mina)
    expect(await decide('suspend', { until: first })).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await decide('hide', { until: first })).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await row()).toMatchObject({ hiddenAt: null })
  })

  test('of somebody who became an administrator is lifted by another one, not by themselves', async () => {
    await decide('suspend', { until: first })
    await db.profile.update({ where: { id: noor.id }, data: { role: 'admin' } })
    const lift = () => liftSuspension(null, toForm({ id: noor.id, reason: 'They are needed.' }))
    expect(await lift()).toMatchObject({ problem: 'forbidden' })
    signInAs(ada)
    expect(await findCase(ada, { kind: 'profile', id: noor.id })).toMatchObject({ author: { canLift: true } })
    expect(await lift()).toMatchObject({ ok: true })
    expect(await suspendedUntil()).toBeNull()
    await db.profile.update({ where: { id: noor.id }, data: { role: 'user' } })
  })

  test('is lifted with a reason', async () => {
    await decide('suspend', { until: first })
    expect(await findCase(milo, { kind: 'profile', id: noor.id })).toMatchObject({ author: { canLift: true } })
    const lift = () => liftSuspension(null, toForm({ id: noor.id, reason: 'They apologised.' }))
    expect(await lift()).toMatchObject({ ok: true })
    expect(await suspendedUntil()).toBeNull()
    expect(await auditTrail()).toMatchObject([
      { action: 'profile.lift-suspension', subject: `profile:${noor.id}`, reason: 'They apologised.' },
      {},
      {},
    ])
    // In place of what said that they cannot.
    expect(await toldTo(noor)).toMatchObject([
      { kind: 'moderation', href: '/settings', text: 'Your account can write again. They apologised.' },
    ])
    expect(await lift()).toMatchObject({ ok: false, problem: 'conflict' })
  })
})
