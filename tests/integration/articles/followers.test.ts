import { beforeEach, expect, test, vi } from 'vitest'
import { restorePost, setPostStatus, trashPost } from '@/lib/articles/actions'
import { publishDue } from '@/lib/articles/jobs'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { setHidden } from '@/lib/moderation/commands/act'
import { findTarget } from '@/lib/moderation/target-queries'
import { tellOfNewTexts } from '@/lib/notifications/author-commands'
import { followAuthor } from '@/lib/reactions/actions'
import { findMarks } from '@/lib/reactions/marks-queries'
import { answerJobs } from '@/tests/support/own-server'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create, reviewFields, save } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let [iris, noor, otto]: [Member, Member, Member] = [{} as Member, {} as Member, {} as Member]

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  noor = await addMember('noor')
  otto = await addMember('otto')
  await db.authorFollow.create({ data: { followerId: noor.id, authorId: iris.id } })
  signInAs(iris)
})

/** What followers are told once the job has run. */
async function told() {
  await tellOfNewTexts()
  return db.notification.findMany({
    where: { kind: 'text' },
    orderBy: { createdAt: 'asc' },
    select: { userId: true, text: true, href: true, actorId: true },
  })
}
const setStatus = (id: string, status: string) => setPostStatus(null, toForm({ id, status }))

test('followers are told once of a text that comes out, and nobody else', async () => {
  await db.authorFollow.create({ data: { followerId: otto.id, authorId: noor.id } })
  const { id, slug } = await create({ title: 'Quiet keys' })
  expect(await told()).toEqual([])
  await setStatus(id, 'published')
  const notice = { userId: noor.id, text: 'iris published “Quiet keys”.', href: `/article/${slug}`, actorId: iris.id }
  expect(await told()).toEqual([notice])
  await save(id, { content: 'More of it.' })
  await db.notification.updateMany({ data: { readAt: new Date() } })
  await setStatus(id, 'draft')
  await setStatus(id, 'published')
  expect(await told()).toEqual([notice])
})

test('by the form and the editor as well, under the name that the author goes by', async () => {
  await db.profile.update({ where: { id: iris.id }, data: { fullName: 'Iris Brandt' } })
  const { slug } = await create(reviewFields({ title: 'A field mic', status: 'published' }))
  const { id } = await create({ title: 'Written long' })
  await save(id, { status: 'published' })
  expect(await told()).toMatchObject([
    { text: 'Iris Brandt published “A field mic”.', href: `/reviews/${slug}` },
    { text: 'Iris Brandt published “Written long”.' },
  ])
})

test('of one that comes out by itself', async () => {
  answerJobs()
  const { id } = await create({ title: 'On time', status: 'scheduled', scheduledFor: '2100-01-01T00:00' })
  expect(await told()).toEqual([])
  await db.article.update({ where: { id }, data: { scheduledFor: new Date(Date.now() - 60_000) } })
  await publishDue()
  expect(await told()).toMatchObject([{ userId: noor.id, text: 'iris published “On time”.' }])
})

const trash = (id: string) => trashPost(null, toForm({ id }))
const takeBack = async (id: string) => {
  const target = await findTarget({ kind: 'article', id })
  if (target) await db.$transaction((tx) => setHidden(tx, target, true))
}

test.each([
  ['its author takes it back', (id: string) => setStatus(id, 'draft')],
  ['it goes into the trash', trash],
  ['a moderator takes it back', takeBack],
])('no more when %s before they looked, also who follows them no longer', async (_what, act) => {
  const { id } = await create({ status: 'published' })
  expect(await told()).toHaveLength(1)
  await db.authorFollow.deleteMany()
  await act(id)
  expect(await told()).toEqual([])
})

test.each([
  ['is published again', (id: string) => setStatus(id, 'draft'), (id: string) => setStatus(id, 'published')],
  ['comes out of the trash', trash, (id: string) => restorePost(null, toForm({ id }))],
])('once more of one that %s, who had not looked at it', async (_what, away, back) => {
  await db.authorFollow.create({ data: { followerId: otto.id, authorId: iris.id } })
  const { id } = await create({ status: 'published' })
  expect(await told()).toHaveLength(2)
  await db.notification.updateMany({ where: { userId: otto.id }, data: { readAt: new Date() } })
  await away(id)
  expect(await told()).toMatchObject([{ userId: otto.id }])
  await back(id)
  expect((await told()).map(({ userId }) => userId).sort()).toEqual([noor.id, otto.id].sort())
})

test('of what came out more than a week ago nobody is told, and two servers tell once', async () => {
  const { id } = await create({ status: 'published' })
  const old = await create({ title: 'Of last month', status: 'published' })
  await db.article.update({ where: { id: old.id }, data: { publishedAt: new Date(Date.now() - 8 * 86_400_000) } })
  await Promise.all([tellOfNewTexts(), tellOfNewTexts(), tellOfNewTexts()])
  expect(await told()).toHaveLength(1)
  expect(await db.article.findUnique({ where: { id } })).toMatchObject({ followersToldAt: expect.any(Date) })
})

test('whoever follows somebody can stop, also when nothing of theirs is out any more', async () => {
  signInAs(noor)
  const follow = (want: string) => followAuthor(null, toForm({ username: 'iris', want }))
  expect(await follow('following')).toMatchObject({ ok: false })
  expect(await follow('not-following')).toMatchObject({ ok: true, data: { follows: false } })
  expect(await db.authorFollow.count()).toBe(0)
})

test('a look at the text marks it read', async () => {
  const { id } = await create({ status: 'published' })
  await told()
  expect(await findMarks(noor.id, `article:${id}`)).toMatchObject({ noticesRead: 1, marks: { followsAuthor: true } })
})

test('the page of a person knows whether one follows them, and that it is one’s own', async () => {
  expect((await findMarks(noor.id, `person:${iris.id}`)).marks).toMatchObject({
    followsAuthor: true,
    own: { person: false },
  })
  expect((await findMarks(iris.id, `person:${iris.id}`)).marks).toMatchObject({
    followsAuthor: false,
    own: { person: true },
  })
})
