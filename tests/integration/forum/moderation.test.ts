import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { editTopic } from '@/lib/forum/actions'
import { findHistory, findTopicToEdit, findTopicToModerate } from '@/lib/forum/edit-queries'
import { lockTopic, moveTopic, pinTopic } from '@/lib/forum/moderation-actions'
import { request, signInAs, toForm } from '@/tests/support/request'
import { addMember, addTopic, emptyForum } from './members'

let categories: Awaited<ReturnType<typeof emptyForum>>
let author: Member
let moderator: Member
let topic: Awaited<ReturnType<typeof addTopic>>

beforeEach(async () => {
  categories = await emptyForum()
  author = await addMember('noor')
  moderator = await addMember('mod', 'moderator')
  topic = await addTopic(categories.hardware, { authorId: author.id })
  signInAs(moderator)
})

const audit = () =>
  db.auditEntry.findMany({
    where: { subject: `topic:${topic.id}` },
    orderBy: { at: 'asc' },
    select: { action: true, actor: true, reason: true, details: true },
  })

test('pinning, locking and moving are done, shown at once and written down with their reason', async () => {
  const reason = 'For everybody to see'
  expect(await pinTopic(null, toForm({ id: topic.id, pinned: 'yes', reason }))).toMatchObject({ ok: true })
  expect(await lockTopic(null, toForm({ id: topic.id, locked: 'yes', reason }))).toMatchObject({ ok: true })
  expect(await moveTopic(null, toForm({ id: topic.id, category: 'ai', reason }))).toMatchObject({ ok: true })
  const row = await db.topic.findUniqueOrThrow({ where: { id: topic.id } })
  expect(row).toMatchObject({ pinned: true, categoryId: categories.ai })
  expect(row.lockedAt).not.toBeNull()
  expect(new Set(request.updatedTags)).toEqual(new Set([`topic:${topic.number}`, 'topics']))
  expect(await db.topicCount.findMany({ where: { topics: 1 } })).toMatchObject([
    { categoryId: categories.ai, pinned: 1 },
  ])
  expect(await audit()).toEqual([
    { action: 'topic.pin', actor: 'mod', reason, details: null },
    { action: 'topic.lock', actor: 'mod', reason, details: null },
    { action: 'topic.move', actor: 'mod', reason, details: { from: 'hardware', to: 'ai' } },
  ])
  await lockTopic(null, toForm({ id: topic.id, locked: 'no', reason }))
  expect((await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).lockedAt).toBeNull()
})

test('a move is not undone by a form that its author had open', async () => {
  const form = await findTopicToEdit(author, topic.id)
  await moveTopic(null, toForm({ id: topic.id, category: 'ai', reason: 'For everybody to see' }))
  signInAs(author)
  const fields = {
    id: topic.id,
    title: form?.title ?? '',
    content: 'Changed.',
    category: form?.category ?? '',
    tags: '',
  }
  expect(await editTopic(null, toForm({ ...fields, version: String(form?.version) }))).toMatchObject({
    problem: 'conflict',
    values: { content: 'Changed.' },
  })
  expect(await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).toMatchObject({ categoryId: categories.ai })
})

test('without a reason, or into no category, nothing is done and nothing written', async () => {
  expect(await pinTopic(null, toForm({ id: topic.id, pinned: 'yes', reason: '  ' }))).toMatchObject({
    fieldErrors: { reason: ['Please give a reason'] },
  })
  expect(await moveTopic(null, toForm({ id: topic.id, category: 'nowhere', reason: 'x' }))).toMatchObject({
    problem: 'invalid',
  })
  expect(await audit()).toEqual([])
})

test('only staff see the tools and the history, only the author the form', async () => {
  await db.postRevision.create({ data: { topicId: topic.id, title: 'Old', content: 'Old words' } })
  expect(await findTopicToModerate(moderator, topic.id)).toMatchObject({ category: 'hardware', locked: false })
  expect(await findTopicToModerate(author, topic.id)).toBeNull()
  expect(await findHistory(moderator, 'topic', topic.id)).toMatchObject({ revisions: [{ content: 'Old words' }] })
  expect(await findHistory(author, 'topic', topic.id)).toBeNull()
  expect(await findTopicToEdit(author, topic.id)).toMatchObject({ title: 'Which keyboard?', answered: false })
  expect(await findTopicToEdit(moderator, topic.id)).toBeNull()
  for (const id of ['', 'abc', "' or 1=1"]) expect(await findTopicToEdit(author, id)).toBeNull()
})
