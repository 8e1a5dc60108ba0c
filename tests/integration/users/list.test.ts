import { beforeEach, describe, expect, test } from 'vitest'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import { DELETED_USER } from '@/lib/core/deleted-user'
import { listUsers, streamUsers } from '@/lib/users/list-queries'
import { parseUserList, type UserPlace } from '@/lib/users/list-state'
import { countRoles, findUser, listRoleChanges } from '@/lib/users/queries'
import { silently } from '@/tests/support/silently'
import { addPerson, wipe } from '../auth/people'

const list = (asked: Record<string, string> = {}) => listUsers(parseUserList(asked))
const names = async (asked: Record<string, string> = {}) => (await list(asked)).users.map(({ username }) => username)

async function addNobody() {
  await db.user.create({ data: { id: DELETED_USER.id, protected: true } })
  await db.profile.create({ data: { ...DELETED_USER, skeleton: DELETED_USER.username } })
}

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
  await addNobody()
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
      place = { ...page.next, way: 'after' }
    }
    expect(there).toHaveLength(3)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(COUNT)

    const last = await listUsers({ ...parseUserList({ sort, q }), place })
    const middle = await listUsers({
      ...parseUserList({ sort, q }),
      place: last.previous && { ...last.previous, way: 'before' },
    })
    expect(middle.users.map(({ username }) => username)).toEqual(there[1])
    const first = await listUsers({
      ...parseUserList({ sort, q }),
      place: middle.previous && { ...middle.previous, way: 'before' },
    })
    expect(first.users.map(({ username }) => username)).toEqual(there[0])
    expect(first.previous).toBeNull()
  })

  test.each(['user', '-role', 'joined'])('ordered by %s go on where somebody was deleted meanwhile', async (sort) => {
    const first = await list({ sort })
    await db.user.delete({ where: { id: first.users.at(-1)?.id ?? '' } })
    const next = await listUsers({ ...parseUserList({ sort }), place: first.next && { ...first.next, way: 'after' } })
    const seen = first.users.map(({ username }) => username)
    expect(next.users).toHaveLength(25)
    expect(next.users.filter(({ username }) => seen.includes(username))).toEqual([])
    expect(new Set([...seen, ...next.users.map(({ username }) => username)]).size).toBe(50)
  })

  test('of the file go on, too, where the last of a batch was deleted meanwhile', async () => {
    await db.user.createMany({
      data: Array.from({ length: 600 }, (_, index) => ({
        email: `crowd-${String(index).padStart(3, '0')}@example.com`,
      })),
    })
    await db.$executeRaw`
      INSERT INTO profiles (id, username, skeleton)
      SELECT id, split_part(email::text, '@', 1), split_part(email::text, '@', 1) FROM users WHERE email LIKE 'crowd-%'`
    const lines: string[] = []
    for await (const batch of streamUsers(parseUserList({ sort: 'user' }))) {
      lines.push(...batch.map(({ username }) => username))
      await db.user.deleteMany({ where: { id: batch.at(-1)?.id ?? '' } })
    }
    expect(lines).toHaveLength(664)
    expect(new Set(lines).size).toBe(664)
  })

  test('of a role are listed by its index, however far on they are and however many there are', async () => {
    await silently(db.$executeRaw`
      WITH made AS (
        INSERT INTO users (id, email) SELECT gen_random_uuid(), 'many-' || n || '@example.com' FROM generate_series(1, 2600) n
        RETURNING id, email)
      INSERT INTO profiles (id, username, skeleton, role, created_at)
      SELECT id, split_part(email::text, '@', 1), split_part(email::text, '@', 1),
        CASE WHEN split_part(email::text, '@', 1) < 'many-2' THEN 'moderator' ELSE 'user' END::role, timestamptz '2026-04-01'
      FROM made`)
    // More moderators than a search counts, the oldest people of all come after 2,600 younger ones.
    const found = await list({ q: 'moderator', sort: 'joined' })
    expect(found.users[0]?.username).toBe('Otto')
    expect(found).toMatchObject({ total: null, next: expect.anything() })
    expect(new Set(found.users.map(({ role }) => role))).toEqual(new Set(['moderator']))
    // Two letters are looked for along the list, a thousand people a page: none among the first, and the way on is offered.
    const names: string[][] = []
    for (let place: UserPlace | null = null; names.length < 4; ) {
      const { users, next }: Awaited<ReturnType<typeof listUsers>> = await listUsers({
        ...parseUserList({ q: 'no' }),
        place,
      })
      names.push(users.map(({ username }) => username))
      if (!next) break
      place = { ...next, way: 'after' }
    }
    expect(names).toEqual([[], [], ['noor']])
    await silently(
      db.$executeRaw`DELETE FROM profiles WHERE username LIKE 'many-%'`,
      db.$executeRaw`DELETE FROM users WHERE email LIKE 'many-%'`,
    )
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
  await addNobody()
  expect(await countRoles()).toEqual([
    { role: 'user', people: 2, more: false },
    { role: 'moderator', people: 1, more: false },
    { role: 'admin', people: 1, more: false },
  ])
})

test('the last changes of roles leave out what changed nothing', async () => {
  const { id, username } = await db.profile.findUniqueOrThrow({ where: { username: 'noor' } })
  const note = (action: string, details?: { from: string | null; to: string }) =>
    writeAudit(db, { actor: { id, username }, subject: `user:${id}`, action, ...(details && { details }) })
  await note('auth.admin-created')
  await note('invitation.accept', { from: null, to: 'moderator' })
  await note('user.change-role', { from: 'user', to: 'admin' })
  // As many as the list shows.
  for (let number = 0; number < 10; number++) await note('invitation.accept', { from: 'admin', to: 'admin' })
  const changes = await listRoleChanges()
  expect(changes.map(({ action, from, to }) => [action, from, to]).sort()).toEqual([
    ['auth.admin-created', null, null],
    ['invitation.accept', null, 'moderator'],
    ['user.change-role', 'user', 'admin'],
  ])
  expect(changes[0]).toMatchObject({ actor: 'noor', username: 'noor', at: expect.stringMatching(/Z$/) })
})

test('an account has the sessions that still let it in', async () => {
  const { id } = await db.profile.findUniqueOrThrow({ where: { username: 'noor' } })
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000)
  const used = dayOf(-13)
  const session = { userId: id, expiresAt: dayOf(5), lastSeenAt: used, network: 'direct' }
  const rows = [session, { ...session, lastSeenAt: dayOf(-15) }, { ...session, expiresAt: dayOf(-1) }]
  await db.session.createMany({
    data: [...rows, { ...session, endedAt: new Date() }].map((row, number) => ({
      ...row,
      tokenHash: new Uint8Array(32).fill(number),
    })),
  })
  expect(await findUser(id)).toMatchObject({ sessions: 1, lastSeenAt: used.toISOString() })
  await db.session.deleteMany({ where: { userId: id, endedAt: null, lastSeenAt: used } })
  expect(await findUser(id)).toMatchObject({ sessions: 0, lastSeenAt: null })
})
