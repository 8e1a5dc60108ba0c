import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { NOBODY } from '@/lib/core/nobody'
import { listUsers, streamUsers } from '@/lib/users/list-queries'
import { parseUserList, type UserPlace } from '@/lib/users/list-state'
import { countRoles } from '@/lib/users/queries'
import { addPerson, wipe } from '../auth/people'

const list = (asked: Record<string, string> = {}) => listUsers(parseUserList(asked))
const names = async (asked: Record<string, string> = {}) => (await list(asked)).users.map(({ username }) => username)

beforeEach(async () => {
  await wipe()
  await addPerson('noor', { email: 'moderate@example.com' })
  await addPerson('Otto', { role: 'moderator' })
  await addPerson('ada', { role: 'admin' })
  await addPerson('per_cent', { email: null, emailVerifiedAt: null })
  for (const [days, username] of ['noor', 'Otto', 'ada', 'per_cent'].entries()) {
    await db.profile.update({ where: { username }, data: { createdAt: new Date(Date.UTC(2026, 0, 1 + days)) } })
  }
})

test('is ordered by name, role and day, whatever the case', async () => {
  expect(await names()).toEqual(['per_cent', 'ada', 'Otto', 'noor'])
  expect(await names({ sort: 'joined' })).toEqual(['noor', 'Otto', 'ada', 'per_cent'])
  expect(await names({ sort: 'user' })).toEqual(['ada', 'noor', 'Otto', 'per_cent'])
  expect(await names({ sort: '-role' })).toEqual(['ada', 'Otto', 'per_cent', 'noor'])
})

test('is searched by name, address and role; what is typed is no pattern', async () => {
  expect(await names({ q: 'OTT' })).toEqual(['Otto'])
  expect(await names({ q: 'moder', sort: 'user' })).toEqual(['noor', 'Otto'])
  expect(await names({ q: 'r_c' })).toEqual(['per_cent'])
  expect(await names({ q: '%%%' })).toEqual([])
  // Too few letters for the index: the list is walked instead.
  expect(await names({ q: 'o', sort: 'user' })).toEqual(['ada', 'noor', 'Otto'])
  expect((await list({ q: 'o' })).total).toBeNull()
  expect(await list({ q: 'ada' })).toMatchObject({ total: 1, next: null, previous: null })
})

test('leaves out the account that keeps the articles of those who left', async () => {
  const { id, username, fullName } = NOBODY
  await db.user
    .create({ data: { id, protected: true, profile: { create: { id, username, skeleton: username, fullName } } } })
    .catch(async () => {
      await db.user.create({ data: { id, protected: true } })
    })
  expect(await names({ q: 'deleted' })).toEqual([])
  expect(await names({ sort: 'user' })).not.toContain('deleted')
})

describe('pages', () => {
  const COUNT = 60

  beforeEach(async () => {
    await db.user.createMany({
      data: Array.from({ length: COUNT }, (_, index) => ({
        email: `person-${String(index).padStart(2, '0')}@example.com`,
      })),
    })
    await db.$executeRaw`
      INSERT INTO profiles (id, username, skeleton, created_at)
      SELECT id, split_part(email::text, '@', 1), split_part(email::text, '@', 1), timestamptz '2026-03-01'
      FROM users WHERE email LIKE 'person-%'`
  })

  test.each([
    ['user', ''],
    ['-user', ''],
    ['role', ''],
    ['-joined', ''],
    ['joined', 'person'],
    ['-role', 'o'],
  ])('ordered by %s and searched by "%s" hold everybody once, forth and back', async (sort, q) => {
    const [there, seen]: [string[][], string[]] = [[], []]
    let place: UserPlace | null = null
    for (;;) {
      const page: Awaited<ReturnType<typeof listUsers>> = await listUsers({ ...parseUserList({ sort, q }), place })
      there.push(page.users.map(({ username }) => username))
      seen.push(...page.users.map(({ username }) => username))
      if (!page.next) break
      place = { id: page.next, way: 'after' }
    }
    expect(there).toHaveLength(3)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(COUNT)

    const last = await listUsers({ ...parseUserList({ sort, q }), place })
    const middle = await listUsers({
      ...parseUserList({ sort, q }),
      place: { id: last.previous ?? '', way: 'before' },
    })
    expect(middle.users.map(({ username }) => username)).toEqual(there[1])
    const first = await listUsers({
      ...parseUserList({ sort, q }),
      place: { id: middle.previous ?? '', way: 'before' },
    })
    expect(first.users.map(({ username }) => username)).toEqual(there[0])
    expect(first.previous).toBeNull()
  })

  test('begin anew where the person has gone', async () => {
    const gone = '00000000-0000-4000-8000-00000000dead'
    expect((await list({ sort: 'user', after: gone })).users[0]?.username).toBe('ada')
  })

  test('of the file follow each other', async () => {
    const lines: string[] = []
    for await (const batch of streamUsers(parseUserList({ sort: 'user', q: 'person' }))) {
      lines.push(...batch.map(({ username }) => username))
    }
    expect(lines).toHaveLength(COUNT)
    expect(lines).toEqual(lines.toSorted())
  })
})

test('roles are counted', async () => {
  expect(await countRoles()).toEqual([
    { role: 'user', people: 2, more: false },
    { role: 'moderator', people: 1, more: false },
    { role: 'admin', people: 1, more: false },
  ])
})
