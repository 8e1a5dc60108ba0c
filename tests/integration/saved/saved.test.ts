import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { labelSaved, moveSaved, restoreSaved, saveItem, unsaveItem } from '@/lib/saved/actions'
import { parseSavedList } from '@/lib/saved/list-state'
import { countSaved, listSaved } from '@/lib/saved/queries'
import { dataOf, signInAs, toForm } from '@/tests/support/request'
import { addMember } from '../store/shop'

let number = 0
let member: Member
let ids: Record<'review' | 'article' | 'news' | 'topic', string>

const listOf = (query: Record<string, string> = {}) => listSaved(member, parseSavedList(query))
const titlesOf = async (query: Record<string, string> = {}) =>
  (await listOf(query)).items.map(({ target }) => target?.title ?? null)
const kindOf = (name: keyof typeof ids) => (name === 'review' ? 'article' : name)
const save = (name: keyof typeof ids) => saveItem(null, toForm({ kind: kindOf(name), id: ids[name] }))

async function addReading(n: number) {
  const author = await addMember(`writer-${n}`)
  const category = (kind: 'review' | 'article' | 'news' | 'topic') =>
    db.category.create({ data: { kind, slug: `${kind}-${n}`, name: `${kind} things` }, select: { id: true } })
  const text = { content: 'x', authorId: author.id, status: 'published', publishedAt: new Date() } as const
  const review = await db.article.create({
    data: {
      ...text,
      kind: 'review',
      title: `Alpha review ${n}`,
      slug: `alpha-${n}`,
      ratingTenths: 40,
      categoryId: (await category('review')).id,
    },
  })
  const article = await db.article.create({
    data: {
      ...text,
      kind: 'article',
      title: `Beta 100% article ${n}`,
      slug: `beta-${n}`,
      categoryId: (await category('article')).id,
    },
  })
  const source = await db.newsSource.create({
    data: { slug: `source-${n}`, name: `The Source ${n}`, siteUrl: 'https://source.example' },
  })
  const news = await db.newsItem.create({
    data: {
      slug: `gamma-${n}`,
      title: `Gamma news ${n}`,
      description: 'x',
      link: `https://source.example/gamma-${n}`,
      sourceId: source.id,
      categoryId: (await category('news')).id,
      publishedAt: new Date(),
    },
  })
  const topic = await db.topic.create({
    data: {
      title: `Delta topic ${n}`,
      slug: `delta-${n}`,
      content: 'x',
      excerpt: 'x',
      authorId: author.id,
      categoryId: (await category('topic')).id,
    },
  })
  return { review: review.id, article: article.id, news: news.id, topic: topic.id }
}

beforeEach(async () => {
  number += 1
  ids = await addReading(number)
  member = await addMember(`reader-${number}`)
  signInAs(member)
})

describe('saving', () => {
  test('puts reviews, articles, news and topics on Later, each once', async () => {
    for (const name of ['review', 'article', 'news', 'topic', 'review'] as const) {
      expect(await save(name)).toMatchObject({ ok: true, message: 'Saved for later' })
    }
    const { items, total } = await listOf()
    expect(total).toBe(4)
    expect(items.map(({ kind }) => kind)).toEqual(['topic', 'news', 'article', 'review'])
    expect(items.map(({ labels }) => labels)).toEqual([[], [], [], []])
    expect(items[1]?.target).toMatchObject({
      about: `The Source ${number}`,
      link: `https://source.example/gamma-${number}`,
    })
    expect(items[0]?.target).toMatchObject({ slug: `delta-${number}`, number: expect.any(Number) })
    expect(await countSaved(member)).toMatchObject({ later: 4, keep: 0 })
  })

  test('takes only what everybody can read', async () => {
    await db.article.update({ where: { id: ids.article }, data: { deletedAt: new Date() } })
    await db.newsItem.update({ where: { id: ids.news }, data: { hiddenAt: new Date() } })
    await db.topic.update({ where: { id: ids.topic }, data: { hiddenAt: new Date() } })
    for (const name of ['article', 'news', 'topic'] as const) {
      expect(await save(name)).toMatchObject({ ok: false, problem: 'not_found' })
    }
    expect(await saveItem(null, toForm({ kind: 'product', id: ids.news }))).toMatchObject({ problem: 'invalid' })
    expect(await saveItem(null, toForm({ kind: 'news', id: ids.topic }))).toMatchObject({ problem: 'not_found' })
  })

  test('twice at the same time is saved once', async () => {
    const results = await Promise.all([save('review'), save('review'), save('review')])
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await listOf()).total).toBe(1)
  })
})

describe('the lists', () => {
  beforeEach(async () => {
    for (const name of ['review', 'article', 'news', 'topic'] as const) await save(name)
  })
  const rowOf = async (name: keyof typeof ids) => (await listOf()).items.find(({ of }) => of.id === ids[name])?.id ?? ''

  test('Keep is another list, with its own count', async () => {
    expect(await moveSaved(null, toForm({ id: await rowOf('article'), list: 'keep' }))).toMatchObject({
      ok: true,
      message: 'Moved to Keep',
    })
    expect(await titlesOf({ list: 'keep' })).toEqual([`Beta 100% article ${number}`])
    expect((await listOf()).total).toBe(3)
    expect(await countSaved(member)).toMatchObject({ later: 3, keep: 1 })
  })

  test('are searched, narrowed and ordered', async () => {
    expect(await titlesOf({ q: 'GAMMA' })).toEqual([`Gamma news ${number}`])
    expect(await titlesOf({ q: '100%' })).toEqual([`Beta 100% article ${number}`])
    expect(await titlesOf({ q: '_' })).toEqual([])
    expect(await titlesOf({ kind: 'review' })).toEqual([`Alpha review ${number}`])
    expect(await titlesOf({ kind: 'topic' })).toEqual([`Delta topic ${number}`])
    expect((await titlesOf({ sort: 'oldest' }))[0]).toBe(`Alpha review ${number}`)
    expect((await titlesOf({ sort: 'title' }))[3]).toBe(`Gamma news ${number}`)
  })

  test('labels find what has them', async () => {
    const id = await rowOf('news')
    await labelSaved(null, toForm({ id, labels: 'work, To read,work' }))
    expect(await countSaved(member)).toMatchObject({ labels: ['To read', 'work'] })
    expect(await titlesOf({ label: 'To read' })).toEqual([`Gamma news ${number}`])
    expect(await titlesOf({ label: 'to' })).toEqual([])
    await labelSaved(null, toForm({ id, labels: '' }))
    expect((await countSaved(member)).labels).toEqual([])
    expect(await labelSaved(null, toForm({ id, labels: 'x'.repeat(31) }))).toMatchObject({
      ok: false,
      fieldErrors: { labels: ['A label has at most 30 characters'] },
    })
  })

  test('a label is one in all its cases: phones begin with a capital', async () => {
    const [news, topic] = [await rowOf('news'), await rowOf('topic')]
    await labelSaved(null, toForm({ id: news, labels: 'Work, Étude' }))
    await labelSaved(null, toForm({ id: topic, labels: 'work, zoo' }))
    const { labels } = await countSaved(member)
    expect(labels.map((one) => one.toLowerCase()).toSorted()).toEqual(['work', 'zoo', 'étude'])
    for (const label of labels.filter((one) => one.toLowerCase() === 'work')) {
      expect(await titlesOf({ label })).toHaveLength(2)
    }
    expect(await titlesOf({ label: 'éTUDE' })).toEqual([`Gamma news ${number}`])
    for (const id of [news, topic]) await labelSaved(null, toForm({ id, labels: '' }))
  })

  test('what is gone stays as a line that can be removed, without its title', async () => {
    await db.topic.update({ where: { id: ids.topic }, data: { hiddenAt: new Date() } })
    const gone = (await listOf()).items.find(({ target }) => !target)
    expect(gone).toMatchObject({ kind: 'topic', of: { kind: 'topic', id: ids.topic } })
    expect(await titlesOf({ q: 'delta' })).toEqual([])
    const { removed } = dataOf(await unsaveItem(null, toForm({ kind: 'topic', id: ids.topic })))
    expect((await listOf()).total).toBe(3)
    expect(await restoreSaved(null, toForm(removed ?? {}))).toMatchObject({ ok: true })
    expect((await listOf()).items.find(({ of }) => of.id === ids.topic)).toMatchObject({ target: null })
    await db.topic.delete({ where: { id: ids.topic } })
    expect(await restoreSaved(null, toForm(removed ?? {}))).toMatchObject({ problem: 'not_found' })
  })

  test('what was removed comes back as it was', async () => {
    const id = await rowOf('review')
    await moveSaved(null, toForm({ id, list: 'keep' }))
    await labelSaved(null, toForm({ id, labels: 'a, b' }))
    const [before] = (await listOf({ list: 'keep' })).items
    const { removed } = dataOf(await unsaveItem(null, toForm({ kind: 'article', id: ids.review })))
    expect((await listOf({ list: 'keep' })).total).toBe(0)
    expect(await restoreSaved(null, toForm(removed ?? {}))).toMatchObject({ ok: true })
    const [after] = (await listOf({ list: 'keep' })).items
    expect({ ...after, id: '' }).toEqual({ ...before, id: '' })
    expect(dataOf(await unsaveItem(null, toForm({ kind: 'news', id: ids.review }))).removed).toBeNull()
  })

  test('of others cannot be seen or touched', async () => {
    const id = await rowOf('review')
    const owner = member
    member = await addMember(`stranger-${number}`)
    signInAs(member)
    expect((await listOf()).total).toBe(0)
    expect(await moveSaved(null, toForm({ id, list: 'keep' }))).toMatchObject({ problem: 'forbidden' })
    expect(await labelSaved(null, toForm({ id, labels: 'x' }))).toMatchObject({ problem: 'forbidden' })
    await unsaveItem(null, toForm({ kind: 'article', id: ids.review }))
    member = owner
    expect((await listOf()).total).toBe(4)
  })

  test('a page past the end is the last', async () => {
    expect(await listOf({ page: '99' })).toMatchObject({ page: 1, pages: 1, total: 4 })
  })
})
