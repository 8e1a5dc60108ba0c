import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { postComment } from '@/lib/comments/actions'
import { addComment } from '@/lib/comments/commands'
import { MOST_REPLIES } from '@/lib/comments/limits'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { TOO_COMPLEX } from '@/lib/core/formatted-text'
import { tags } from '@/lib/core/tags'
import type { Member } from '@/lib/core/viewer'
import { request, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { toldTo } from '../moderation/reported'
import { addMember, addText } from './texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let [noor, otto, author]: [Member, Member, Member] = [{} as Member, {} as Member, {} as Member]
let text = ''

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
  noor = await addMember('noor')
  otto = await addMember('otto')
  author = await addMember('author')
  text = await addText(author.id)
  signInAs(noor)
})

const post = (fields: Record<string, string>) => postComment(null, toForm({ articleId: text, ...fields }))
const endPace = () => db.rateLimit.deleteMany()
const comments = () => db.comment.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
const countOf = async () => (await db.article.findUniqueOrThrow({ where: { id: text } })).commentCount
async function postedId(fields: Record<string, string>): Promise<string> {
  const result = await post(fields)
  if (!result.ok) throw new Error(result.message)
  await endPace()
  return result.data.id
}

describe('a comment', () => {
  test('is stored as it was typed, counted, and expires its discussion alone', async () => {
    expect(await post({ content: ' **Loud**, indeed. ' })).toMatchObject({
      ok: true,
      message: 'Your comment has been posted.',
    })
    expect(await comments()).toMatchObject([
      { content: ' **Loud**, indeed. ', authorId: noor.id, articleId: text, parentId: null },
    ])
    expect(await countOf()).toBe(1)
    expect(request.updatedTags).toContain(tags.comments(text))
    expect(request.updatedTags).not.toContain(tags.reviews)
  })

  test('that was begun while somebody else was signed in is posted under nobody’s name', async () => {
    expect(await post({ content: 'Quiet.', sender: otto.id })).toMatchObject({
      problem: 'forbidden',
      message: 'You are signed in as noor now. Somebody else wrote this text: sign in as them to post it.',
    })
    expect(await comments()).toEqual([])
    expect(await post({ content: 'Quiet.', sender: noor.id })).toMatchObject({ ok: true })
  })

  test('looks for its like among what the member has said, also in a rush that the database has not counted yet', async () => {
    await db.$transaction(async (tx) => {
      const say = (times: number, age: string) => tx.$executeRaw`
        insert into comments (id, article_id, author_id, content, created_at)
        select gen_random_uuid(), ${text}::uuid, ${otto.id}::uuid, 'No. ' || number, now() - ${age}::interval
        from generate_series(1, ${times}::int) number`
      await say(200, '1 month')
      await tx.$executeRaw`analyze comments`
      await say(1000, '1 minute')
      const read = async () => {
        const [row] = await tx.$queryRaw<{ rows: number }[]>`
          select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'comments'`
        return row?.rows ?? Number.NaN
      }
      const before = await read()
      const added = await addComment({ author: noor, articleId: text, content: 'It is loud.' }, tx)
      expect(added).toMatchObject({ isNew: true, isRepeated: false })
      expect((await read()) - before).toBeLessThan(100)
    })
  })

  test('takes the draft of these very words along, and no other', async () => {
    const first = await postedId({ content: 'It is loud.' })
    const targets = { comment: `comment:${text}`, reply: `comment-reply:${first}` }
    const left = async () => (await db.draft.findMany({ orderBy: { target: 'asc' } })).map(({ target }) => target)
    for (const target of Object.values(targets))
      await db.draft.create({ data: { userId: noor.id, target, content: { content: 'One.\nTwo.' } } })
    await db.draft.create({ data: { userId: otto.id, target: 'topic:new', content: { content: 'One.\nTwo.' } } })

    await postedId({ content: 'Something else, from another window.' })
    expect(await left()).toEqual([targets.reply, targets.comment, 'topic:new'])
    await postedId({ content: 'One.\r\nTwo.', parentId: first })
    expect(await left()).toEqual([targets.comment, 'topic:new'])
    // Said within five minutes, so nothing is stored.
    expect(await post({ content: 'One.\r\nTwo.' })).toMatchObject({ ok: false })
    expect(await left()).toEqual([targets.comment, 'topic:new'])
  })

  test('of a draft, or of nothing, has no place', async () => {
    const draft = await addText(noor.id, { isPublic: false })
    const nowhere = { ok: false, problem: 'not_found', message: 'This no longer exists.' }
    expect(await post({ articleId: draft, content: 'Hello' })).toMatchObject(nowhere)
    expect(await post({ articleId: randomUUID(), content: 'Hello' })).toMatchObject(nowhere)
    expect(await comments()).toEqual([])
  })

  test.each([
    ['nothing', '', 'Please write something first'],
    ['blanks', ' \n\t ', 'Please write something first'],
    ['invisible signs', '\u200b\u2060', 'Please write something first'],
    ['more signs than can be read', '*a '.repeat(2_000), TOO_COMPLEX],
    ['an entity that is not seen', '&nbsp;', 'Please write something first'],
    ['a definition', '[x]: https://a.example', 'Please write something first'],
    ['a picture from elsewhere, which is not shown', '![](https://a.example/x.jpg)', 'Please write something first'],
    ['too much', 'x'.repeat(10_001), 'Please use at most 10,000 characters'],
  ])('of %s is refused and kept for its author', async (_what, content, sentence) => {
    const result = await post({ content })
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { content: [sentence] } })
    expect(result).toHaveProperty('values.content', content)
    expect(await comments()).toEqual([])
  })

  test('has ten thousand letters, however many units they take', async () => {
    expect(await post({ content: '🎧'.repeat(10_000) })).toMatchObject({ ok: true })
  })
})

describe('the same form sent again', () => {
  test('is answered with the comment that it posted', async () => {
    const fields = { content: 'Once', postKey: randomUUID() }
    const first = await post(fields)
    expect(await post(fields)).toEqual(first)
    expect(await comments()).toHaveLength(1)
    expect(await countOf()).toBe(1)
  })

  test('at the same moment stores one', async () => {
    const fields = { content: 'Twice at once', postKey: randomUUID() }
    const results = await Promise.all(Array.from({ length: 5 }, () => post(fields)))
    expect(results.map(({ ok }) => ok)).toEqual(Array(5).fill(true))
    expect(new Set(results.map((result) => result.ok && result.data.id)).size).toBe(1)
    expect(await comments()).toHaveLength(1)
    expect(await countOf()).toBe(1)
  })

  test('under a name that another member used is another comment', async () => {
    const postKey = randomUUID()
    await postedId({ content: 'Mine', postKey })
    signInAs(otto)
    await postedId({ content: 'Mine', postKey })
    expect(await comments()).toHaveLength(2)
  })
})

describe('limits', () => {
  test('one each five seconds, whatever it is about', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((content) => post({ content })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      problem: 'rate_limited',
      message: expect.stringMatching(/^That was a little too fast\. Please wait [1-5] seconds? and try again\.$/),
    })
    expect(await comments()).toHaveLength(1)
    signInAs(otto)
    expect(await post({ content: 'e' })).toMatchObject({ ok: true })
  })

  test('the same words only once in five minutes, and a refusal costs no pace', async () => {
    await postedId({ content: 'Again' })
    expect(await post({ content: 'Again' })).toMatchObject({
      ok: false,
      problem: 'conflict',
      message: 'You have just posted the same text.',
    })
    await db.comment.updateMany({ data: { createdAt: new Date(Date.now() - 6 * 60_000) } })
    expect(await post({ content: 'Again' })).toMatchObject({ ok: true })
    expect(await comments()).toHaveLength(2)
  })

  test('the same words again once they are taken back, but not what a moderator took from readers', async () => {
    const id = await postedId({ content: 'Again' })
    await db.comment.update({ where: { id }, data: { deletedAt: new Date() } })
    await db.rateLimit.deleteMany()
    expect(await post({ content: 'Again' })).toMatchObject({ ok: true })
    await db.comment.updateMany({ where: { id: { not: id } }, data: { deletedAt: new Date(), hiddenAt: new Date() } })
    expect(await post({ content: 'Again' })).toMatchObject({ problem: 'conflict' })
  })
})

describe('a reply', () => {
  test('stands under its comment, and tells whoever wrote that', async () => {
    const parentId = await postedId({ content: 'First' })
    signInAs(otto)
    expect(await post({ content: 'Second', parentId })).toMatchObject({
      ok: true,
      message: 'Your reply has been posted.',
    })
    expect(await comments()).toMatchObject([{ parentId: null }, { parentId, authorId: otto.id }])
    const notices = await toldTo(noor)
    expect(notices).toMatchObject([{ userId: noor.id, kind: 'reply', actorId: otto.id, subject: `article:${text}` }])
    expect(notices[0]?.href).toMatch(/^\/comment\/[\w-]{36}$/)
  })

  test('goes one level deep, under the same text, to what is still there', async () => {
    const parentId = await postedId({ content: 'First' })
    const reply = await postedId({ content: 'Second', parentId })
    const message = expect.stringContaining('The comment that you answer is no longer here.')
    const gone = { ok: false, problem: 'not_found', message }
    expect(await post({ content: 'Third', parentId: reply })).toMatchObject(gone)
    expect(await post({ content: 'Third', parentId, articleId: await addText(noor.id) })).toMatchObject(gone)
    await db.comment.update({ where: { id: parentId }, data: { hiddenAt: new Date() } })
    expect(await post({ content: 'Third', parentId })).toMatchObject(gone)
    expect(await comments()).toHaveLength(2)
  })

  test('finds no place in a full thread', async () => {
    const parentId = await postedId({ content: 'First' })
    await db.comment.createMany({
      data: Array.from({ length: MOST_REPLIES }, (_, n) => ({
        articleId: text,
        parentId,
        content: `${n}`,
        authorId: otto.id,
      })),
    })
    expect(await post({ content: 'One more', parentId })).toMatchObject({
      ok: false,
      message: 'This thread is full. Please begin a new comment.',
    })
    expect(await countOf()).toBe(MOST_REPLIES + 1)
  })

  test('calls somebody by name, once, and tells nobody of their own words', async () => {
    const parentId = await postedId({ content: 'First' })
    await db.notification.deleteMany()
    signInAs(otto)
    await postedId({ content: '@noor and @otto and @author and @nobody', parentId })
    const notices = await db.notification.findMany({ include: { user: { include: { profile: true } } } })
    expect(notices.map(({ kind, user }) => `${kind} ${user.profile?.username}`).sort()).toEqual([
      'mention author',
      'reply noor',
    ])
  })
})

describe('the author of the text', () => {
  test('is told of a comment, once, also where it calls them or is sent twice', async () => {
    const { title } = await db.article.findUniqueOrThrow({ where: { id: text } })
    const fields = { content: 'Well said.', postKey: randomUUID() }
    const id = await postedId(fields)
    await postedId(fields)
    const told = {
      kind: 'reply',
      actorId: noor.id,
      subject: `article:${text}`,
      href: `/comment/${id}`,
      text: `noor commented on your review “${title}”.`,
      readAt: null,
    }
    expect(await toldTo(author)).toMatchObject([told])
    await db.notification.deleteMany()
    await postedId({ content: 'Well said, @author and @otto.' })
    expect(await toldTo(author)).toMatchObject([{ kind: 'reply' }])
    expect(await toldTo(otto)).toMatchObject([{ kind: 'mention' }])
  })

  test('hears nothing of their own comment, of a refused one, of a reply to somebody else, or once they have left', async () => {
    signInAs(author)
    const parentId = await postedId({ content: 'Mine.' })
    signInAs(noor)
    await postedId({ content: 'First.', parentId })
    expect(await db.notification.findMany()).toMatchObject([{ text: expect.stringContaining('noor replied to your') }])
    await db.notification.deleteMany()
    const other = await postedId({ content: 'Another.' })
    await db.notification.deleteMany()
    expect(await post({ content: 'Another.' })).toMatchObject({ problem: 'conflict' })
    signInAs(otto)
    await postedId({ content: 'To noor.', parentId: other })
    expect(await toldTo(author)).toEqual([])
    await db.notification.deleteMany()
    await db.user.create({
      data: { id: DELETED_USER.id, profile: { create: { username: 'deleted', skeleton: 'deleted' } } },
    })
    await db.article.update({ where: { id: text }, data: { authorId: DELETED_USER.id } })
    await postedId({ content: 'To nobody.' })
    expect(await db.notification.count()).toBe(0)
  })
})

test.each(['Hello @otto', 'Hello'])('a comment that cannot tell anybody is not stored either: %s', async (content) => {
  await db.$executeRaw`ALTER TABLE notifications ADD CONSTRAINT nobody CHECK (false) NOT VALID`
  try {
    expect(await post({ content })).toMatchObject({ ok: false, problem: 'unexpected' })
    expect(await comments()).toEqual([])
    expect(await countOf()).toBe(0)
  } finally {
    await db.$executeRaw`ALTER TABLE notifications DROP CONSTRAINT nobody`
  }
})
