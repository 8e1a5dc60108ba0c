import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteComment, editComment } from '@/lib/comments/actions'
import { findCommentPlace, findOwnComment } from '@/lib/comments/place-queries'
import { findDiscussion } from '@/lib/comments/queries'
import { db } from '@/lib/core/db'
import { TOO_COMPLEX } from '@/lib/core/formatted-text'
import type { Member } from '@/lib/core/viewer'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember, addText } from './texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let [noor, otto]: [Member, Member] = [{} as Member, {} as Member]
let text = ''

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
  noor = await addMember('noor')
  otto = await addMember('otto')
  text = await addText(noor.id)
  signInAs(otto)
})

const ONLY_AUTHORS = 'A comment can be edited by its author, for a day.'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const add = (content: string, more: object = {}) =>
  db.comment.create({ data: { articleId: text, authorId: otto.id, content, ...more } })
const edit = (id: string, content: string, version = 1) =>
  editComment(null, toForm({ id, content, version: `${version}` }))
const remove = (id: string) => deleteComment(null, toForm({ id }))
const read = (order: 'newest' | 'oldest' | 'best' = 'newest', page = 1) => findDiscussion(text, { order, page })
const countOf = async () => (await db.article.findUniqueOrThrow({ where: { id: text } })).commentCount

describe('an edit', () => {
  test.each([
    ['in the first minutes leaves no mark', 4, 'After', null],
    ['later is marked', 6, 'After', expect.any(Date)],
    ['later that says the same leaves no mark', 6, 'Before', null],
  ])('%s', async (_what, minutes, content, editedAt) => {
    const { id } = await add('Before', { createdAt: minutesAgo(minutes) })
    expect(await edit(id, content)).toMatchObject({ ok: true })
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ content, version: 2, editedAt })
  })

  test.each([
    ['a day later', async () => add('Old', { createdAt: minutesAgo(24 * 60 + 1) }), ONLY_AUTHORS],
    ["of somebody else's", async () => add('Mine', { authorId: noor.id }), ONLY_AUTHORS],
    ['of a hidden one', async () => add('Bad', { hiddenAt: new Date() }), 'Your comment was hidden by a moderator.'],
    ['of a deleted one', async () => add('Gone', { deletedAt: new Date() }), 'Your comment has been deleted.'],
  ])('%s is refused, with the reason and what was typed', async (_what, make, message) => {
    const { id, content } = await make()
    const refused = { ok: false, problem: 'forbidden', message, values: { content: 'After' } }
    expect(await edit(id, 'After')).toMatchObject(refused)
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ content })
  })

  test('into more signs than can be read is refused', async () => {
    const { id } = await add('Before')
    const refused = { ok: false, problem: 'invalid', fieldErrors: { content: [TOO_COMPLEX] } }
    expect(await edit(id, '*a '.repeat(2_000))).toMatchObject(refused)
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ content: 'Before', version: 1 })
  })

  test('of what was changed elsewhere is refused and keeps what was typed', async () => {
    const { id } = await add('Before')
    await edit(id, 'From the other tab')
    expect(await edit(id, 'From this one')).toMatchObject({
      ok: false,
      problem: 'conflict',
      message: expect.stringContaining('What is stored now stands beside what you typed'),
      values: { content: 'From this one', version: '1' },
    })
    expect(await findOwnComment(otto, id)).toMatchObject({ content: 'From the other tab', version: 2 })
    expect(await edit(id, 'From this one', 2)).toMatchObject({ ok: true })
  })

  test('to what shows nothing is refused', async () => {
    const { id } = await add('Before')
    expect(await edit(id, '&#8203;')).toMatchObject({
      problem: 'invalid',
      fieldErrors: { content: ['Please write something first'] },
      values: { content: '&#8203;' },
    })
    expect(await findOwnComment(otto, id)).toMatchObject({ content: 'Before', version: 1 })
  })

  test('tells only who was not called before', async () => {
    const lena = await addMember('lena')
    const { id } = await add('Hello @noor')
    await edit(id, 'Hello @noor and @lena')
    expect(await db.notification.findMany({ select: { userId: true, kind: true } })).toEqual([
      { userId: lena.id, kind: 'mention' },
    ])
  })
})

describe('a deletion', () => {
  test('leaves nothing where nobody answered', async () => {
    const { id } = await add('Gone soon')
    expect(await countOf()).toBe(1)
    expect(await remove(id)).toMatchObject({ ok: true, message: 'Your comment has been deleted.' })
    expect((await read())?.threads).toEqual([])
    expect(await countOf()).toBe(0)
    // The same form sent twice.
    expect(await remove(id)).toMatchObject({ ok: true, message: 'Your comment has been deleted.' })
    expect(await countOf()).toBe(0)
    expect(await findCommentPlace(id)).toMatch(/^\/reviews\/loudspeaker-\d+#comments$/)
    await db.article.update({ where: { id: text }, data: { status: 'draft' } })
    expect(await findCommentPlace(id)).toBeNull()
  })

  test('of a reply leads to its discussion, also when a moderator did it', async () => {
    const { id } = await add('Stays')
    const gone = await add('Gone', { parentId: id, hiddenAt: new Date() })
    expect(await findCommentPlace(gone.id)).toMatch(/^\/reviews\/loudspeaker-\d+#comments$/)
  })

  test('leaves its place where somebody did, without name and words', async () => {
    const { id } = await add('Gone soon')
    const reply = await add('Stays', { parentId: id, authorId: noor.id })
    await remove(id)
    const [thread] = (await read())?.threads ?? []
    expect(thread).toEqual({
      id,
      version: 1,
      createdAt: expect.any(String),
      fate: 'deleted',
      replies: [expect.objectContaining({ id: reply.id })],
    })
    expect(await countOf()).toBe(1)
    expect(await findCommentPlace(reply.id)).toMatch(new RegExp(`^/reviews/loudspeaker-\\d+#comment-${reply.id}$`))
  })

  test("of somebody else's is refused, also to staff", async () => {
    const { id } = await add('Stays')
    signInAs(await addMember('mira', { role: 'moderator' }))
    expect(await remove(id)).toMatchObject({ ok: false, problem: 'forbidden' })
    expect(await countOf()).toBe(1)
  })
})

test('the count follows whatever hides, restores or removes a comment', async () => {
  const { id } = await add('Here')
  const set = (data: object) => db.comment.update({ where: { id }, data })
  await set({ hiddenAt: new Date() })
  expect(await countOf()).toBe(0)
  await set({ deletedAt: new Date() })
  expect(await countOf()).toBe(0)
  await set({ hiddenAt: null, deletedAt: null })
  expect(await countOf()).toBe(1)
  await db.comment.delete({ where: { id } })
  expect(await countOf()).toBe(0)
})

describe('reading', () => {
  test('orders, pages and nests', async () => {
    const all = []
    for (let n = 0; n < 22; n++)
      all.push((await add(`No. ${n}`, { createdAt: minutesAgo(100 - n), likeCount: n === 3 ? 5 : 0 })).id)
    const first = all[0] ?? ''
    await add('Early reply', { parentId: first, createdAt: minutesAgo(50) })
    await add('Late reply', { parentId: first, createdAt: minutesAgo(40) })
    await add('Hidden reply', { parentId: first, hiddenAt: new Date() })

    const newest = await read()
    expect(newest).toMatchObject({ pages: 2, total: 24 })
    expect(newest?.threads.map(({ id }) => id)).toEqual(all.slice(2).reverse())
    const last = await read('newest', 2)
    expect(last?.threads.map(({ id }) => id)).toEqual([all[1], all[0]])
    expect(last?.threads[1]?.replies.map((reply) => reply.fate === null && reply.html)).toEqual([
      '<p>Early reply</p>',
      '<p>Late reply</p>',
    ])
    expect((await read('oldest'))?.threads[0]?.id).toBe(first)
    expect((await read('best'))?.threads.slice(0, 2).map(({ id }) => id)).toEqual([all[3], all[21]])
    expect(await read('newest', 3)).toBeNull()
    expect(await findCommentPlace(first)).toMatch(new RegExp(`\\?page=2#comment-${first}$`))
  })

  test('shows who wrote the text, who is staff, and nobody where the author left', async () => {
    await add('Mine', { authorId: noor.id })
    await add('Of staff', { authorId: (await addMember('mira', { role: 'moderator' })).id })
    await add('Of somebody who left', { authorId: null })
    const threads = (await read('oldest'))?.threads ?? []
    expect(threads.map((thread) => thread.fate === null && [thread.author.name, thread.badge, thread.hasPage])).toEqual(
      [
        ['noor', 'Author', true],
        ['mira', 'Staff', false],
        ['[deleted]', null, false],
      ],
    )
  })

  test('renders Markdown without letting anything out', async () => {
    await add('**Loud** <script>alert(1)</script> [link](https://spam.example) ![x](https://spam.example/x.png)')
    const [thread] = (await read())?.threads ?? []
    expect(thread?.fate === null && thread.html).toBe(
      '<p><strong>Loud</strong> &#x3C;script>alert(1)&#x3C;/script> <a href="https://spam.example" rel="ugc nofollow noopener">link</a> x</p>',
    )
  })

  test('gives the source to its author alone', async () => {
    const { id } = await add('As *typed*')
    expect(await findOwnComment(otto, id)).toMatchObject({ content: 'As *typed*', version: 1, isEditable: true })
    expect(await findOwnComment(noor, id)).toBeNull()
    expect(await findOwnComment(otto, 'not-an-id')).toBeNull()
    expect(await findCommentPlace('not-an-id')).toBeNull()
  })
})
