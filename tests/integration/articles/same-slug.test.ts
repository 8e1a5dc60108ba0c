import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPost, savePost } from '@/lib/articles/actions'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { atOnce, signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create, fields } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

const TAKEN = 'This slug is already taken. Please choose another.'

let members: Member[]

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  members = await Promise.all(['iris', 'otto', 'noor', 'milo', 'paula'].map((name) => addMember(name)))
})

/** What every member sends at the same moment, each a text of their own. */
const allSend = (more: Record<string, string>) =>
  atOnce(
    members.map((member) => {
      const form = fields({ postKey: randomUUID(), content: `By ${member.username}.`, ...more })
      return [member, () => createPost(null, toForm(form))] as const
    }),
  )

const slugs = async () => (await db.article.findMany({ orderBy: { slug: 'asc' } })).map(({ slug }) => slug)

test.each(['', 'a-quiet-keyboard'])(
  'several posts of one title at once, with the slug %j, all get one',
  async (slug) => {
    for (const result of await allSend({ slug })) expect(result).toMatchObject({ ok: true })
    const made = ['a-quiet-keyboard', ...[2, 3, 4, 5].map((number) => `a-quiet-keyboard-${number}`)]
    expect(await slugs()).toEqual(made)
  },
)

test('titles that differ by a number at once get slugs of their own', async () => {
  const results = await atOnce(
    members.map((member, at) => {
      const form = fields({ title: at % 2 ? 'Keys 2' : 'Keys', content: `By ${member.username}.`, status: 'draft' })
      return [member, () => createPost(null, toForm(form))] as const
    }),
  )
  for (const result of results) expect(result).toMatchObject({ ok: true })
  expect(new Set(await slugs()).size).toBe(5)
})

test('of a slug chosen by hand one gets it, and the others are told', async () => {
  const results = await allSend({ slug: 'silent-keys' })
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const result of results)
    if (!result.ok) expect(result).toMatchObject({ message: TAKEN, fieldErrors: { slug: [TAKEN] } })
  expect(await slugs()).toEqual(['silent-keys'])
})

test('new posts and changed ones of one title at once, by the same members, wait for each other and all get one', async () => {
  const acts: (readonly [Member, () => ReturnType<typeof savePost>])[] = []
  for (const member of members) {
    signInAs(member)
    const { id } = await create({ title: `Of ${member.username}` })
    const changed = fields({ id, version: '1', title: 'Keys', content: `Changed by ${member.username}.` })
    const added = fields({ postKey: randomUUID(), title: 'Keys', content: `By ${member.username}.` })
    acts.push([member, () => savePost(null, toForm(changed))], [member, () => createPost(null, toForm(added))])
  }
  for (const result of await atOnce(acts)) expect(result).toMatchObject({ ok: true })
  expect(new Set(await slugs()).size).toBe(10)
})
