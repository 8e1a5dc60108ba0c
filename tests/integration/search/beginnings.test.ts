import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { makeArticle, makePlaces, makeTopic, type Places, titlesFor } from './fixtures'

let places: Places

beforeAll(async () => {
  places = await makePlaces()
  await makeArticle(places, 'Orvane monitor', { content: 'It headlines each list. A monitor of ours is a mini one.' })
  await makeArticle(places, 'Headphones of Kestrel', { content: 'The batteries last.', daysAgo: 40 })
  await makeArticle(places, 'The last watt', { content: 'On monitoring and headphones.', daysAgo: 3 })
  await makeArticle(places, 'Tech', { daysAgo: 700 })
  await makeArticle(places, 'Technicians', { content: 'Technique and technology of technicians: technical.' })
  await makeArticle(places, 'Sonic boom', { content: 'Loud.' })
  for (let n = 1; n <= 10; n++) await makeArticle(places, `Ohm ${n}`)
  await makeArticle(places, 'Ohmmeter')
})

const answer = (q: string, asked = {}) => search(parseSearch(q, asked))
const hits = (pieces: { text: string; hit: boolean }[] = []) => pieces.filter(({ hit }) => hit).map(({ text }) => text)

describe('the beginning of a word', () => {
  test.each([
    ['moni', ['Orvane monitor', 'The last watt']],
    ['orv', ['Orvane monitor']],
    ['kestr', ['Headphones of Kestrel']],
    ['batt', ['Headphones of Kestrel']],
    ['HEADPH', ['Headphones of Kestrel', 'The last watt']],
    ['headph kestr', ['Headphones of Kestrel']],
    ['headph -kestrel', ['The last watt']],
    ['mo', []],
    ['"moni"', []],
    ['sony', []],
  ])('%s finds %j', async (q, titles) => expect((await titlesFor(q)).sort()).toEqual(titles))

  test('is marked as the word that it begins, and is no slip', async () => {
    const { results, notice } = await answer('batt')
    expect(notice).toBeNull()
    expect(hits(results[0]?.snippet)).toEqual(['batteries'])
    expect(hits((await answer('orv moni')).results[0]?.title)).toEqual(['Orvane', 'monitor'])
  })

  test('comes after the word itself, on every page', async () => {
    expect((await titlesFor('tech'))[0]).toBe('Tech')
    for (let n = 1; n <= 24; n++) await makeArticle(places, `Technetium ${n}`, { content: 'Technetium.', daysAgo: n })
    const pages = await Promise.all(['1', '2', '3'].map((page) => answer('tech', { page })))
    expect(pages[0]).toMatchObject({ total: 26, pages: 3 })
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(26)
    expect((await titlesFor('tech'))[0]).toBe('Tech')
    expect((await titlesFor('tech', { kind: 'article' }))[0]).toBe('Tech')
    expect(await titlesFor('tech', { sort: 'newest' })).not.toContain('Tech')
  })

  test('is not asked where the word itself fills a page', async () => {
    expect((await answer('ohm')).total).toBe(10)
  })

  test('leads to its word, rather than to one that is alike, where another word was misspelt', async () => {
    expect((await answer('hedphones kestr')).notice).toEqual({ kind: 'respelled', meant: 'headphones kestrel' })
    expect((await answer('ohmmetre plai')).notice).toEqual({ kind: 'respelled', meant: 'ohmmeter plai' })
  })
})

test('a part of a word leads to the word', async () => {
  expect((await answer('onitor')).notice).toEqual({ kind: 'respelled', meant: 'monitor' })
})

test('a category finds what is filed there, by the beginning of its name as well', async () => {
  const { id } = await db.category.create({ data: { kind: 'article', slug: 'laptops', name: 'Laptops' } })
  await makeArticle({ ...places, article: id }, 'Halvorn Sliver')
  expect(await titlesFor('laptops')).toEqual(['Halvorn Sliver'])
  expect(await titlesFor('lapt')).toEqual(['Halvorn Sliver'])
})

test('what is named so, or filed so, comes before questions that name it', async () => {
  const { id } = await db.category.create({ data: { kind: 'review', slug: 'drones', name: 'Drones' } })
  await makeTopic(places, 'May I fly a drone here?', 'Many plain words about some meadow. '.repeat(10))
  await makeArticle({ ...places, article: id }, 'The Skarn flies well', {
    content: `It is a drone. ${'Plain words. '.repeat(30)}`,
  })
  await makeArticle(places, 'A drone for the rest of us', { content: 'More of many plain words. '.repeat(30) })
  expect(await titlesFor('drone')).toEqual([
    'A drone for the rest of us',
    'The Skarn flies well',
    'May I fly a drone here?',
  ])
})
