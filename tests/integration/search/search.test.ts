import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { normalizeQuery } from '@/lib/core/search-text'
import { admitSearch, admitSuggestions } from '@/lib/search/admission-commands'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { suggest } from '@/lib/search/suggest-queries'
import { request } from '@/tests/support/request'
import { makeArticle, makePlaces, makeTopic, type Places, titlesFor } from './fixtures'

let places: Places

beforeAll(async () => {
  places = await makePlaces()
  await makeArticle(places, 'Battery life of headphones', {
    content: 'We **charged** them [daily](https://x.example) for weeks.',
    daysAgo: 400,
  })
  await makeArticle(places, 'Old chargers', {
    content: 'A charger says little of the battery and its life.',
    daysAgo: 20,
  })
  await makeArticle(places, 'Café of the future', { content: 'Robots pour the coffee, 100% of it.', daysAgo: 3 })
  await makeArticle(places, '電池寿命テスト', { content: 'このイヤホンの電池寿命はすごい。とても軽い。' })
  await makeArticle(places, 'مراجعة الهاتف', { content: 'بطارية الهاتف ممتازة' })
  for (let n = 1; n <= 23; n++) await makeArticle(places, `Pangolin ${n}`, { daysAgo: n })
  await makeTopic(places, 'The Who on vinyl', 'Which pressing of The Who is best? USB-C WH-1000XM5 question.')
})

const answer = (q: string, asked = {}) => search(parseSearch(q, asked))

describe('words', () => {
  test.each([
    ['batteries', ['Battery life of headphones', 'Old chargers']],
    ['BATTERY Life', ['Battery life of headphones', 'Old chargers']],
    ['"battery life"', ['Battery life of headphones']],
    ['battery -headphones', ['Old chargers']],
    ['cafe', ['Café of the future']],
    ['CAFÉ', ['Café of the future']],
    ['電池', ['電池寿命テスト']],
    ['イヤホン', ['電池寿命テスト']],
    ['軽', ['電池寿命テスト']],
    ['بطارية', ['مراجعة الهاتف']],
    ['the who', ['The Who on vinyl']],
    ['usb-c', ['The Who on vinyl']],
    ['1000xm5', ['The Who on vinyl']],
    ['100%', ['Café of the future']],
    ['iris thistlewood cafe', ['Café of the future']],
  ])('%s', async (q, titles) => expect(await titlesFor(q)).toEqual(titles))

  test('what is not wanted stands neither in the title nor in the text', async () => {
    expect(await titlesFor('chargers')).toEqual(['Old chargers'])
    expect(await titlesFor('chargers -battery')).toEqual([])
    expect(await titlesFor('chargers -headphones')).toEqual(['Old chargers'])
    expect(await titlesFor('-life headphones or vinyl')).toEqual(['The Who on vinyl'])
  })

  test('a phrase that is not wanted takes nothing away that holds its words apart', async () => {
    expect(await titlesFor('charger -"battery life"')).toEqual(['Old chargers'])
    expect(await titlesFor('-"battery life" battery')).toEqual(['Old chargers'])
    expect(await titlesFor('headphones -"battery life"')).toEqual([])
    expect(await titlesFor('"of headphones" -"life battery"')).toEqual(['Battery life of headphones'])
    expect(await titlesFor('vinyl -usb-c')).toEqual([])
  })

  test('a match in a title comes before one in a text, a newer before an older when asked for', async () => {
    expect(await titlesFor('battery', { sort: 'newest' })).toEqual(['Old chargers', 'Battery life of headphones'])
  })

  test('the words are marked in title and text, and Markdown is gone', async () => {
    const [first] = (await answer('charge headphones')).results
    expect(first?.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['headphones'])
    expect(first?.snippet.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['charged'])
    expect(first?.snippet.map(({ text }) => text).join('')).toContain('charged them daily for weeks')
    const [japanese] = (await answer('電池')).results
    expect(japanese?.snippet.find(({ hit }) => hit)?.text).toBe('電池')
  })
})

describe('filters', () => {
  test('kinds are counted, whichever is chosen', async () => {
    const all = await answer('thistlewood OR who')
    expect(all.counts).toEqual({ article: 28, topic: 1, person: 1 })
    const people = await answer('thistlewood OR who', { kind: 'person' })
    expect(people).toMatchObject({ counts: all.counts, total: 1, pages: 1 })
    expect(people.results.map(({ kind, href }) => [kind, href])).toEqual([['person', '/people/iris']])
  })

  test('a category and a date narrow', async () => {
    expect(await titlesFor('battery', { category: 'article-place' })).toHaveLength(2)
    expect(await titlesFor('battery', { category: 'topic-place' })).toEqual([])
    expect(await titlesFor('battery', { date: 'week' })).toEqual([])
    expect(await titlesFor('battery', { date: 'month' })).toEqual(['Old chargers'])
    expect(await titlesFor('battery', { date: 'year' })).toEqual(['Old chargers'])
  })

  test('pages do not overlap, and a page too far is the last', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => answer('pangolin', { page })))
    expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3])
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(23)
    expect(pages[0]).toMatchObject({ total: 23, pages: 3, page: 1 })
    expect(await answer('pangolin', { page: '999' })).toMatchObject({ page: 3, results: pages[2]?.results })
  })
})

describe('words that nobody wrote', () => {
  test('show what was probably meant', async () => {
    const found = await answer('hedphones batery')
    expect(found.notice).toEqual({ kind: 'respelled', meant: 'headphones battery' })
    expect(found.results[0]?.title.filter(({ hit }) => hit)).toHaveLength(2)
  })

  test('of which a few texts have the slip as well, offer the right one', async () => {
    await makeTopic(places, 'My pangolim', 'x')
    const found = await answer('pangolim')
    expect(found).toMatchObject({ total: 1, notice: { kind: 'respell', meant: 'pangolin' } })
  })

  test('that never stand together show what has some of them', async () => {
    expect((await answer('pangolin vinyl coffee')).notice).toEqual({ kind: 'any', ordered: false })
  })

  test('are no reason to show anything', async () => {
    expect(await answer('zzzzqqqq')).toMatchObject({ total: 0, results: [], notice: null, page: 1, pages: 1 })
  })
})

describe('suggestions', () => {
  const titles = async (q: string) => (await suggest(q)).map(({ title }) => title)

  test.each([
    ['batt', ['Battery life of headphones']],
    ['life headph', ['Battery life of headphones']],
    ['caf', ['Café of the future']],
    ['the w', ['The Who on vinyl']],
    ['電', ['電池寿命テスト']],
    ['電池寿', ['電池寿命テスト']],
    ['هات', []],
    ['الهات', ['مراجعة الهاتف']],
    ['zzz', []],
    ['%', []],
    ['', []],
  ])('%s', async (q, expected) => expect(await titles(q)).toEqual(expected))

  test('at most eight, of several kinds where there are several', async () => {
    await makeTopic(places, 'Pangolin care')
    const found = await suggest('pango')
    expect(found).toHaveLength(8)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['article', 'topic']))
    expect(found.find(({ title }) => title === 'Pangolin care')?.href).toMatch(/^\/forum\/topic\/\d+\/topic-\d+$/)
  })
})

test.each([
  'a'.repeat(10_000),
  'word '.repeat(2_000),
  '電'.repeat(10_000),
  '"'.repeat(300),
  '((((',
  '& | ! <-> :*',
  "'",
  "\\'",
  'foo\\bar \\',
  '-',
  '-word',
  'a or -b',
  '"a b" -"c d" or e',
  '%',
  '_',
  '%%%',
  'a\u0000b',
  '\u0000',
  'the of and',
  '=cai',
  '^battery',
  "'=e0'",
  '😀',
  '\ud800',
  '\ue000hit\ue001',
  '<b>x</b>',
  'https://x.example/a?b=c',
  'x@example.com',
  '../../etc/passwd',
])('%.30s is answered, soon', async (typed) => {
  const q = normalizeQuery(typed)
  const began = performance.now()
  expect((await answer(q)).pages).toBeGreaterThan(0)
  await suggest(q)
  // Not how quick it is, but that no text keeps it at work.
  expect(performance.now() - began).toBeLessThan(5000)
})

test('one network searches twice a second and fifteen times a minute; another does not notice', async () => {
  const waits = await Promise.all(Array.from({ length: 4 }, admitSearch))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
  await db.$executeRaw`update rate_limits set expires_at = now() - interval '1 second' where expires_at < now() + interval '2 seconds'`
  for (let n = 0; n < 11; n++) {
    await admitSearch()
    await db.$executeRaw`update rate_limits set expires_at = now() - interval '1 second' where expires_at < now() + interval '2 seconds'`
  }
  expect(await admitSearch()).toBeGreaterThan(2)
  expect(await admitSuggestions()).toBe(0)
  request.address = '198.51.100.9'
  expect(await admitSearch()).toBe(0)
})
