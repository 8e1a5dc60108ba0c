import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { personMetadata } from '@/lib/people/person-metadata'
import { findPerson, findPersonName, listAuthorNames } from '@/lib/people/queries'
import { request } from '@/tests/support/request'

const ids = {
  iris: '01900000-0000-7000-8000-000000000001',
  noor: '01900000-0000-7000-8000-000000000002',
  milo: '01900000-0000-7000-8000-000000000003',
}

beforeAll(async () => {
  for (const [username, id] of Object.entries(ids)) {
    await db.user.create({
      data: {
        id,
        email: `${username}@example.com`,
        profile: {
          create: {
            username,
            skeleton: username,
            fullName: `${username} T.`,
            bio: 'A bio.',
            isPublic: username === 'milo',
          },
        },
      },
    })
  }
  const category = await db.category.create({ data: { kind: 'article', slug: 'cloud', name: 'Cloud' } })
  const audio = await db.category.create({ data: { kind: 'review', slug: 'audio', name: 'Audio' } })
  const forum = await db.category.create({ data: { kind: 'topic', slug: 'ai', name: 'AI' } })
  const tag = await db.tag.create({ data: { slug: 'usb-c', name: 'USB-C' } })
  for (let n = 1; n <= 14; n++) {
    await db.article.create({
      data: {
        kind: n === 14 ? 'review' : 'article',
        title: `Text ${n}`,
        slug: `text-${n}`,
        content: 'Words.',
        authorId: ids.iris,
        categoryId: n === 14 ? audio.id : category.id,
        status: 'published',
        ratingTenths: n === 14 ? 45 : null,
        publishedAt: new Date(Date.UTC(2026, 0, n)),
        tags: { create: [{ tagId: tag.id, position: 0 }] },
      },
    })
  }
  const topic = { slug: 'topic', excerpt: 'x', content: 'x', categoryId: forum.id }
  await db.topic.create({ data: { ...topic, title: 'Seen', authorId: ids.iris } })
  await db.topic.create({ data: { ...topic, title: 'Hidden', authorId: ids.iris, hiddenAt: new Date() } })
})

const overview = (username: string) => findPerson({ username, show: 'all', page: 1 })

test('an author has a page with the newest of each kind', async () => {
  const found = await overview('iris')
  expect(found?.person).toMatchObject({
    name: 'iris T.',
    bio: 'A bio.',
    counts: { reviews: 1, articles: 13, topics: 1 },
    writesAbout: [{ slug: 'usb-c', name: 'USB-C' }],
  })
  expect(found?.articles.map(({ title }) => title)).toEqual(['Text 13', 'Text 12', 'Text 11'])
  expect(found?.reviews.map(({ title }) => title)).toEqual(['Text 14'])
  expect(found?.topics.map(({ title }) => title)).toEqual(['Seen'])
  expect(JSON.stringify(found)).not.toContain('@example.com')
})

test('a section has pages', async () => {
  const section = (page: number) => findPerson({ username: 'iris', show: 'articles', page })
  expect((await section(1))?.articles).toHaveLength(12)
  expect((await section(2))?.articles.map(({ title }) => title)).toEqual(['Text 1'])
  expect((await section(1))?.reviews).toEqual([])
  expect(await section(3)).toBeNull()
})

test('members without a text have a page only when they chose one', async () => {
  expect(await overview('noor')).toBeNull()
  expect((await overview('milo'))?.person.counts).toEqual({ reviews: 0, articles: 0, topics: 0 })
  expect(await findPerson({ username: 'milo', show: 'topics', page: 1 })).toBeNull()
  expect(await overview('nobody')).toBeNull()
})

test('everybody has one address', async () => {
  expect(await overview('IRIS')).toBeNull()
  expect(await listAuthorNames(10)).toEqual(['iris'])
})

test('the picture for shared links has another address once it shows another name', async () => {
  const address = async () => JSON.stringify((await personMetadata({ username: 'iris' })).openGraph?.images)
  const rename = (fullName: string) =>
    db.profile.update({ where: { id: ids.iris }, data: { fullName }, select: { id: true } })
  const before = await address()
  await rename('Iris Tanaka')
  expect(await address()).not.toBe(before)
  await rename('iris T.')
  expect(await address()).toBe(before)
})

test('a name is found in whatever letters it is written, where it has a page', async () => {
  await db.profile.update({ where: { id: ids.milo }, data: { username: 'Milo' } })
  expect(await Promise.all(['milo', 'MILO', 'Iris', 'noor', 'nobody'].map(findPersonName))).toEqual([
    'Milo',
    'Milo',
    'iris',
    null,
    null,
  ])
})

test('a name that nobody has yet leads somewhere once its owner writes', async () => {
  await findPersonName('NEWCOMER')
  expect(request.cacheTags).toEqual(expect.arrayContaining(['profile:newcomer', 'articles', 'reviews']))
})

test('every section and page says which it is, before what the bio says', async () => {
  const facts = await Promise.all(
    [{}, { show: 'articles' }, { show: 'articles', page: '2' }].map((asked) =>
      personMetadata({ username: 'iris', ...asked }),
    ),
  )
  expect(facts.map(({ title, description }) => [title, description])).toEqual([
    ['iris T. (@iris)', 'Reviews, articles and topics by iris T. (@iris) on Fieldtest. A bio.'],
    ['iris T. (@iris): articles', 'Articles by iris T. (@iris) on Fieldtest. A bio.'],
    ['iris T. (@iris): articles, page 2', 'Page 2: Articles by iris T. (@iris) on Fieldtest. A bio.'],
  ])
  expect(facts.map(({ alternates }) => alternates?.canonical)).toEqual([
    '/people/iris',
    '/people/iris?show=articles',
    '/people/iris?show=articles&page=2',
  ])
})
