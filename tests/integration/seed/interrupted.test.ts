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

test('pictures of the sample texts have their captions, those within a text their files', async () => {
  interruption.comes = false
  await seed()
  const { content, picture } = await db.article.findUniqueOrThrow({
    where: { slug: 'mini-pc-home-server' },
    select: { content: true, picture: { select: { caption: true } } },
  })
  expect(picture?.caption).toMatch(/74 watts/)
  const [, key] = /^!\[.+\]\(\/media\/([a-f0-9]{24})-1200\.webp#1200x800 ".+"\)$/m.exec(content) ?? []
  expect(await db.media.findUnique({ where: { key: key ?? '' } })).toMatchObject({ width: 1200, height: 800 })
  expect(await db.article.count({ where: { content: { contains: 'drawn:' } } })).toBe(0)
}, 120_000)
