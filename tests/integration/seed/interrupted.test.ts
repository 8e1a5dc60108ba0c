import type postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { seedSite } from '@/prisma/seed/seed-site'

const interruption = vi.hoisted(() => ({ comes: true }))

vi.mock('@/prisma/seed/payments', async (original) => {
  const { seedPayments, ...others } = await original<typeof import('@/prisma/seed/payments')>()
  return {
    ...others,
    seedPayments: (room: postgres.ISql) =>
      interruption.comes ? Promise.reject(new Error('interrupted')) : seedPayments(room),
  }
})

const seed = () => seedSite({ url: process.env.DATABASE_URL ?? '', demoAccounts: false, sampleContent: true })
const counts = () => Promise.all([db.category.count(), db.article.count(), db.plan.count()])

test('a seed that is interrupted at its last room leaves nothing, and the next one fills the whole site', async () => {
  await expect(seed()).rejects.toThrow('interrupted')
  expect(await counts()).toEqual([0, 0, 0])

  interruption.comes = false
  expect(await seed()).toBe('sample site')
  expect((await counts()).every((count) => count > 0)).toBe(true)
  expect(await seed()).toBe('filled already')
}, 120_000)
