import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { findDraftForm, listOwnDrafts } from '@/lib/dashboard/draft-queries'
import { addText } from '../comments/texts'
import { addMember, addTopic, emptyForum } from '../forum/members'

let noor: Member
let text: string
let topic: { id: string; number: number }

beforeEach(async () => {
  await db.comment.deleteMany()
  await db.article.deleteMany()
  const { hardware } = await emptyForum()
  noor = await addMember('noor')
  text = await addText((await addMember('iris')).id)
  topic = await addTopic(hardware, { authorId: noor.id })
})

const now = () => new Date()
const changeText = (data: object) => db.article.update({ where: { id: text }, data })
const changeTopic = (data: object) => db.topic.update({ where: { id: topic.id }, data })
const addReply = () =>
  db.reply.create({ data: { topicId: topic.id, position: 1, authorId: noor.id, content: 'Mine.' } })
const addComment = () => db.comment.create({ data: { articleId: text, authorId: noor.id, content: 'Mine.' } })
const changeComment = (id: string, data: object) => db.comment.update({ where: { id }, data })

/** A form that stands somewhere, named as its draft, and what takes it away. */
type Case = [string, () => Promise<{ target: string; take: () => Promise<unknown> }>]

const ofTopic = (form: string, data: object) => async () => ({
  target: `${form}:${topic.id}`,
  take: () => changeTopic(data),
})
const ofText = (data: object) => async () => ({ target: `comment:${text}`, take: () => changeText(data) })
const ofReply = (take: (id: string) => Promise<unknown>) => async () => {
  const { id } = await addReply()
  return { target: `reply-edit:${id}`, take: () => take(id) }
}
const ofComment = (form: string, data: object) => async () => {
  const { id } = await addComment()
  return { target: `${form}:${id}`, take: () => changeComment(id, data) }
}

test.each<Case>([
  ['a reply to a topic that was locked', ofTopic('reply', { lockedAt: now() })],
  ['a reply to a topic that was hidden', ofTopic('reply', { hiddenAt: now() })],
  ['a reply to a topic that was deleted', ofTopic('reply', { deletedAt: now() })],
  ['an edit of a topic that was locked', ofTopic('topic-edit', { lockedAt: now() })],
  ['an edit of a topic that was taken back', ofTopic('topic-edit', { withdrawnAt: now() })],
  ['an edit of a reply in a topic that was locked', ofReply(() => changeTopic({ lockedAt: now() }))],
  [
    'an edit of a reply that was taken back',
    ofReply((id) => db.reply.update({ where: { id }, data: { deletedAt: now() } })),
  ],
  [
    'an edit of a post that is somebody else’s now',
    async () => {
      const owner = await addMember('owner-of-texts')
      await changeText({ authorId: noor.id })
      return { target: `article:${text}`, take: () => changeText({ authorId: owner.id }) }
    },
  ],
  ['a comment on a text that is a draft again', ofText({ status: 'draft' })],
  ['a comment on a text that was deleted', ofText({ deletedAt: now() })],
  ['a reply to a comment that was deleted', ofComment('comment-reply', { deletedAt: now() })],
  ['a reply to a comment that was hidden', ofComment('comment-reply', { hiddenAt: now() })],
  ['an edit of a comment of yesterday', ofComment('comment-edit', { createdAt: new Date('2026-01-01') })],
  ['an edit of a comment that was hidden', ofComment('comment-edit', { hiddenAt: now() })],
])('%s leads to where its words are still read', async (_what, make) => {
  const { target, take } = await make()
  await db.draft.create({ data: { userId: noor.id, target, content: { content: 'Long and well said.' } } })
  const [form] = await listOwnDrafts(noor)
  expect(form).toMatchObject({ id: target, href: expect.not.stringMatching(/^\/continue/) })
  expect(await findDraftForm(noor, target)).toMatchObject({ href: form?.href })

  await take()
  expect(await findDraftForm(noor, target)).toBeNull()
  expect(await listOwnDrafts(noor)).toMatchObject([
    {
      href: `/continue?draft=${encodeURIComponent(target)}`,
      text: expect.stringMatching(/^Your /),
      about: 'Can no longer be posted',
    },
  ])
})

test('what no form can be called stands nowhere', async () => {
  expect(await findDraftForm(noor, `reply:${'-'.repeat(36)}`)).toBeNull()
  expect(await findDraftForm(noor, 'passwords')).toBeNull()
})
