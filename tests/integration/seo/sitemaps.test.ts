import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { listNewsEntries } from '@/lib/seo/news-sitemap-queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'

const LATER = new Date('2026-03-01T00:00:00Z')
const pathsOf = (entries: { url: string }[] | null) => entries?.map(({ url }) => new URL(url).pathname)

beforeAll(async () => {
  const forum = await db.category.create({ data: { kind: 'topic', slug: 'ai', name: 'AI' } })
  const cloud = await db.category.create({ data: { kind: 'article', slug: 'cloud', name: 'Cloud' } })
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const addMember = (username: string, isPublic: boolean, topics: object[]) =>
    db.user.create({
      data: {
        email: `${username}@example.com`,
        profile: {
          create: {
            username,
            skeleton: username,
            isPublic,
            topics: {
              create: topics.map((change, n) => ({
                ...{ slug: 'topic', title: `Topic ${n}`, excerpt: 'x', content: 'x', categoryId: forum.id },
                ...{ createdAt, lastActivityAt: createdAt, ...change },
              })),
            },
          },
        },
      },
      select: { profile: { select: { id: true } } },
    })
  await addMember('talker', true, [{}, {}, { editedAt: LATER }])
  await addMember('private', false, [{}, {}, {}])
  await addMember('rarely', true, [{}, {}, { hiddenAt: LATER }, { deletedAt: LATER }, { withdrawnAt: LATER }])
  const author = await addMember('author', false, [])
  for (const canonicalUrl of [null, 'https://elsewhere.example/first']) {
    await db.article.create({
      data: {
        title: 'New',
        slug: canonicalUrl ? 'from-elsewhere' : 'our-own',
        content: 'Words.',
        canonicalUrl,
        authorId: author.profile?.id ?? '',
        categoryId: cloud.id,
        status: 'published',
        publishedAt: new Date(),
      },
    })
  }
})

test('authors are named, and members with a page who have begun three discussions that are seen', async () => {
  expect(pathsOf(await listSitemapEntries('people', 1))).toEqual(['/people/author', '/people/talker'])
})

test('a topic that was edited has changed', async () => {
  const entries = (await listSitemapEntries('topics', 1)) ?? []
  expect(entries.filter(({ changedAt }) => changedAt === LATER.toISOString())).toHaveLength(1)
})

test('what first appeared elsewhere is no news of ours', async () => {
  expect(pathsOf(await listNewsEntries())).toEqual(['/article/our-own'])
})
