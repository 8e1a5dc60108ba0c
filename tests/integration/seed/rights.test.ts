import postgres from 'postgres'
import { afterEach, expect, test } from 'vitest'
import { isAdminSetup } from '@/lib/auth/commands/admin-setup'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { CAST, EVERYBODY } from '@/prisma/seed/cast'
import { seedPeople } from '@/prisma/seed/people'
import { wipe } from '../auth/people'

const PAIR = { email: 'owner@example.com', password: 'only the operator knows it' }

afterEach(async () => {
  Object.assign(env, { ADMIN_EMAIL: undefined, ADMIN_SETUP_PASSWORD: undefined })
  await wipe()
})

test.each([
  ['with demo accounts', Object.values(CAST), { admins: 1, moderators: 1, payments: 1, keepers: 1, setup: false }],
  ['without', [], { admins: 0, moderators: 0, payments: 0, keepers: 0, setup: true }],
] as const)('the sample people %s', async (_what, withPassword, expected) => {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const hashes = new Map(withPassword.map(({ username }) => [username, 'a hash']))
  await sql.begin((tx) => seedPeople(tx, hashes, new Map()))
  await sql.end()
  Object.assign(env, { ADMIN_EMAIL: PAIR.email, ADMIN_SETUP_PASSWORD: PAIR.password })
  expect(await db.user.count()).toBe(EVERYBODY.length)
  expect({
    admins: await db.profile.count({ where: { role: 'admin' } }),
    moderators: await db.profile.count({ where: { role: 'moderator' } }),
    payments: await db.user.count({ where: { managesPayments: true } }),
    keepers: await db.user.count({ where: { protected: true } }),
    setup: await isAdminSetup(PAIR),
  }).toEqual(expected)
})
