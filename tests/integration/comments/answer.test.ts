import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { findCommentToAnswer } from '@/lib/comments/place-queries'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { wipe } from '../auth/people'
import { addMember, addText } from './texts'

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]
let text = ''

beforeEach(async () => {
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  text = await addText(noor.id)
})

async function say(
  author: Member,
  content: string,
  more: { parentId?: string; deletedAt?: Date; hiddenAt?: Date } = {},
) {
  const { id } = await db.comment.create({ data: { articleId: text, authorId: author.id, content, ...more } })
  return id
}

test('a first-level comment is answered with its text and its author’s name', async () => {
  const id = await say(otto, 'It is **loud**.')
  expect(await findCommentToAnswer(id, undefined)).toMatchObject({
    threadId: id,
    article: { id: text },
    html: expect.stringContaining('<strong>loud</strong>'),
    name: 'otto',
    username: undefined,
  })
})

test('a reply that is meant is the one to be read, and its author is called by name', async () => {
  const threadId = await say(otto, 'It is loud.')
  const to = await say(noor, 'Not in my room.', { parentId: threadId })
  const answered = await findCommentToAnswer(threadId, to)
  expect(answered).toMatchObject({ threadId, name: 'noor', username: 'noor' })
  expect(answered?.html).toContain('Not in my room.')
})

test('a reply that is not there to be answered leaves its thread', async () => {
  const threadId = await say(otto, 'It is loud.')
  const elsewhere = await say(noor, 'Elsewhere.', { parentId: await say(otto, 'Another one.') })
  const gone = await say(noor, 'Gone.', { parentId: threadId, deletedAt: new Date() })
  const hidden = await say(noor, 'Hidden.', { parentId: threadId, hiddenAt: new Date() })
  for (const to of [elsewhere, gone, hidden, randomUUID(), 'x', '', ['x', 'y'], undefined]) {
    expect(await findCommentToAnswer(threadId, to)).toMatchObject({ name: 'otto', username: undefined })
  }
})

test.each([
  ['no id', async () => 'x'],
  ['an id of nothing', async () => randomUUID()],
  ['a reply', async () => say(noor, 'No.', { parentId: await say(otto, 'Yes.') })],
  ['a deleted comment', async () => say(otto, 'Deleted.', { deletedAt: new Date() })],
  ['a hidden comment', async () => say(otto, 'Hidden.', { hiddenAt: new Date() })],
])('%s has no page of replies', async (_what, id) => {
  expect(await findCommentToAnswer(await id(), undefined)).toBeNull()
})

test('a comment under a text that is no longer public has no page of replies', async () => {
  const id = await say(otto, 'It is loud.')
  await db.article.update({ where: { id: text }, data: { status: 'draft' } })
  expect(await findCommentToAnswer(id, undefined)).toBeNull()
})
