import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { findSpelling } from '@/lib/search/spelling-queries'
import { makeArticle, makePlaces, makeTopic, type Places, titlesFor } from './fixtures'

const BATTERY = 'Battery life of headphones'
const CHARGERS = 'Old chargers'
const COFFEE = 'Coffee of the future'
const VINYL = 'The Who on vinyl'

let places: Places
beforeAll(async () => {
  places = await makePlaces()
  await makeArticle(places, BATTERY, { content: 'We charged them daily.' })
  await makeArticle(places, CHARGERS, { content: 'A charger says little of the battery and its life.' })
  await makeArticle(places, COFFEE, { content: 'Robots pour it.' })
  await makeTopic(places, VINYL, 'Which pressing is best? 電池寿命.')
})

const noticeOf = async (q: string) => (await search(parseSearch(q, {}))).notice
const SOME = { kind: 'any', ordered: false }

describe('where nothing holds all of the words, some of them are enough', () => {
  test.each([
    ['coffee vinyl', [COFFEE, VINYL]],
    ['chargers vinyl headphones', [BATTERY, CHARGERS, VINYL]],
    ['"coffee vinyl"', [COFFEE, VINYL]],
  ])('%s', async (q, titles) => {
    expect((await titlesFor(q)).sort()).toEqual(titles)
    expect(await noticeOf(q)).toMatchObject({ kind: 'any' })
  })
})

describe('what is not wanted is not shown instead either', () => {
  test.each([
    ['coffee battery -headphones', [COFFEE, CHARGERS]],
    ['-headphones coffee battery', [COFFEE, CHARGERS]],
    ['coffee battery -charged', [COFFEE, CHARGERS]],
    ['coffee vinyl battery -"battery life"', [COFFEE, CHARGERS, VINYL]],
    ['coffee vinyl -usb-c', [COFFEE, VINYL]],
    ['coffee vinyl -電池', [COFFEE]],
    ['-電池 coffee vinyl', [COFFEE]],
    ['coffee vinyl -"電池 寿命"', [COFFEE]],
    ['coffee vinyl -"pressing 電池"', [COFFEE]],
    ['coffee vinyl -電池性能', [COFFEE, VINYL]],
    ['coffee 寿命 battery -電池 -headphones', [COFFEE, CHARGERS]],
    ['coffee 電池 -headphones', [COFFEE, VINYL]],
  ])('%s', async (q, titles) => {
    expect((await titlesFor(q)).sort()).toEqual(titles)
    expect(await noticeOf(q)).toEqual(SOME)
  })

  test.each([
    'chargers -battery',
    'battery -life',
    'headphones -"battery life"',
    'coffee vinyl -future -who -pressing',
    'vinyl -電池',
    '電池 -寿命',
  ])('%s: nothing is left', async (q) => {
    expect(await titlesFor(q)).toEqual([])
    expect(await noticeOf(q)).toBeNull()
  })
})

test('without a word that is wanted there is nothing to be shown instead', async () => {
  for (const q of [
    '-zebra -battery',
    '-zebra -"battery life"',
    '-zebra -電池',
    '-coffee -"電池 寿命"',
    '-vinyl -coffee',
  ]) {
    expect([await titlesFor(q), await noticeOf(q)], q).toEqual([[], null])
  }
})

test('of words that stand apart only, it is known that they were wanted in their order', async () => {
  expect((await titlesFor('"life battery"')).sort()).toEqual([BATTERY, CHARGERS])
  expect(await noticeOf('"life battery"')).toEqual({ kind: 'any', ordered: true })
  expect(await noticeOf('"battery life" vinyl')).toEqual({ kind: 'any', ordered: true })
  expect(await noticeOf('life vinyl -"the who" -"a b"')).toEqual(SOME)
})

test('a word of what has gone stands in for none', async () => {
  const gone = await makeArticle(places, 'A gramophone')
  const kept = await makeArticle(places, 'Old gramophany')
  expect(await findSpelling('gramophona')).toBe('gramophone')
  await db.article.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
  expect(await findSpelling('gramophona')).toBe('gramophany')
  await db.article.update({ where: { id: kept.id }, data: { status: 'draft' } })
  expect(await findSpelling('gramophona')).toBeNull()
})

test('an address with signs of its own is a question like any other', async () => {
  for (const q of [`https://a.example/!(')`, `"coffee a.example/!(')"`, `coffee a.example/x!'y`]) {
    expect((await search(parseSearch(q, {}))).pages, q).toBe(1)
  }
})
