import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { routes } from '@/lib/core/routes'
import { tags } from '@/lib/core/tags'
import type { Member } from '@/lib/core/viewer'
import { followAuthor, toggleLike } from '@/lib/reactions/actions'
import { findLikeTarget } from '@/lib/reactions/like-queries'
import type { LikedKind } from '@/lib/reactions/schema'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember, addText } from '../comments/texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]
const ids: Record<LikedKind, string> = { article: '', comment: '', topic: '', reply: '' }

beforeEach(async () => {
  await db.topic.deleteMany()
  await wipe()
  actAs(new Browser())
  noor = await addMember('noor')
  otto = await addMember('otto')
  ids.article = await addText(noor.id)
  ids.comment = (await db.comment.create({ data: { articleId: ids.article, authorId: noor.id, content: 'Hello' } })).id
  const category = await db.category.upsert({
    where: { kind_slug: { kind: 'topic', slug: 'cloud' } },
    update: {},
    create: { kind: 'topic', slug: 'cloud', name: 'Cloud' },
  })
  const topic = {
    title: 'Backups',
    slug: 'backups',
    excerpt: '',
    content: 'How?',
    authorId: noor.id,
    categoryId: category.id,
  }
  ids.topic = (await db.topic.create({ data: topic })).id
  ids.reply = (
    await db.reply.create({ data: { topicId: ids.topic, position: 1, authorId: noor.id, content: 'So.' } })
  ).id
  signInAs(otto)
})

const like = (kind: LikedKind, want?: 'liked' | 'not-liked', id = ids[kind]) =>
  toggleLike(null, toForm({ kind, id, ...(want ? { want } : {}) }))

const COUNTS: Record<LikedKind, (id: string) => Promise<{ likeCount: number }>> = {
  article: (id) => db.article.findUniqueOrThrow({ where: { id } }),
  comment: (id) => db.comment.findUniqueOrThrow({ where: { id } }),
  topic: (id) => db.topic.findUniqueOrThrow({ where: { id } }),
  reply: (id) => db.reply.findUniqueOrThrow({ where: { id } }),
}
const countOf = async (kind: LikedKind) => (await COUNTS[kind](ids[kind])).likeCount

describe.each(['article', 'comment', 'topic', 'reply'] as const)('%s', (kind) => {
  test('is liked, and no more', async () => {
    expect(await like(kind)).toMatchObject({ ok: true, data: { liked: true, count: 1 } })
    expect(await countOf(kind)).toBe(1)
    expect(await like(kind)).toMatchObject({ ok: true, data: { liked: false, count: 0 } })
    expect(await countOf(kind)).toBe(0)
  })

  test('takes one like of each, also when several come at once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => like(kind, 'liked')))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await countOf(kind)).toBe(1)
    expect(await like(kind, 'not-liked')).toMatchObject({ data: { liked: false, count: 0 } })
    expect(await like(kind, 'not-liked')).toMatchObject({ data: { liked: false, count: 0 } })
  })

  test('cannot be liked by its author, nor when it is gone', async () => {
    signInAs(noor)
    expect(await like(kind)).toMatchObject({
      ok: false,
      problem: 'forbidden',
      message: 'You cannot like your own text.',
    })
    signInAs(otto)
    expect(await like(kind, 'liked', randomUUID())).toMatchObject({ ok: false, problem: 'not_found' })
    expect(await db.like.count()).toBe(0)
  })
})

test('likes of many members at the same moment all count', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => addMember(`member-${n}`)))
  await Promise.all(crowd.map(({ id }) => db.like.create({ data: { userId: id, commentId: ids.comment } })))
  expect(await countOf('comment')).toBe(20)
  await db.user.deleteMany({ where: { id: { in: crowd.slice(0, 5).map(({ id }) => id) } } })
  expect(await countOf('comment')).toBe(15)
})

test('what shows the count expires, and nothing else', async () => {
  await like('comment')
  expect(request.updatedTags).toEqual([tags.comments(ids.article)])
  request.updatedTags.length = 0
  const { number } = await db.topic.findUniqueOrThrow({ where: { id: ids.topic } })
  await like('topic')
  expect(request.updatedTags).toEqual([tags.topic(number), tags.topics])
})

test('a form posted without scripts leads back to where the text stands, also on a later page', async () => {
  expect(await findLikeTarget('comment', ids.comment)).toMatchObject({ page: routes.comment(ids.comment) })
  const { number, slug } = await db.topic.findUniqueOrThrow({ where: { id: ids.topic } })
  const { id } = await db.reply.create({
    data: { topicId: ids.topic, position: 45, authorId: noor.id, content: 'Later.' },
  })
  expect(await findLikeTarget('reply', ids.reply)).toMatchObject({ page: `/forum/topic/${number}/${slug}#reply-1` })
  expect(await findLikeTarget('reply', id)).toMatchObject({ page: `/forum/topic/${number}/${slug}?page=3#reply-45` })
})

test('fifty a day; taking back is free', async () => {
  const made = await Promise.all(
    Array.from({ length: 51 }, (_, n) =>
      db.comment.create({ data: { articleId: ids.article, authorId: noor.id, content: `No. ${n}` } }),
    ),
  )
  const answers = []
  for (const { id } of made) answers.push(await like('comment', 'liked', id))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50)
  expect(answers.at(-1)).toMatchObject({ ok: false, problem: 'rate_limited' })
  expect(await like('comment', 'not-liked', made[0]?.id)).toMatchObject({ ok: true })
  expect(await like('comment', undefined, made[1]?.id)).toMatchObject({ ok: true, data: { liked: false } })
})

describe('following an author', () => {
  const follow = (username: string, want?: string) =>
    followAuthor(null, toForm({ username, ...(want ? { want } : {}) }))
  const followers = () => db.authorFollow.count({ where: { followerId: otto.id, authorId: noor.id } })

  test('turns round, and once is enough', async () => {
    expect(await follow('noor')).toMatchObject({ ok: true, data: { follows: true }, message: 'You follow noor now.' })
    expect(await follow('noor', 'following')).toMatchObject({ ok: true, data: { follows: true } })
    expect(await followers()).toBe(1)
    expect(await follow('noor')).toMatchObject({ ok: true, data: { follows: false } })
    expect(await followers()).toBe(0)
  })

  test('is for people who write here, and not for oneself', async () => {
    await addMember('reader')
    expect(await follow('reader')).toMatchObject({ ok: false, problem: 'not_found' })
    signInAs(noor)
    expect(await follow('noor')).toMatchObject({
      ok: false,
      problem: 'forbidden',
      message: 'You cannot follow yourself.',
    })
  })
})
