import { beforeEach, describe, expect, test } from 'vitest'
import { deleteComment } from '@/lib/comments/actions'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { deleteReply, deleteTopic } from '@/lib/forum/actions'
import { decideCase, dismissCases, reportTarget } from '@/lib/moderation/actions'
import { findCase } from '@/lib/moderation/case-queries'
import { suspensionDays } from '@/lib/moderation/suspension'
import { signInAs, toForm } from '@/tests/support/request'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addComment, addTopic, auditTrail, toldTo } from './reported'

let [noor, otto, milo, ada] = Array.from({ length: 4 }, () => ({}) as Member) as [Member, Member, Member, Member]

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  milo = await addMember('milo', { role: 'moderator' })
  ada = await addMember('ada', { role: 'admin' })
})

const reason = 'Advertising is not welcome here.'
const decide = (kind: string, id: string, verdict: string, more: Record<string, string> = {}) =>
  decideCase(null, toForm({ kind, id, verdict, reason, ...more }))
const seen = { reports: '1', hidden: 'false' }

const things = {
  comment: async () => (await addComment(otto)).id,
  reply: async () => (await addTopic(noor, otto)).reply.id,
  topic: async () => {
    const { topic, reply } = await addTopic(otto, otto)
    await db.reply.delete({ where: { id: reply.id } })
    return topic.id
  },
}
const remove = { comment: deleteComment, reply: deleteReply, topic: deleteTopic }

/** Noor has reported a thing of Otto's, who deletes it while Milo reads the case. */
async function addGone(kind: keyof typeof things): Promise<string> {
  const id = await things[kind]()
  signInAs(noor)
  await reportTarget(null, toForm({ kind, id, reason: 'spam' }))
  signInAs(otto)
  expect(await remove[kind](null, toForm({ id }))).toMatchObject({ ok: true })
  signInAs(milo)
  return id
}

describe.each(['comment', 'reply', 'topic'] as const)('a %s that its author deletes while the case is read', (kind) => {
  test.each(['hide', 'delete', 'restore'])(
    'is told to whoever decides to %s it, and is no refusal',
    async (verdict) => {
      const id = await addGone(kind)
      expect(await decide(kind, id, verdict, seen)).toMatchObject({
        ok: false,
        problem: 'conflict',
        message: 'Its author has deleted this meanwhile. The page shows what can be decided now.',
        values: { reason },
      })
      expect(await auditTrail()).toEqual([])
      expect(await findCase(milo, { kind, id })).toMatchObject({
        deleted: true,
        verdicts: ['dismiss', 'suspend'],
        openReports: 1,
        log: [],
      })
    },
  )

  test('is dismissed, and whoever reported it hears what became of it', async () => {
    const id = await addGone(kind)
    expect(await decide(kind, id, 'dismiss', seen)).toMatchObject({ ok: true })
    const [told] = await toldTo(noor)
    expect(told?.text).toMatch(
      new RegExp(`^Thank you for your report. We looked at the ${kind} .+, which its author has deleted meanwhile\\.$`),
    )
  })

  test('is a refusal to whoever could not decide it before either', async () => {
    const id = await addGone(kind)
    signInAs(otto)
    expect(await decide(kind, id, 'hide', seen)).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await auditTrail()).toMatchObject([{ action: 'access.refused', actor: 'otto', subject: `${kind}:${id}` }])
    // It is nothing that was done to the thing.
    expect(await findCase(milo, { kind, id })).toMatchObject({ log: [] })
  })
})

test('several are not dismissed when one was hidden meanwhile, which is no refusal', async () => {
  const { id } = await addComment(otto)
  signInAs(noor)
  await reportTarget(null, toForm({ kind: 'comment', id, reason: 'spam' }))
  await db.comment.update({ where: { id }, data: { hiddenAt: new Date() } })
  signInAs(milo)
  expect(await dismissCases(null, toForm({ cases: `comment:${id}`, reason }))).toMatchObject({
    ok: false,
    problem: 'conflict',
    message: expect.stringMatching(/^The comment under .+ has been hidden meanwhile\. Nothing was dismissed\.$/),
  })
  expect(await auditTrail()).toEqual([])
})

describe('a person', () => {
  const until = suspensionDays().first

  test.each([
    ['suspended', 'suspend'],
    ['suspended beside another verdict', 'hide'],
  ])('who has left is not %s, which is no refusal', async (_how, verdict) => {
    const { id } = await addComment(otto)
    await db.comment.update({ where: { id }, data: { authorId: null } })
    signInAs(milo)
    expect(await decide('comment', id, verdict, { until })).toMatchObject({
      ok: false,
      problem: 'conflict',
      message: 'Its author has left meanwhile. The page shows what can be decided now.',
    })
    expect(await auditTrail()).toEqual([])
  })

  test('whose profile is gone by now is no refusal', async () => {
    await db.user.delete({ where: { id: otto.id } })
    signInAs(milo)
    expect(await decide('profile', otto.id, 'dismiss', { reports: '1' })).toMatchObject({ problem: 'not_found' })
    expect(await auditTrail()).toEqual([])
  })

  test.each(['hide', 'restore', 'delete'])('is nothing to %s, in any state', async (verdict) => {
    signInAs(ada)
    expect(await decide('profile', otto.id, verdict)).toMatchObject({ problem: 'forbidden' })
    expect(await auditTrail()).toMatchObject([{ action: 'access.refused', actor: 'ada' }])
  })
})
