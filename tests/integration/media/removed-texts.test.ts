import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/durations'
import type { Member } from '@/lib/core/viewer'
import { removeUnusedPictures } from '@/lib/media/commands'
import { randomKey } from '@/lib/media/storage'
import { addMember, addText } from '../comments/texts'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const show = (key: string) => `![A desk](/media/${key}-1200.webp#1x1)`

let noor: Member
let article: string
let categoryId: string
let number = 0

beforeEach(async () => {
  await db.article.deleteMany()
  await db.topic.deleteMany()
  await db.media.deleteMany()
  await db.user.deleteMany()
  noor = await addMember('noor')
  article = await addText(noor.id)
  ;({ id: categoryId } = await db.category.upsert({
    where: { kind_slug: { kind: 'topic', slug: 'hardware' } },
    update: {},
    create: { kind: 'topic', slug: 'hardware', name: 'Hardware' },
  }))
})

/** A picture that is old enough to go when nothing shows it; gives its key. */
async function addPicture(): Promise<string> {
  const key = randomKey()
  await db.media.create({
    data: { key, width: 1, height: 1, bytes: 1, ownerId: noor.id, createdAt: daysAgo(200) },
    select: { id: true },
  })
  return key
}

type Fate = { deletedAt?: Date; hiddenAt?: Date; withdrawnAt?: Date }

const addComment = (content: string, fate: Fate) =>
  db.comment.create({ data: { articleId: article, authorId: noor.id, content, ...fate } })
const addTopic = (content: string, fate: Fate) =>
  db.topic.create({
    data: { title: 'Desks', slug: 'desks', excerpt: 'Desks', authorId: noor.id, categoryId, content, ...fate },
  })
const addReply = async (content: string, fate: Fate, ofTopic: Fate = {}) => {
  const { id: topicId } = await addTopic('Desks', ofTopic)
  number += 1
  return db.reply.create({ data: { topicId, position: number, authorId: noor.id, content, ...fate } })
}
const keepVersion = (content: string, of: { topicId: string } | { replyId: string }) =>
  db.postRevision.create({ data: { content, ...of } })

const PLACES: Record<string, (content: string, fate: Fate) => Promise<unknown>> = {
  comment: addComment,
  topic: addTopic,
  reply: addReply,
  'reply in a topic': (content, fate) => addReply(content, {}, fate),
  'version of a topic': async (content, fate) => keepVersion(content, { topicId: (await addTopic('Desks', fate)).id }),
  'version of a reply': async (content, fate) =>
    keepVersion(content, { replyId: (await addReply('Said anew.', fate)).id }),
  'version of a reply in a topic': async (content, fate) =>
    keepVersion(content, { replyId: (await addReply('Said anew.', {}, fate)).id }),
}

describe.each(Object.entries(PLACES))('the picture of a %s', (_place, say) => {
  test.each([
    ['removed 91 days ago goes', { deletedAt: daysAgo(91), hiddenAt: daysAgo(91) }, 1],
    ['removed 89 days ago stays', { deletedAt: daysAgo(89), hiddenAt: daysAgo(89) }, 0],
    ['hidden long ago stays, since it may come back', { hiddenAt: daysAgo(91) }, 0],
    ['on show stays', {}, 0],
  ])('%s', async (_fate, fate: Fate, gone) => {
    await say(show(await addPicture()), fate)
    expect(await removeUnusedPictures()).toBe(gone)
  })
})

test('the picture of a first text that was taken back goes after as long, those of the replies stay', async () => {
  const taken = await addPicture()
  const answer = await addPicture()
  const { id: topicId } = await addTopic('[deleted]', { withdrawnAt: daysAgo(91) })
  await keepVersion(show(taken), { topicId })
  await db.reply.create({ data: { topicId, position: 1, authorId: noor.id, content: show(answer) } })
  expect(await removeUnusedPictures()).toBe(1)
  expect(await db.media.findMany({ select: { key: true } })).toEqual([{ key: answer }])
})

test('the picture of a reported text stays with what the report has kept of it', async () => {
  const key = await addPicture()
  const { id: commentId } = await addComment('Something else by now.', { deletedAt: daysAgo(91) })
  const reporterId = (await addMember('iris')).id
  const { id } = await db.report.create({ data: { reporterId, commentId, reason: 'abuse', said: show(key) } })
  expect(await removeUnusedPictures()).toBe(0)
  await db.report.update({ where: { id }, data: { said: null } })
  expect(await removeUnusedPictures()).toBe(1)
})

test('all that nothing shows goes in one run, however much it is', async () => {
  const rest = { width: 1, height: 1, bytes: 1, ownerId: noor.id, createdAt: daysAgo(8) }
  await db.media.createMany({ data: Array.from({ length: 501 }, () => ({ key: randomKey(), ...rest })) })
  expect(await removeUnusedPictures()).toBe(501)
})
