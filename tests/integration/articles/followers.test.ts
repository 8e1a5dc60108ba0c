import { beforeEach, expect, test, vi } from 'vitest'
import { setPostStatus, trashPost } from '@/lib/articles/actions'
import { publishDue } from '@/lib/articles/jobs'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { setHidden } from '@/lib/moderation/commands/act'
import { findTarget } from '@/lib/moderation/target-queries'
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

const told = () =>
  db.notification.findMany({
    where: { kind: 'text' },
    orderBy: { createdAt: 'asc' },
    select: { userId: true, text: true, href: true, actorId: true },
  })
const setStatus = (id: string, status: string) => setPostStatus(null, toForm({ id, status }))

test('followers are told once of a text that comes out, and nobody else', async () => {
  await db.authorFollow.create({ data: { followerId: otto.id, authorId: noor.id } })
  const { id, slug } = await create({ title: 'Quiet keys' })
  expect(await told()).toEqual([])
  await setStatus(id, 'published')
  const notice = {
    ...{ userId: noor.id, text: 'iris published “Quiet keys”.', href: `/article/${slug}`, actorId: iris.id },
  }
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

test.each([
  ['its author takes it back', (id: string) => setStatus(id, 'draft')],
  ['it goes into the trash', (id: string) => trashPost(null, toForm({ id }))],
  [
    'a moderator takes it back',
    async (id: string) => {
      const target = await findTarget({ kind: 'article', id })
      if (target) await db.$transaction((tx) => setHidden(tx, target, true))
    },
  ],
])('no more when %s before they looked', async (_what, act) => {
  const { id } = await create({ status: 'published' })
  expect(await told()).toHaveLength(1)
  await act(id)
  expect(await told()).toEqual([])
})

test('a look at the text marks it read', async () => {
  const { id } = await create({ status: 'published' })
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
