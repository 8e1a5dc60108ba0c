import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { NO_MARKS } from '@/lib/reactions/marks'
import { findMarks } from '@/lib/reactions/marks-queries'
import { silently } from '@/tests/support/silently'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]
let article = ''

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  noor = await addMember('noor')
  otto = await addMember('otto')
  article = await addText(noor.id)
})

test('a member who has nothing to do with a text has no marks', async () => {
  expect(await findMarks(otto.id, `article:${article}`)).toEqual({ marks: NO_MARKS, noticesRead: 0 })
})

test('marks of a text: likes of it and its comments, saved, followed, own comments', async () => {
  const [first, second] = await Promise.all(
    ['One', 'Two'].map((content) => db.comment.create({ data: { articleId: article, authorId: noor.id, content } })),
  )
  const own = await db.comment.create({ data: { articleId: article, authorId: otto.id, content: 'Mine' } })
  const other = await addText(noor.id)
  await db.like.createMany({
    data: [
      { userId: otto.id, articleId: article },
      { userId: otto.id, commentId: first?.id },
      { userId: otto.id, articleId: other },
      { userId: noor.id, commentId: own.id },
    ],
  })
  await db.savedItem.create({ data: { userId: otto.id, articleId: article } })
  await db.authorFollow.create({ data: { followerId: otto.id, authorId: noor.id } })
  const { marks } = await findMarks(otto.id, `article:${article}`)
  expect(new Set(marks.liked)).toEqual(new Set([article, first?.id]))
  expect(marks).toMatchObject({
    saved: [article],
    followsAuthor: true,
    own: { article: false, comments: [own.id] },
  })
  expect((await findMarks(noor.id, `article:${article}`)).marks.own).toMatchObject({
    article: true,
    comments: expect.arrayContaining([first?.id, second?.id]),
  })
})

test('a visit marks the notices about the subject read, and no others', async () => {
  const notice = { userId: otto.id, kind: 'reply', href: '/', text: 'Hello' }
  await db.notification.createMany({
    data: [
      { ...notice, subject: `article:${article}` },
      { ...notice, subject: 'topic:elsewhere' },
      { ...notice, subject: `article:${article}`, userId: noor.id },
    ],
  })
  expect((await findMarks(otto.id, `article:${article}`)).noticesRead).toBe(1)
  expect((await findMarks(otto.id, `article:${article}`)).noticesRead).toBe(0)
  expect(await db.notification.count({ where: { readAt: null } })).toBe(2)
})

test('marks of a topic and of lists', async () => {
  const category = await db.category.upsert({
    where: { kind_slug: { kind: 'topic', slug: 'cloud' } },
    update: {},
    create: { kind: 'topic', slug: 'cloud', name: 'Cloud' },
  })
  const topic = await db.topic.create({
    data: { title: 'T', slug: 't', excerpt: '', content: 'Text', authorId: otto.id, categoryId: category.id },
  })
  const reply = await db.reply.create({ data: { topicId: topic.id, position: 1, authorId: otto.id, content: 'R' } })
  await db.like.create({ data: { userId: noor.id, replyId: reply.id } })
  await db.topicFollow.create({ data: { userId: noor.id, topicId: topic.id, level: 'mute' } })
  await db.savedItem.create({ data: { userId: noor.id, topicId: topic.id } })
  expect((await findMarks(noor.id, `topic:${topic.id}`)).marks).toMatchObject({
    liked: [reply.id],
    saved: [topic.id],
    followsTopic: 'mute',
    own: { topic: false, replies: [] },
  })
  expect((await findMarks(otto.id, `topic:${topic.id}`)).marks.own).toMatchObject({ topic: true, replies: [reply.id] })
  expect((await findMarks(noor.id, 'news-list')).marks).toEqual(NO_MARKS)
  expect((await findMarks(noor.id, `product:${topic.id}`)).marks).toEqual(NO_MARKS)
  expect((await findMarks(noor.id, 'product-list')).marks).toEqual(NO_MARKS)
})

test('a list knows everything that was wished for, however much that is', async () => {
  const { id: categoryId } = await db.category.upsert({
    where: { kind_slug: { kind: 'product', slug: 'audio' } },
    update: {},
    create: { kind: 'product', slug: 'audio', name: 'Audio' },
  })
  const marked = { slug: { startsWith: 'marked-' } }
  await silently(
    db.product.createMany({
      data: Array.from({ length: 501 }, (_, index) => ({
        slug: `marked-${index}`,
        name: `Marked ${index}`,
        description: 'x',
        categoryId,
        priceCents: 1000,
      })),
    }),
  )
  const known = await db.product.findMany({ where: marked, select: { id: true } })
  await db.wishlistItem.createMany({
    data: known.map(({ id }) => ({ userId: noor.id, productId: id, priceCents: 1000 })),
  })
  expect((await findMarks(noor.id, 'product-list')).marks.wished).toHaveLength(501)
  await silently(db.wishlistItem.deleteMany({ where: { userId: noor.id } }), db.product.deleteMany({ where: marked }))
})
