import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { markNewSeen } from '@/lib/dashboard/actions'
import { listOwnDrafts } from '@/lib/dashboard/draft-queries'
import { listNew } from '@/lib/dashboard/new-queries'
import { listOwnTopics, listRepliesToMember } from '@/lib/dashboard/own-queries'
import { listRecentPosts } from '@/lib/dashboard/queries'
import { signInAs, toForm } from '@/tests/support/request'
import { addPerson, wipe } from '../auth/people'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

let noor: Member
let iris: { id: string }
let texts: string
let topics: string

beforeEach(async () => {
  await db.comment.deleteMany()
  await db.article.deleteMany()
  await db.topic.deleteMany()
  await db.newsItem.deleteMany()
  await db.category.deleteMany()
  await wipe()
  const { id } = await addPerson('noor')
  noor = { id, username: 'noor', role: 'user', verified: true, suspendedUntil: null, managesPayments: false }
  iris = await addPerson('iris')
  texts = (await db.category.create({ data: { kind: 'article', slug: 'hardware', name: 'Hardware' } })).id
  topics = (await db.category.create({ data: { kind: 'topic', slug: 'audio', name: 'Audio' } })).id
  signInAs(noor)
})

const addArticle = (
  slug: string,
  publishedAt: Date,
  more: { excerpt?: string; content?: string; deletedAt?: Date } = {},
) =>
  db.article.create({
    data: {
      slug,
      title: slug,
      content: 'Text.',
      authorId: iris.id,
      categoryId: texts,
      status: 'published',
      publishedAt,
      ...more,
    },
  })
const addTopic = (title: string, authorId: string, createdAt = ago(1)) =>
  db.topic.create({
    data: {
      slug: 's',
      title,
      excerpt: 'E',
      content: 'C',
      categoryId: topics,
      authorId,
      createdAt,
      lastActivityAt: createdAt,
    },
  })

test('recent posts: published ones, newest first, with an excerpt or the beginning of the text', async () => {
  await addArticle('old', ago(3), { excerpt: 'An excerpt.' })
  const long = `**Bold** and ${'plenty of words '.repeat(20)}`
  await addArticle('new', ago(1), { content: long })
  await addArticle('gone', ago(1), { deletedAt: ago(0) })
  await db.article.create({ data: { slug: 'draft', title: 'd', content: 'x', authorId: noor.id, categoryId: texts } })
  const posts = await listRecentPosts()
  expect(posts.map(({ slug, category }) => [slug, category])).toEqual([
    ['new', 'Hardware'],
    ['old', 'Hardware'],
  ])
  expect(posts[1]?.excerpt).toBe('An excerpt.')
  expect(posts[0]?.excerpt).toMatch(/^Bold and plenty of words .* (plenty|of|words)…$/)
  expect(posts[0]?.excerpt.length).toBeLessThanOrEqual(100)
})

test('what is new lasts until it is marked, and marking hides nothing that was not on show', async () => {
  await addArticle('article', ago(2))
  await addTopic('topic', iris.id)
  await addTopic('mine', noor.id)
  await addTopic('ancient', iris.id, ago(24 * 30))
  const first = await listNew(noor)
  expect(first.lines.map(({ kind, title }) => [kind, title])).toEqual([
    ['Topic', 'topic'],
    ['Article', 'article'],
  ])
  await addTopic('meanwhile', iris.id, new Date(Date.parse(first.until) + 1))
  expect(await markNewSeen(null, toForm({ until: first.until }))).toMatchObject({ ok: true })
  expect((await listNew(noor)).lines.map(({ title }) => title)).toEqual(['meanwhile'])
  // An old tab, and a clock that runs ahead.
  await markNewSeen(null, toForm({ until: ago(5).toISOString() }))
  expect((await listNew(noor)).lines).toHaveLength(1)
  await markNewSeen(null, toForm({ until: new Date(Date.now() + HOUR_MS).toISOString() }))
  const { newSeenAt } = await db.user.findUniqueOrThrow({ where: { id: noor.id } })
  expect(newSeenAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await markNewSeen(null, toForm({ until: 'yesterday' }))).toMatchObject({ problem: 'invalid' })
})

test('one’s own: topics, answers by others, and drafts with where they stand', async () => {
  const topic = await addTopic('Which lamp?', noor.id)
  const article = await addArticle('lamps', ago(2))
  await db.reply.createMany({
    data: [
      { topicId: topic.id, position: 1, content: 'This one.', authorId: iris.id, createdAt: ago(0.5) },
      { topicId: topic.id, position: 2, content: 'Thanks.', authorId: noor.id },
      { topicId: topic.id, position: 3, content: 'Hidden.', authorId: iris.id, hiddenAt: ago(0) },
    ],
  })
  const comment = await db.comment.create({ data: { articleId: article.id, authorId: noor.id, content: 'Bright.' } })
  const answer = await db.comment.create({
    data: { articleId: article.id, authorId: iris.id, content: 'Indeed.', parentId: comment.id },
  })
  expect(await listOwnTopics(noor)).toMatchObject([{ text: 'Which lamp?' }])
  expect(await listRepliesToMember(noor)).toMatchObject([
    { href: `/comment/${answer.id}`, text: 'lamps', about: 'iris answered' },
    { href: `/forum/topic/${topic.number}/s#reply-1`, text: 'Which lamp?', about: 'iris answered' },
  ])
  await db.draft.createMany({
    data: [
      'topic:new',
      `reply:${topic.id}`,
      `comment:${article.id}`,
      'comment:00000000-0000-7000-8000-000000000001',
    ].map((target) => ({ userId: noor.id, target, content: { text: 'x' } })),
  })
  const drafts = await listOwnDrafts(noor)
  expect(
    drafts
      .slice(0, 3)
      .map(({ href }) => href)
      .sort(),
  ).toEqual(['/article/lamps', `/forum/topic/${topic.number}/s`, '/forum/new'].sort())
  expect(drafts.slice(3)).toMatchObject([
    { href: '/continue?draft=comment%3A00000000-0000-7000-8000-000000000001', text: 'Your comment' },
  ])
  expect(await listOwnDrafts({ ...noor, id: iris.id })).toEqual([])
})

test('drafts of comments and reviews lead to their forms; those without a form hide no other', async () => {
  const article = await addArticle('lamps', ago(2))
  const comment = (authorId: string, more = {}) =>
    db.comment.create({ data: { articleId: article.id, authorId, content: 'Bright.', ...more } })
  const [asked, own, gone] = [
    await comment(iris.id),
    await comment(noor.id),
    await comment(iris.id, { hiddenAt: ago(0) }),
  ]
  const begin = (target: string, daysAgo: number) =>
    db.draft.create({ data: { userId: noor.id, target, content: { content: 'x' }, updatedAt: ago(daysAgo) } })
  await begin('review:new', 9)
  await begin(`comment-reply:${asked.id}`, 8)
  await begin(`comment-edit:${own.id}`, 7)
  await begin(`comment-reply:${gone.id}`, 6)
  for (const n of [1, 2, 3, 4, 5]) await begin(`reply:00000000-0000-7000-8000-00000000000${n}`, n)
  const last = (number: number) => `/continue?draft=reply%3A00000000-0000-7000-8000-00000000000${number}`
  expect((await listOwnDrafts(noor)).map(({ text, about, href }) => [text, about, href])).toEqual([
    ['lamps', 'Your changes to a comment', `/comments/${own.id}/edit`],
    ['lamps', 'Your reply', `/comment/${asked.id}`],
    ['A new review', 'Content Dashboard', '/admin/blog/new?kind=review'],
    ...[1, 2, 3, 4, 5].map((number) => ['Your reply', 'Can no longer be posted', last(number)]),
  ])
})

test('drafts of news lead to their forms, for the staff alone', async () => {
  const source = await db.newsSource.create({ data: { slug: 'wire', name: 'Wire', siteUrl: 'https://wire.example' } })
  const category = await db.category.create({ data: { kind: 'news', slug: 'ai', name: 'AI' } })
  const { id } = await db.newsItem.create({
    data: {
      slug: 'a-report',
      title: 'A report',
      description: 'x',
      link: 'https://wire.example/1',
      publishedAt: ago(1),
      sourceId: source.id,
      categoryId: category.id,
    },
  })
  for (const [at, target] of ['news:new', `news:${id}`].entries())
    await db.draft.create({ data: { userId: noor.id, target, content: { title: 'x' }, updatedAt: ago(at + 1) } })
  const lines = async (role: 'user' | 'moderator') =>
    (await listOwnDrafts({ ...noor, role })).map(({ text, about, href }) => [text, about, href])
  expect(await lines('moderator')).toEqual([
    ['A new item', 'News', '/admin/news/new'],
    ['A report', 'Your changes to a news item', `/admin/news/${id}`],
  ])
  expect((await lines('user')).map(([, about]) => about)).toEqual(Array(2).fill('Can no longer be posted'))
})

test('one’s own posts that are not out yet stand among the drafts, each once', async () => {
  const post = (slug: string, more: object) =>
    db.article.create({ data: { slug, title: slug, content: 'x', authorId: noor.id, categoryId: texts, ...more } })
  const begun = await post('begun', { updatedAt: ago(3) })
  const half = await post('half', { updatedAt: ago(2) })
  await post('soon', { status: 'scheduled', scheduledFor: ago(-1), updatedAt: ago(1) })
  await post('out', { status: 'published', publishedAt: ago(1) })
  await post('gone', { deletedAt: ago(1) })
  await post('of-another', { authorId: iris.id })
  await db.draft.create({ data: { userId: noor.id, target: `article:${half.id}`, content: { title: 'x' } } })
  expect((await listOwnDrafts(noor)).map(({ text, about, href }) => [text, about, href])).toEqual([
    ['half', 'Your changes to a post', `/admin/blog/${half.id}/edit`],
    ['soon', 'Scheduled post', expect.any(String)],
    ['begun', 'Draft of a post', `/admin/blog/${begun.id}/edit`],
  ])
})
