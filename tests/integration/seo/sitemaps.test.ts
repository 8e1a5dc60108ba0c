import { beforeAll, expect, test } from 'vitest'
import { GET as sitemapIndex } from '@/app/sitemap.xml/route'
import { GET as sitemapFile } from '@/app/sitemaps/[file]/route'
import { db } from '@/lib/core/db'
import { listNewsEntries } from '@/lib/seo/news-sitemap-queries'
import { listSitemapEntries } from '@/lib/seo/sitemap-queries'

const EARLY = new Date('2026-01-01T00:00:00Z')
const LATER = new Date('2026-03-01T00:00:00Z')
const pathsOf = (entries: { url: string }[] | null) => entries?.map(({ url }) => new URL(url).pathname)

beforeAll(async () => {
  const forum = await db.category.create({ data: { kind: 'topic', slug: 'ai', name: 'AI' } })
  const cloud = await db.category.create({ data: { kind: 'article', slug: 'cloud', name: 'Cloud' } })
  const createdAt = EARLY
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
                slug: 'topic',
                title: `Topic ${n}`,
                excerpt: 'x',
                content: 'x',
                categoryId: forum.id,
                createdAt,
                lastActivityAt: createdAt,
                ...change,
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

test('a category of the forum is named once enough is seen in it, with its newest word', async () => {
  const { id: categoryId } = await db.category.create({ data: { kind: 'topic', slug: 'few', name: 'Few' } })
  await db.topic.createMany({
    data: [{}, {}, { hiddenAt: LATER }].map((change) => ({
      slug: 'topic',
      title: 'A topic',
      excerpt: 'x',
      content: 'x',
      categoryId,
      ...change,
    })),
  })
  expect(await listSitemapEntries('categories', 1)).toEqual([
    { url: expect.stringMatching(/\/forum\?category=ai$/), changedAt: LATER.toISOString() },
  ])
})

test('a tag changes with the discussions that its page shows, and is found by its texts alone', async () => {
  const [talked, untold] = await Promise.all(
    ['talked', 'untold'].map((slug) => db.tag.create({ data: { slug, name: slug } })),
  )
  if (!talked || !untold) throw new Error('two tags are needed')
  const { authorId, categoryId } = await db.article.findFirstOrThrow()
  for (let n = 0; n < 3; n++) {
    await db.article.create({
      data: {
        title: 'Tagged',
        slug: `tagged-${n}`,
        content: 'Words.',
        status: 'published',
        authorId,
        categoryId,
        publishedAt: EARLY,
        updatedAt: EARLY,
        tags: { create: [{ tagId: talked.id, position: 0 }] },
      },
    })
  }
  const forum = await db.category.findFirstOrThrow({ where: { kind: 'topic' } })
  const say = (slug: string, tagId: string, day: number, change: object = {}) =>
    db.topic.create({
      data: {
        slug,
        title: slug,
        excerpt: 'x',
        content: 'x',
        categoryId: forum.id,
        createdAt: new Date(Date.UTC(2026, 1, day)),
        lastActivityAt: new Date(Date.UTC(2026, 1, day)),
        ...change,
        tags: { create: [{ tagId }] },
      },
    })
  for (const n of [1, 2, 3]) await say(`untold-${n}`, untold.id, n)
  const changed = async () => {
    const entries = await listSitemapEntries('tags', 1)
    expect(pathsOf(entries)).toEqual(['/tag/talked'])
    return entries?.[0]?.changedAt
  }
  expect(await changed()).toBe(EARLY.toISOString())
  await say('answered', talked.id, 1, { lastActivityAt: LATER })
  await say('hidden', talked.id, 20, { hiddenAt: LATER })
  expect(await changed()).toBe(LATER.toISOString())
  // Five younger ones take its place on the page.
  for (const n of [2, 3, 4, 5, 6]) await say(`younger-${n}`, talked.id, n)
  expect(await changed()).toBe('2026-02-06T00:00:00.000Z')
})

test('what first appeared elsewhere is no news of ours', async () => {
  expect(pathsOf(await listNewsEntries())).toEqual(['/article/our-own'])
})

test('news are two days old at most; the index names their file while there are some', async () => {
  const own = await db.article.findFirstOrThrow({ where: { slug: 'our-own' } })
  const { id: _id, tagNames: _tags, ...row } = { ...own, picture: undefined }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  for (const hours of [47, 49])
    await db.article.create({ data: { ...row, slug: `hours-${hours}`, publishedAt: hoursAgo(hours) } })
  expect(pathsOf(await listNewsEntries())).toEqual(['/article/our-own', '/article/hours-47'])

  const fileOf = async () => (await sitemapFile(new Request('http://localhost'), params)).text()
  const params = { params: Promise.resolve({ file: 'news-1.xml' }) }
  expect(await fileOf()).toMatch(/\/article\/our-own<[\s\S]*<news:publication_date>[\s\S]*\/article\/hours-47</)
  expect(await fileOf()).not.toContain('hours-49')
  const index = async () => (await sitemapIndex()).text()
  expect(await index()).toContain('/sitemaps/news-1.xml')
  await db.article.updateMany({ data: { publishedAt: hoursAgo(49) } })
  expect(await index()).not.toContain('/sitemaps/news-1.xml')
})
