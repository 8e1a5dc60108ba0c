import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { TOO_COMPLEX } from '@/lib/core/formatted-text'
import { editReply, editTopic, postReply, postTopic } from '@/lib/forum/actions'
import { signInAs, toForm } from '@/tests/support/request'
import { addMember, addTopic, emptyForum } from './members'

const content = '*a '.repeat(2_000)
const texts = { title: 'Which keyboard lasts?', category: 'hardware', tags: '', content }
let topic: Awaited<ReturnType<typeof addTopic>>
let replyId = ''

beforeEach(async () => {
  const categories = await emptyForum()
  const noor = await addMember('noor')
  signInAs(noor)
  topic = await addTopic(categories.hardware, { authorId: noor.id, content: 'Before.' })
  const reply = { topicId: topic.id, position: 1, authorId: noor.id, content: 'Before.' }
  replyId = (await db.reply.create({ data: reply, select: { id: true } })).id
})

test.each([
  ['a new topic', () => postTopic(null, toForm(texts))],
  ['a changed topic', () => editTopic(null, toForm({ ...texts, id: topic.id, version: '1' }))],
  ['a new reply', () => postReply(null, toForm({ topicId: topic.id, content }))],
  ['a changed reply', () => editReply(null, toForm({ id: replyId, version: '1', content }))],
])('%s with more signs than can be read is refused', async (_what, write) => {
  expect(await write()).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { content: [TOO_COMPLEX] } })
  const [topics, replies] = [await db.topic.findMany(), await db.reply.findMany()]
  expect([...topics, ...replies].map((post) => post.content)).toEqual(['Before.', 'Before.'])
})
