import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { refreshQueued } from '@/lib/search/commands'
import { ids, makeArticle, makePlaces, makeTopic, type Places, titlesFor } from './fixtures'

let places: Places

beforeAll(async () => {
  places = await makePlaces()
})

test('an article is found from its publication to its removal, and never while it is a draft', async () => {
  const { id } = await makeArticle(places, 'Quincunx one', { draft: true })
  expect(await titlesFor('quincunx')).toEqual([])
  await db.article.update({ where: { id }, data: { status: 'scheduled', scheduledFor: new Date(Date.now() + 1e7) } })
  expect(await titlesFor('quincunx')).toEqual([])
  await db.article.update({ where: { id }, data: { status: 'published', publishedAt: new Date() } })
  expect(await titlesFor('quincunx')).toEqual(['Quincunx one'])
  await db.article.update({ where: { id }, data: { title: 'Renamed', content: 'Holds **quincunx** still.' } })
  expect(await titlesFor('quincunx')).toEqual(['Renamed'])
  await db.article.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await titlesFor('quincunx')).toEqual([])
  await db.article.update({ where: { id }, data: { deletedAt: null } })
  expect(await titlesFor('quincunx')).toEqual(['Renamed'])
  await db.article.delete({ where: { id } })
  expect(await titlesFor('quincunx')).toEqual([])
})

test('a review is found by its verdict and its product, and changes its kind with its article', async () => {
  const { id } = await makeArticle(places, 'A stove')
  await db.review.create({
    data: {
      articleId: id,
      pros: ['no soot'],
      cons: ['zanthic smell'],
      verdict: 'Buy it.',
      productName: 'Hearthmaster',
      brand: 'Ember',
    },
  })
  expect(await titlesFor('hearthmaster zanthic')).toEqual(['A stove'])
  await db.article.update({ where: { id }, data: { kind: 'review', ratingTenths: 40, categoryId: places.review } })
  expect(await titlesFor('zanthic', { kind: 'review' })).toEqual(['A stove'])
  expect(await titlesFor('zanthic', { kind: 'article' })).toEqual([])
})

test('a topic, hidden or removed, is gone; one whose author took it back keeps its title only', async () => {
  const { id } = await makeTopic(places, 'Gossamer title', 'The *velleity* of it all')
  expect(await titlesFor('velleity')).toEqual(['Gossamer title'])
  expect(await titlesFor('noor')).toEqual(['Gossamer title'])
  await db.topic.update({ where: { id }, data: { hiddenAt: new Date() } })
  expect(await titlesFor('velleity')).toEqual([])
  await db.topic.update({ where: { id }, data: { hiddenAt: null, withdrawnAt: new Date() } })
  expect(await titlesFor('velleity')).toEqual([])
  expect(await titlesFor('gossamer')).toEqual(['Gossamer title'])
  expect(await titlesFor('noor')).toEqual([])
  await db.topic.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await titlesFor('gossamer')).toEqual([])
})

test('news are found until they are hidden, products until they are withdrawn', async () => {
  const news = await db.newsItem.create({
    data: {
      slug: 'n',
      title: 'Orrery sold',
      description: 'A brass one',
      link: 'https://wired.example/1',
      sourceId: places.source,
      categoryId: places.news,
      publishedAt: new Date(),
    },
  })
  const product = await db.product.create({
    data: {
      slug: 'p',
      name: 'Orrery kit',
      description: 'Brass',
      categoryId: places.product,
      priceCents: 100,
      facts: [['Gears', 'phosphorbronze']],
    },
  })
  expect((await titlesFor('orrery')).sort()).toEqual(['Orrery kit', 'Orrery sold'])
  expect(await titlesFor('phosphorbronze')).toEqual(['Orrery kit'])
  await db.newsItem.update({ where: { id: news.id }, data: { hiddenAt: new Date() } })
  await db.product.update({ where: { id: product.id }, data: { withdrawnAt: new Date() } })
  expect(await titlesFor('orrery')).toEqual([])
})

test('people are found when they have a public page: by choice, or by a public text', async () => {
  expect(await titlesFor('noor', { kind: 'person' })).toEqual([])
  await db.profile.update({ where: { id: ids.noor }, data: { isPublic: true } })
  expect(await titlesFor('noor bicycle', { kind: 'person' })).toEqual(['noor Thistlewood'])
  await db.profile.update({ where: { id: ids.noor }, data: { isPublic: false } })
  expect(await titlesFor('noor', { kind: 'person' })).toEqual([])

  await db.article.deleteMany()
  expect(await titlesFor('iris bicycle', { kind: 'person' })).toEqual([])
  const { id } = await makeArticle(places, 'Something')
  expect(await titlesFor('iris bicycle', { kind: 'person' })).toEqual(['iris Thistlewood'])
  await db.article.update({ where: { id }, data: { status: 'draft' } })
  expect(await titlesFor('iris bicycle', { kind: 'person' })).toEqual([])
})

test('what is said below a text leads to it after a moment, and no longer once it is hidden, changed or removed', async () => {
  const article = await makeArticle(places, 'Discussed')
  const topic = await makeTopic(places, 'Answered')
  const comment = await db.comment.create({
    data: { articleId: article.id, authorId: ids.noor, content: 'A *pulchritudinous* remark' },
  })
  const reply = await db.reply.create({
    data: { topicId: topic.id, position: 1, authorId: ids.iris, content: 'So pulchritudinous' },
  })
  expect(await titlesFor('pulchritudinous')).toEqual([])
  expect(await refreshQueued()).toBe(2)
  expect((await titlesFor('pulchritudinous')).sort()).toEqual(['Answered', 'Discussed'])
  await db.comment.update({ where: { id: comment.id }, data: { hiddenAt: new Date() } })
  expect(await titlesFor('pulchritudinous')).toEqual(['Answered'])
  await db.reply.update({ where: { id: reply.id }, data: { content: 'So plain' } })
  expect(await titlesFor('pulchritudinous')).toEqual([])
  await db.comment.update({ where: { id: comment.id }, data: { hiddenAt: null } })
  expect(await titlesFor('pulchritudinous')).toEqual(['Discussed'])
  await db.comment.delete({ where: { id: comment.id } })
  expect(await titlesFor('pulchritudinous')).toEqual([])
  expect(await refreshQueued()).toBe(0)
})

test('a like is no change of the text', async () => {
  const { id } = await makeArticle(places, 'Liked')
  const comment = await db.comment.create({ data: { articleId: id, authorId: ids.noor, content: 'Fine' } })
  await refreshQueued()
  const stamp = () => db.$queryRaw`select xmin::text from search_documents where id = ${id}::uuid`
  const before = await stamp()
  await db.comment.update({ where: { id: comment.id }, data: { likeCount: 3 } })
  await db.article.update({ where: { id }, data: { viewCount: 3, likeCount: 2, commentCount: 1 } })
  expect(await stamp()).toEqual(before)
})

test('a new name of a person, a category or a source follows', async () => {
  const { id } = await makeArticle(places, 'Bylined')
  await db.profile.update({ where: { id: ids.iris }, data: { fullName: 'Wilhelmina Ormerod' } })
  await db.category.update({ where: { id: places.article }, data: { name: 'Zymurgy', slug: 'zymurgy' } })
  await refreshQueued()
  expect(await titlesFor('ormerod', { kind: 'article' })).toContain('Bylined')
  expect(await titlesFor('zymurgy bylined', { category: 'zymurgy' })).toEqual(['Bylined'])
  expect(await titlesFor('bylined', { category: 'article-place' })).toEqual([])
  await db.article.delete({ where: { id } })
})

test('made anew, the index is what the triggers made of it', async () => {
  await makeArticle(places, 'Rebuilt', { content: '## A head\n\nWith [a link](https://x.example)' })
  const read = () =>
    db.$queryRaw`select id, kind, title, body, discussion, published_at, (select array_agg(w order by w) from unnest(tsvector_to_array(vector)) w where w !~ '^=e') as words from search_documents order by id`
  const kept = await read()
  await db.$executeRaw`select search_rebuild()`
  expect(await read()).toEqual(kept)
})

test('two writers at once leave the later state', async () => {
  const { id } = await makeArticle(places, 'Raced')
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2
        ? db.$executeRaw`select search_refresh(array[${id}::uuid])`
        : db.article.update({ where: { id }, data: { title: `Raced ${index}` } }),
    ),
  )
  const { title } = await db.article.findUniqueOrThrow({ where: { id } })
  const [document] = await db.$queryRaw<{ title: string }[]>`select title from search_documents where id = ${id}::uuid`
  expect(document?.title).toBe(title)
})
