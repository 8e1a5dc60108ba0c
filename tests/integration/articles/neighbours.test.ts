import { beforeEach, expect, test, vi } from 'vitest'
import { findArticle, listArticles } from '@/lib/articles/queries'
import { db } from '@/lib/core/db'
import { signInAs } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  signInAs(await addMember('iris'))
})

async function walk(from: string | undefined, way: 'previous' | 'next', most: number) {
  const slugs: string[] = []
  for (let slug = from; slug && slugs.length < most; slug = (await findArticle(slug))?.[way]?.slug) slugs.push(slug)
  return slugs
}

test('from text to text everything is passed once, in the order of the list, also what came out at one moment', async () => {
  for (let number = 1; number <= 6; number += 1) {
    const { id } = await create({ title: `Text ${number}`, status: 'published' })
    // Scheduled posts share whole minutes: here three and two of them.
    const minute = [0, 1, 1, 1, 2, 2][number - 1]
    await db.article.update({ where: { id }, data: { publishedAt: new Date(Date.UTC(2026, 0, 1, 10, minute)) } })
  }
  await create({ title: 'A draft' })
  const list = await listArticles({ sort: 'latest', category: null, tag: null, page: 1 })
  const slugs = list?.articles.map(({ slug }) => slug) ?? []
  expect(slugs).toHaveLength(6)
  expect(await walk(slugs[0], 'previous', 9)).toEqual(slugs)
  expect(await walk(slugs.at(-1), 'next', 9)).toEqual(slugs.toReversed())
})
