import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { seedSite } from '@/prisma/seed/seed-site'

const seed = () => seedSite({ url: process.env.DATABASE_URL ?? '', demoAccounts: false, sampleContent: false })

beforeEach(async () => {
  await db.newsSource.deleteMany()
  await db.category.deleteMany()
})

test('a site without sample content has sources and categories to enter news with', async () => {
  expect(await seed()).toBe('categories and sources only')
  expect(await db.newsSource.count({ where: { active: true } })).toBe(10)
  expect(await db.category.count({ where: { kind: 'news' } })).toBe(7)
  expect(await db.newsItem.count()).toBe(0)
})

test('one that was filled before it had sources gets them once, whoever starts first', async () => {
  await seed()
  await db.newsSource.deleteMany()
  expect((await Promise.all([seed(), seed()])).sort()).toEqual(['filled already', 'sources of news'])
  expect(await seed()).toBe('filled already')
  await db.newsSource.deleteMany({ where: { slug: { not: 'wired' } } })
  expect(await seed()).toBe('filled already')
  expect(await db.newsSource.count()).toBe(1)
})
