import { beforeEach, describe, expect, test } from 'vitest'
import { topicMetadata } from '@/app/(public)/forum/topic-view'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { deleteTopic, postReply } from '@/lib/forum/actions'
import { findTopicAt } from '@/lib/forum/topic-queries'
import { saveProfile } from '@/lib/profile/commands'
import { request, signInAs, toForm } from '@/tests/support/request'
import { addMember, addTopic, emptyForum, waitALittle } from './members'

let categories: Awaited<ReturnType<typeof emptyForum>>
let noor: Member
let iris: Member
let topic: Awaited<ReturnType<typeof addTopic>>

beforeEach(async () => {
  categories = await emptyForum()
  ;[noor, iris] = [await addMember('noor'), await addMember('iris')]
  topic = await addTopic(categories.hardware, { authorId: iris.id })
  signInAs(noor)
  await postReply(null, toForm({ topicId: topic.id, content: 'The old one.' }))
})

const asked = () => ({ number: String(topic.number), slug: topic.slug })

/** Saves somebody's profile with the change, and says which cache tags that expires. */
async function change({ id, username }: Member, { isPublic = false, name = '' }) {
  const { version } = await db.profile.findUniqueOrThrow({ where: { id }, select: { version: true } })
  const input = { username, full_name: name || null, bio: null, isPublic, version }
  return saveProfile({ member: { id }, input, network: 'direct' })
}

describe('the name above a post leads to a page', () => {
  /** Whose name does: of whoever began, and of whoever replied. */
  async function whoHasPage() {
    request.cacheTags = []
    const page = await findTopicAt(asked())
    return [page?.hasPage, ...(page?.replies.map(({ hasPage }) => hasPage) ?? [])]
  }

  test('while the member has one, and what shows it follows', async () => {
    expect(await whoHasPage()).toEqual([false, false])
    for (const [member, isPublic, tag, expected] of [
      [iris, true, 'profile:iris', [true, false]],
      [noor, true, 'profile:noor', [true, true]],
      [iris, false, 'profile:iris', [false, true]],
    ] as const) {
      expect(request.cacheTags).toContain(tag)
      const expired = await change(member, { isPublic })
      expect(expired).not.toContain('everything')
      expect(expired).toContain(tag)
      expect(await whoHasPage()).toEqual(expected)
    }
  })

  test('and is kept under everybody whom the page names, for what changes a profile alone', async () => {
    const omar = await addMember('Omar')
    const quoted = await db.reply.findFirstOrThrow({ select: { id: true } })
    const reply = { topicId: topic.id, position: 30, content: 'So do I.', authorId: omar.id, quotesId: quoted.id }
    await db.reply.create({ data: reply, select: { id: true } })
    await db.topic.update({ where: { id: topic.id }, data: { lastPosition: 30 }, select: { id: true } })
    await whoHasPage()
    expect(request.cacheTags).toEqual(expect.arrayContaining(['profile:iris', 'profile:noor']))
    request.cacheTags = []
    await findTopicAt({ ...asked(), page: '2' })
    expect(request.cacheTags).toEqual(expect.arrayContaining(['profile:iris', 'profile:omar', 'profile:noor']))
  })

  test('but not of somebody who took the text back', async () => {
    await change(iris, { isPublic: true })
    signInAs(iris)
    expect(await deleteTopic(null, toForm({ id: topic.id }))).toMatchObject({ ok: true })
    expect(await whoHasPage()).toEqual([false, false])
  })
})

test('the picture for shared links has another address once it shows something else', async () => {
  const address = async () => JSON.stringify((await topicMetadata(asked())).openGraph?.images)
  const seen = [await address()]
  expect(await address()).toBe(seen[0])
  const update = (data: Parameters<typeof db.topic.update>[0]['data']) =>
    db.topic.update({ where: { id: topic.id }, data, select: { id: true } })
  await update({ title: 'Which mouse?' })
  seen.push(await address())
  await update({ categoryId: categories.ai })
  seen.push(await address())
  await change(iris, { name: 'Iris Tanaka' })
  seen.push(await address())
  await waitALittle()
  signInAs(iris)
  await deleteTopic(null, toForm({ id: topic.id }))
  seen.push(await address())
  expect(new Set(seen).size).toBe(5)
})
