import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { deleteReply, deleteTopic, editReply, editTopic, followTopic, postReply, postTopic } from '@/lib/forum/actions'
import { isTopicGone } from '@/lib/forum/address-queries'
import { listActiveTopics, searchForum } from '@/lib/forum/queries'
import { findTopicAt } from '@/lib/forum/topic-queries'
import { findPerson } from '@/lib/people/queries'
import { findShareFacts } from '@/lib/seo/share-queries'
import { atOnce, request, signInAs, toForm } from '@/tests/support/request'
import { addMember, addTopic, emptyForum, waitALittle } from './members'

let categories: Awaited<ReturnType<typeof emptyForum>>
let noor: Member
let iris: Member

beforeEach(async () => {
  categories = await emptyForum()
  ;[noor, iris] = [await addMember('noor'), await addMember('iris')]
  signInAs(noor)
})

const topicForm = (change: Record<string, string> = {}) =>
  toForm({
    title: 'Which keyboard lasts?',
    category: 'hardware',
    tags: 'keyboards, usb-c',
    content: 'Tell me.',
    ...change,
  })
const replyForm = (topicId: string, change: Record<string, string> = {}) =>
  toForm({ topicId, content: 'The old one.', ...change })

test('a text that was begun while somebody else was signed in is posted under nobody’s name', async () => {
  const topic = await addTopic(categories.hardware, { authorId: iris.id })
  const others = { sender: iris.id }
  const refusal = {
    problem: 'forbidden',
    message: 'You are signed in as noor now. Somebody else wrote this text: sign in as them to post it.',
  }
  expect(await postTopic(null, topicForm(others))).toMatchObject(refusal)
  expect(await postReply(null, replyForm(topic.id, others))).toMatchObject(refusal)
  expect([await db.topic.count(), await db.reply.count()]).toEqual([1, 0])
  expect(await postReply(null, replyForm(topic.id, { sender: noor.id }))).toMatchObject({ ok: true })
})

describe('a new topic', () => {
  test('is stored whole, and its lists and its page are made anew', async () => {
    const result = await postTopic(null, topicForm({ title: 'Which key\u200bboard  lasts?' }))
    const topic = await db.topic.findFirstOrThrow({ include: { tags: { include: { tag: true } } } })
    expect(result).toMatchObject({ ok: true, data: { href: `/forum/topic/${topic.number}/which-keyboard-lasts` } })
    expect(topic).toMatchObject({
      title: 'Which keyboard lasts?',
      authorId: noor.id,
      excerpt: 'Tell me.',
      replyCount: 0,
    })
    expect(topic.tags.map(({ tag }) => tag.slug).sort()).toEqual(['keyboards', 'usb-c'])
    expect(request.updatedTags).toEqual([`topic:${topic.number}`, 'topics'])
    expect(await db.topicCount.findMany()).toEqual([
      { categoryId: categories.hardware, topics: 1, posts: 1, pinned: 0, hot: 0 },
    ])
  })

  test('has an address that can be read in whatever script its title is', async () => {
    const result = await postTopic(null, topicForm({ title: 'Какая клавиатура тише 静か?' }))
    const { number } = await db.topic.findFirstOrThrow()
    const href = `/forum/topic/${number}/kakaya-klaviatura-tishe-jing-ka`
    expect(result).toMatchObject({ ok: true, data: { href } })
  })

  test('sent twice is stored once', async () => {
    const form = topicForm({ postKey: randomUUID() })
    const [first, second] = [await postTopic(null, form), await postTopic(null, form)]
    expect(second).toEqual(first)
    expect(await db.topic.count()).toBe(1)
  })

  test('is limited to one in fifteen seconds, and the same text to one in five minutes', async () => {
    expect(await postTopic(null, topicForm())).toMatchObject({ ok: true })
    const change = { title: 'Another question', content: 'Another text.' }
    expect(await postTopic(null, topicForm(change))).toMatchObject({
      ok: false,
      problem: 'rate_limited',
      values: change,
    })
    await waitALittle()
    expect(await postTopic(null, topicForm({ title: 'Another title' }))).toMatchObject({ problem: 'conflict' })
    await db.topic.updateMany({ data: { createdAt: new Date(Date.now() - 6 * 60_000) } })
    await waitALittle()
    expect(await postTopic(null, topicForm({ title: 'Another title' }))).toMatchObject({ ok: true })
  })

  test('may say again what its author took back, but not what a moderator took from readers', async () => {
    await postTopic(null, topicForm())
    const { id } = await db.topic.findFirstOrThrow()
    expect(await deleteTopic(null, toForm({ id }))).toMatchObject({ ok: true })
    await waitALittle()
    expect(await postTopic(null, topicForm())).toMatchObject({ ok: true })
    for (const taken of [{ hiddenAt: new Date() }, { hiddenAt: new Date(), deletedAt: new Date() }]) {
      await db.topic.updateMany({ where: { id: { not: id } }, data: taken })
      await waitALittle()
      expect(await postTopic(null, topicForm())).toMatchObject({ problem: 'conflict' })
    }
  })

  test('in a category that is not the forum’s is refused', async () => {
    await db.category.create({ data: { kind: 'news', slug: 'policy', name: 'Policy' } })
    const result = await postTopic(null, topicForm({ category: 'policy' }))
    expect(result).toMatchObject({
      ok: false,
      problem: 'invalid',
      fieldErrors: { category: ['Please choose a category'] },
    })
    expect(await db.topic.count()).toBe(0)
  })

  test('calls whom it names', async () => {
    await postTopic(null, topicForm({ content: 'What do you say, @iris, @noor and @nobody?' }))
    expect(await db.notification.findMany({ select: { userId: true, kind: true } })).toEqual([
      { userId: iris.id, kind: 'mention' },
    ])
  })

  test('calls whoever’s name ends with a sign, and at the end of a sentence whoever’s does not', async () => {
    const mila = await addMember('mila_')
    await postTopic(null, topicForm({ content: 'What do you say, @mila_? And you, @iris.' }))
    const told = await db.notification.findMany({ select: { userId: true } })
    expect(told.map(({ userId }) => userId).sort()).toEqual([mila.id, iris.id].sort())
  })
})

describe('a reply', () => {
  test('gets the next position, warms the topic and is counted', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    const result = await postReply(null, replyForm(topic.id))
    expect(result).toMatchObject({ ok: true, data: { href: `/forum/topic/${topic.number}/${topic.slug}#reply-1` } })
    const row = await db.topic.findUniqueOrThrow({ where: { id: topic.id } })
    expect(row).toMatchObject({ replyCount: 1, lastPosition: 1, lastAuthorId: noor.id, heat: 1, hot: false })
    expect(request.updatedTags).toEqual([`topic:${topic.number}`, 'topics'])
    expect(await db.topicCount.findFirst()).toMatchObject({ topics: 1, posts: 2 })
  })

  test('many at once get positions of their own, without gaps', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    const members = await Promise.all(Array.from({ length: 8 }, (_, index) => addMember(`writer-${index}`)))
    const reply = (index: number) => postReply(null, replyForm(topic.id, { content: `Answer ${index}` }))
    const results = await atOnce(members.map((member, index) => [member, () => reply(index)] as const))
    for (const result of results) expect(result).toMatchObject({ ok: true })
    const rows = await db.reply.findMany({ orderBy: { position: 'asc' }, select: { position: true } })
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).toMatchObject({ replyCount: 8, hot: true })
    expect(await db.topicCount.findFirst()).toMatchObject({ posts: 9, hot: 1 })
  })

  test('sent twice is stored once, and one in five seconds is enough', async () => {
    const topic = await addTopic(categories.hardware)
    const form = replyForm(topic.id, { postKey: randomUUID() })
    const [first, second] = [await postReply(null, form), await postReply(null, form)]
    expect(second).toEqual(first)
    expect(await postReply(null, replyForm(topic.id, { content: 'More.' }))).toMatchObject({ problem: 'rate_limited' })
    await waitALittle()
    expect(await postReply(null, replyForm(topic.id))).toMatchObject({
      problem: 'conflict',
      message: 'You have just posted the same text.',
      values: { content: 'The old one.' },
    })
    expect(await db.reply.count()).toBe(1)
  })

  test('may say again what its author took back, but not what a moderator took from readers', async () => {
    const topic = await addTopic(categories.hardware)
    await postReply(null, replyForm(topic.id))
    const { id } = await db.reply.findFirstOrThrow()
    expect(await deleteReply(null, toForm({ id }))).toMatchObject({ ok: true })
    await waitALittle()
    expect(await postReply(null, replyForm(topic.id))).toMatchObject({ ok: true })
    for (const taken of [{ hiddenAt: new Date() }, { hiddenAt: new Date(), deletedAt: new Date() }]) {
      await db.reply.updateMany({ where: { id: { not: id } }, data: taken })
      await waitALittle()
      expect(await postReply(null, replyForm(topic.id))).toMatchObject({ problem: 'conflict' })
    }
  })

  test('in a locked or hidden topic is refused, and takes no position', async () => {
    const topic = await addTopic(categories.hardware, { lockedAt: new Date() })
    expect(await postReply(null, replyForm(topic.id))).toMatchObject({
      problem: 'conflict',
      message: 'This topic is locked. New replies are not possible.',
    })
    await db.topic.update({ where: { id: topic.id }, data: { lockedAt: null, hiddenAt: new Date() } })
    await waitALittle()
    const hidden = { problem: 'forbidden', message: 'This was hidden by a moderator.' }
    expect(await postReply(null, replyForm(topic.id))).toMatchObject(hidden)
    expect(await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).toMatchObject({ lastPosition: 0, heat: 0 })
  })

  test('tells the author, whoever is quoted or called, and followers, each once, and none who muted', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    const [omar, vera, ben, zoe] = await Promise.all(['omar', 'vera', 'ben', 'zoe'].map((name) => addMember(name)))
    if (!omar || !vera || !ben || !zoe) throw new Error('not made')
    for (const [member, level] of [
      [vera, 'follow'],
      [omar, 'follow'],
      [ben, 'mute'],
      [noor, 'follow'],
    ] as const) {
      signInAs(member)
      expect(await followTopic(null, toForm({ topicId: topic.id, level }))).toMatchObject({ ok: true })
    }
    signInAs(omar)
    await postReply(null, replyForm(topic.id, { content: 'I have one.' }))
    await db.notification.deleteMany()
    signInAs(noor)
    await postReply(null, replyForm(topic.id, { content: 'So does @zoe, and @ben.', quotes: '1' }))
    const told = await db.notification.findMany({ select: { userId: true, kind: true, href: true, text: true } })
    const nameOf = new Map([iris, omar, vera, ben, zoe, noor].map(({ id, username }) => [id, username]))
    expect(told.map(({ userId, kind }) => `${nameOf.get(userId)} ${kind}`).sort()).toEqual([
      'iris reply',
      'omar reply',
      'vera reply',
      'zoe mention',
    ])
    expect(new Set(told.map(({ href }) => href))).toEqual(
      new Set([`/forum/topic/${topic.number}/${topic.slug}#reply-2`]),
    )
    expect(await db.reply.findFirstOrThrow({ where: { position: 2 }, include: { quotes: true } })).toMatchObject({
      quotes: { position: 1 },
    })
  })
})

describe('an edit', () => {
  test('keeps what was there, is marked after five minutes, and follows the title', async () => {
    const topic = await addTopic(categories.hardware, { authorId: noor.id })
    const edit = (change: Record<string, string>) =>
      editTopic(null, topicForm({ id: topic.id, content: 'Which one, now?', category: 'ai', ...change }))
    expect(await edit({ version: '1', title: 'Which mouse?' })).toMatchObject({
      ok: true,
      data: { href: `/forum/topic/${topic.number}/which-mouse` },
    })
    const first = await db.topic.findUniqueOrThrow({ where: { id: topic.id } })
    expect(first).toMatchObject({ editedAt: null, version: 2, categoryId: categories.ai, excerpt: 'Which one, now?' })
    expect(await db.postRevision.findMany()).toMatchObject([{ title: 'Which keyboard?', content: 'Which one?' }])

    // Unmarked, yet staff find what it said.
    const page = () => findTopicAt({ number: String(first.number), slug: first.slug })
    expect(await page()).toMatchObject({ editedAt: null, revised: true })

    await db.topic.update({ where: { id: topic.id }, data: { createdAt: new Date(Date.now() - 6 * 60_000) } })
    await edit({ version: '2', content: 'Later.' })
    expect((await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).editedAt).not.toBeNull()
    expect(await db.topicCount.findMany({ orderBy: { topics: 'desc' } })).toMatchObject([
      { categoryId: categories.ai, topics: 1, posts: 1 },
      { categoryId: categories.hardware, topics: 0, posts: 0 },
    ])
  })

  test('that says the same has no mark, nor has another category', async () => {
    const createdAt = new Date(Date.now() - 6 * 60_000)
    const said = { title: 'Which one lasts?', content: 'Tell me.' }
    const topic = await addTopic(categories.hardware, { authorId: noor.id, createdAt, ...said })
    await postReply(null, replyForm(topic.id))
    await db.reply.updateMany({ data: { createdAt } })
    const { id, content } = await db.reply.findFirstOrThrow()
    const form = topicForm({ id: topic.id, version: '1', ...said, category: 'ai' })
    expect(await editTopic(null, form)).toMatchObject({ ok: true })
    expect(await editReply(null, toForm({ id, version: '1', content }))).toMatchObject({ ok: true })
    expect(await db.topic.findFirstOrThrow()).toMatchObject({ editedAt: null, version: 2, categoryId: categories.ai })
    expect(await db.reply.findFirstOrThrow()).toMatchObject({ editedAt: null, version: 2 })
    expect(await db.postRevision.count()).toBe(0)

    expect(await editReply(null, toForm({ id, version: '2', content: 'Another.' }))).toMatchObject({ ok: true })
    expect(await db.reply.findFirstOrThrow()).toMatchObject({ editedAt: expect.any(Date) })
  })

  test('from an old version is refused with its text', async () => {
    const topic = await addTopic(categories.hardware)
    await postReply(null, replyForm(topic.id))
    const reply = await db.reply.findFirstOrThrow()
    const edit = (version: string, content: string) => editReply(null, toForm({ id: reply.id, version, content }))
    expect(await edit('1', 'First change.')).toMatchObject({ ok: true })
    expect(await edit('1', 'Second change.')).toMatchObject({
      problem: 'conflict',
      values: { content: 'Second change.' },
    })
    expect(await db.reply.findFirstOrThrow()).toMatchObject({ content: 'First change.', version: 2 })
    const page = await findTopicAt({ number: String(topic.number), slug: topic.slug })
    expect(page).toMatchObject({ revised: false, replies: [{ revised: true }] })
  })

  test('of what its author has deleted in another tab says so, and so does a reply to it', async () => {
    const [topic, answered] = [
      await addTopic(categories.hardware, { authorId: noor.id }),
      await addTopic(categories.hardware, { authorId: noor.id }),
    ]
    await postReply(null, replyForm(answered.id))
    const reply = await db.reply.findFirstOrThrow()
    const edits = {
      reply: () => editReply(null, toForm({ id: reply.id, version: '1', content: 'Changed.' })),
      topic: (id: string) => editTopic(null, topicForm({ id, version: '1', content: 'Changed.' })),
    }
    const refused = { ok: false, problem: 'forbidden', message: 'This has been deleted.' }
    const kept = { ...refused, values: { content: 'Changed.' } }

    await deleteTopic(null, toForm({ id: answered.id }))
    expect(await edits.topic(answered.id)).toMatchObject(kept)
    await deleteReply(null, toForm({ id: reply.id }))
    expect(await edits.reply()).toMatchObject(kept)
    await deleteTopic(null, toForm({ id: topic.id }))
    expect(await edits.topic(topic.id)).toMatchObject(kept)
    await waitALittle()
    expect(await postReply(null, replyForm(topic.id))).toMatchObject({
      ...refused,
      values: { content: 'The old one.' },
    })
  })

  test('of somebody else’s text, or in a locked topic, is refused', async () => {
    const topic = await addTopic(categories.hardware)
    await postReply(null, replyForm(topic.id))
    const reply = await db.reply.findFirstOrThrow()
    const form = toForm({ id: reply.id, version: '1', content: 'Changed.' })
    signInAs(iris)
    const message = 'Only its author can change this.'
    expect(await editReply(null, form)).toMatchObject({ problem: 'forbidden', message })
    signInAs(noor)
    await db.topic.update({ where: { id: topic.id }, data: { lockedAt: new Date() } })
    const refused = { problem: 'forbidden', message: 'This topic is locked. Its texts cannot be changed.' }
    expect(await editReply(null, form)).toMatchObject(refused)
    expect(await db.reply.findFirstOrThrow()).toMatchObject({ content: 'The old one.' })
  })
})

describe('deleting', () => {
  test('a reply that nobody quoted leaves nothing, one that was quoted leaves a stub', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    const post = async (member: Member, content: string, quotes = '') => {
      signInAs(member)
      await waitALittle()
      await postReply(null, replyForm(topic.id, { content, quotes }))
    }
    await post(noor, 'One.')
    await post(noor, 'Two.')
    await post(iris, 'Three.', '1')
    signInAs(noor)
    for (const position of [1, 2]) {
      const { id } = await db.reply.findFirstOrThrow({ where: { position } })
      expect(await deleteReply(null, toForm({ id }))).toMatchObject({ ok: true })
    }
    const page = await findTopicAt({ number: String(topic.number), slug: topic.slug })
    expect(page?.replies.map(({ position, state, author }) => [position, state, author.name])).toEqual([
      [1, 'deleted', '[deleted]'],
      [3, 'shown', 'iris'],
    ])
    expect(JSON.stringify(page)).not.toContain('One.')
    expect(page).toMatchObject({ replyCount: 1, lastPosition: 3 })
    // A position is never given twice.
    await post(noor, 'Four.')
    expect(await db.reply.findFirst({ where: { content: 'Four.' } })).toMatchObject({ position: 4 })
  })

  test('the last reply gives its place in the lists back', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id, lastAuthorId: iris.id })
    const before = await db.topic.findUniqueOrThrow({ where: { id: topic.id } })
    await postReply(null, replyForm(topic.id))
    const { id } = await db.reply.findFirstOrThrow()
    await db.reply.update({ where: { id }, data: { hiddenAt: new Date() } })
    expect(await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).toMatchObject({
      lastActivityAt: before.createdAt,
      lastAuthorId: iris.id,
      replyCount: 0,
    })
    await db.reply.update({ where: { id }, data: { hiddenAt: null } })
    expect(await db.topic.findUniqueOrThrow({ where: { id: topic.id } })).toMatchObject({
      lastAuthorId: noor.id,
      replyCount: 1,
    })
  })

  test('a topic without replies is gone, a discussion loses only its first text', async () => {
    const lonely = await addTopic(categories.hardware, { authorId: noor.id })
    expect(await deleteTopic(null, toForm({ id: lonely.id }))).toMatchObject({ ok: true, data: { href: '/forum' } })
    expect(await findTopicAt({ number: String(lonely.number), slug: lonely.slug })).toBeNull()

    const answered = await addTopic(categories.hardware, {
      authorId: iris.id,
      content: 'My address is 12 High Street.',
    })
    await postReply(null, replyForm(answered.id))
    signInAs(iris)
    expect(await deleteTopic(null, toForm({ id: answered.id }))).toMatchObject({ ok: true })
    const page = await findTopicAt({ number: String(answered.number), slug: answered.slug })
    expect(page).toMatchObject({ state: 'deleted', html: '', excerpt: '[deleted]', author: { name: '[deleted]' } })
    expect(page).toMatchObject({ revised: true, replies: [{ revised: false }] })
    expect(page?.replies).toHaveLength(1)
    expect(JSON.stringify(page)).not.toContain('High Street')
    expect(await db.postRevision.findFirst()).toMatchObject({ content: 'My address is 12 High Street.' })
  })

  test('sent twice is answered alike, also at the same moment, and does nothing more', async () => {
    const both = async (one: () => Promise<unknown>) => [...(await Promise.all([one(), one()])), await one()]
    const lonely = await addTopic(categories.hardware, { authorId: noor.id })
    for (const answer of await both(() => deleteTopic(null, toForm({ id: lonely.id })))) {
      expect(answer).toMatchObject({ ok: true, data: { href: '/forum' }, message: 'Your topic has been deleted.' })
    }
    const gone = await db.topic.findUniqueOrThrow({ where: { id: lonely.id } })
    expect(gone).toMatchObject({ withdrawnAt: null, content: 'Which one?', version: 1 })

    const answered = await addTopic(categories.hardware, { authorId: noor.id })
    await postReply(null, replyForm(answered.id))
    for (const answer of await both(() => deleteTopic(null, toForm({ id: answered.id })))) {
      expect(answer).toMatchObject({ ok: true, data: { href: `/forum/topic/${answered.number}/${answered.slug}` } })
    }
    expect(await db.postRevision.findMany()).toMatchObject([{ topicId: answered.id, content: 'Which one?' }])

    const { id } = await db.reply.findFirstOrThrow()
    for (const answer of await both(() => deleteReply(null, toForm({ id })))) expect(answer).toMatchObject({ ok: true })
    expect(await deleteTopic(null, toForm({ id: answered.id }))).toMatchObject({ ok: true, data: { href: '/forum' } })
    expect(await db.topic.findUniqueOrThrow({ where: { id: answered.id } })).toMatchObject({
      version: 2,
      replyCount: 0,
    })

    await db.reply.update({ where: { id }, data: { hiddenAt: new Date() } })
    expect(await deleteReply(null, toForm({ id }))).toMatchObject({ problem: 'forbidden' })
  })

  test('the last reply takes a topic whose first text was taken back with it, unless a hidden one may come back', async () => {
    const topic = await addTopic(categories.hardware, { authorId: noor.id })
    const other = await addTopic(categories.hardware, { authorId: noor.id })
    for (const [place, { id }] of [topic, other, other].entries()) {
      await waitALittle()
      expect(await postReply(null, replyForm(id, { content: `The old one, ${place}.` }))).toMatchObject({ ok: true })
    }
    const [reply] = await db.reply.findMany({ where: { topicId: topic.id } })
    const [shown, hidden] = await db.reply.findMany({ where: { topicId: other.id }, orderBy: { position: 'asc' } })
    await db.reply.update({ where: { id: hidden?.id ?? '' }, data: { hiddenAt: new Date() } })
    for (const { id } of [topic, other]) await deleteTopic(null, toForm({ id }))

    const deleted = { ok: true, data: { href: '/forum' }, message: 'Your reply has been deleted.' }
    expect(await deleteReply(null, toForm({ id: reply?.id ?? '' }))).toMatchObject(deleted)
    expect(await deleteReply(null, toForm({ id: reply?.id ?? '' }))).toMatchObject(deleted)
    expect(await findTopicAt({ number: String(topic.number), slug: topic.slug })).toBeNull()
    expect(await isTopicGone(String(topic.number))).toBe(true)

    expect(await deleteReply(null, toForm({ id: shown?.id ?? '' }))).toMatchObject({
      ok: true,
      data: { href: expect.stringContaining(`/forum/topic/${other.number}/`) },
    })
    expect(await findTopicAt({ number: String(other.number), slug: other.slug })).toMatchObject({ state: 'deleted' })
  })

  test('the first text of a discussion takes its author’s name with it, and what is new is not told to them', async () => {
    await db.profile.update({ where: { id: iris.id }, data: { isPublic: true } })
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    const facts = () => findShareFacts('topic', String(topic.number))
    await postReply(null, replyForm(topic.id))
    expect(await facts()).toMatchObject({ byline: 'iris' })
    signInAs(iris)
    await deleteTopic(null, toForm({ id: topic.id }))
    await db.notification.deleteMany()
    signInAs(noor)
    await waitALittle()
    await postReply(null, replyForm(topic.id, { content: 'And another one.' }))
    expect(await db.notification.count()).toBe(0)

    expect(await listActiveTopics(5)).toMatchObject([{ author: { username: '', name: '[deleted]', avatar: null } }])
    expect(await searchForum({ tab: 'all', category: null, sort: 'recent', page: 1, q: 'iri' })).toMatchObject({
      total: 0,
    })
    const person = await findPerson({ username: 'iris', show: 'all', page: 1 })
    expect(person).toMatchObject({ person: { counts: { topics: 0 } }, topics: [] })
    expect(await facts()).toMatchObject({ byline: '[deleted]' })
  })

  test('nobody is named as quoted whose reply is not shown', async () => {
    const topic = await addTopic(categories.hardware, { authorId: iris.id })
    await postReply(null, replyForm(topic.id))
    signInAs(iris)
    await postReply(null, replyForm(topic.id, { content: 'Which one?', quotes: '1' }))
    const quoted = async () =>
      (await findTopicAt({ number: String(topic.number), slug: topic.slug }))?.replies.find(({ quotes }) => quotes)
        ?.quotes
    expect(await quoted()).toEqual({ position: 1, name: 'noor' })
    const change = (data: object) => db.reply.updateMany({ where: { topicId: topic.id, position: 1 }, data })
    await change({ hiddenAt: new Date() })
    expect(await quoted()).toEqual({ position: 1, name: null })
    await change({ hiddenAt: null, deletedAt: new Date() })
    expect(await quoted()).toEqual({ position: 1, name: null })
  })
})

const HARM = [
  '<script>alert(1)</script>',
  '[a](javascript:alert(1)) ![b](https://elsewhere.example/x.png)',
  '[c](https://example.com)',
]

test('what shows nothing is refused, posted or edited, and costs no time to wait', async () => {
  const refused = { problem: 'invalid', fieldErrors: { content: ['Please enter a text'] } }
  const content = '[x]: https://a.example'
  expect(await postTopic(null, topicForm({ content }))).toMatchObject({ ...refused, values: { content } })
  expect(await postTopic(null, topicForm())).toMatchObject({ ok: true })
  const topic = await db.topic.findFirstOrThrow()
  expect(await postReply(null, replyForm(topic.id, { content }))).toMatchObject(refused)
  expect(await postReply(null, replyForm(topic.id))).toMatchObject({ ok: true })
  const reply = await db.reply.findFirstOrThrow()
  expect(await editTopic(null, topicForm({ id: topic.id, version: '1', content }))).toMatchObject(refused)
  expect(await editReply(null, toForm({ id: reply.id, version: '1', content }))).toMatchObject(refused)
  expect(await db.postRevision.count()).toBe(0)
})

test('a text built to do harm is shown as the text it is', async () => {
  await postTopic(null, topicForm({ content: HARM.join('\n\n') }))
  const { number, slug } = await db.topic.findFirstOrThrow()
  const page = await findTopicAt({ number: String(number), slug })
  expect(page?.html).toContain('&#x3C;script>')
  expect(page?.html).not.toMatch(/<script|href="javascript|<img/i)
})

test('one that is stored although it cannot be read is shown with all its signs', async () => {
  const content = [...HARM, '> '.repeat(1000)].join('\n\n')
  const { number, slug } = await addTopic(categories.hardware, { authorId: noor.id, content })
  const page = await findTopicAt({ number: String(number), slug })
  expect(page?.html).toContain('&#x3C;script>')
  expect(page?.html).toContain('[c](https://example.com)')
  expect(page?.html).not.toMatch(/<script|<a|<img/i)
})
