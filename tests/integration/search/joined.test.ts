import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { findSpelling } from '@/lib/search/spelling-queries'
import { suggest } from '@/lib/search/suggest-queries'
import { makeArticle, makePlaces, makeTopic, titlesFor } from './fixtures'

const ROUTER = 'A router for the attic'
const ANTENNA = 'Antennas of wood'
const READER = 'E-Books for the train'
const SHELF = 'An ebook on a shelf'
const HUB = 'USB-C hubs'
const HEADSET = 'WH-1000 headsets'
const CHAT = 'Chats with GPT-4'
const COMPILER = 'Compilers compared'
const LANGUAGE = 'C++ for beginners'
const NOTES = 'C# in a major key'
const RUNTIME = 'A runtime'
const NET = 'A net against mosquitoes'

beforeAll(async () => {
  const places = await makePlaces()
  await makeArticle(places, ROUTER, {
    content: `${'Of no use to anyone. '.repeat(40)}The best Wi-Fi router has Wi-Fi 6.`,
  })
  await makeTopic(places, ANTENNA, 'Mine makes the wifi better than Wi-fi-enabled lamps.')
  await makeArticle(places, READER, { content: 'They are for their foreign readers.' })
  await makeArticle(places, SHELF)
  await makeArticle(places, HUB, {
    content: 'Each has noise-cancelling feet, 10-inch cables and a state-of-the-art case.',
  })
  await makeArticle(places, HEADSET)
  await makeArticle(places, CHAT)
  await makeArticle(places, COMPILER, { content: 'It compiles a mid-size C++20 project in a minute. Grade: A+' })
  await makeArticle(places, LANGUAGE)
  await makeArticle(places, NOTES)
  await makeArticle(places, RUNTIME, { content: 'Made for .NET 10.' })
  await makeArticle(places, NET)
})

const sorted = async (q: string) => (await titlesFor(q)).sort()

describe('a word with a dash is the same as without', () => {
  test.each([
    ['wifi', [ROUTER, ANTENNA]],
    ['WiFi 6', [ROUTER]],
    ['wi-fi', [ROUTER, ANTENNA]],
    ['wi fi router', [ROUTER]],
    ['"wifi router"', [ROUTER]],
    ['"best wifi"', [ROUTER]],
    ['"best wi-fi router"', [ROUTER]],
    ['ebook', [SHELF, READER]],
    ['e-books', [SHELF, READER]],
    ['ebooks -train', [SHELF]],
    ['usbc', [HUB]],
    ['noisecancelling', [HUB]],
    ['noise cancelling', [HUB]],
    ['10-inch', [HUB]],
    ['10 inch', [HUB]],
    ['state-of-the-art', [HUB]],
    ['wh1000', [HEADSET]],
    ['wh-1000', [HEADSET]],
    ['gpt4', [CHAT]],
    ['gpt-4', [CHAT]],
    ['"gpt-4"', [CHAT]],
    ['attic -wifi', []],
    ['attic -wi-fi', []],
  ])('%s', async (q, titles) => {
    expect(await sorted(q)).toEqual(titles.sort())
    const { notice } = await search(parseSearch(q, {}))
    expect(notice).toBeNull()
  })
})

describe('a letter with signs is more than the letter', () => {
  test.each([
    ['C++', [LANGUAGE, COMPILER]],
    ['"c++"', [LANGUAGE, COMPILER]],
    ['c++20', [COMPILER]],
    ['cplusplus', [LANGUAGE, COMPILER]],
    ['C#', [NOTES]],
    ['csharp', [NOTES]],
    ['A+', [COMPILER]],
    ['.NET', [RUNTIME]],
    ['dotnet', [RUNTIME]],
    ['net', [NET, RUNTIME]],
    ['compilers -c++', []],
    ['F#', []],
    ['c++-beginners', [LANGUAGE]],
    ['C#-key', [NOTES]],
    ['a+-minute', [COMPILER]],
    ['.NET-runtime', [RUNTIME]],
    ['c++ -beginners', [COMPILER]],
  ])('%s', async (q, titles) => expect(await sorted(q)).toEqual([...titles].sort()))

  test('what is called so comes first', async () => expect((await titlesFor('C++'))[0]).toBe(LANGUAGE))
})

const marksOf = async (q: string) => {
  const { results } = await search(parseSearch(q, {}))
  return results.flatMap(({ title, snippet }) =>
    [...title, ...snippet].filter(({ hit }) => hit).map(({ text }) => text),
  )
}

test('what was found is marked as it is written', async () => {
  expect(new Set(await marksOf('wifi'))).toEqual(new Set(['Wi-Fi', 'wifi', 'Wi-fi']))
  expect(new Set(await marksOf('wi-fi'))).toEqual(new Set(['Wi-Fi', 'wifi', 'Wi-fi']))
  expect(await marksOf('gpt4')).toEqual(['GPT-4'])
  expect(await marksOf('c++')).toEqual(['C++', 'C++'])
})

test('words that say nothing are marked as whole words', async () => {
  expect((await marksOf('for the')).sort()).toEqual(['for', 'for', 'for', 'the', 'the'])
})

test('they are suggested in either form, and by what is named nowhere', async () => {
  const suggested = async (q: string) => (await suggest(q)).map(({ title }) => title).sort()
  expect(await suggested('ebo')).toEqual([SHELF, READER].sort())
  expect(await suggested('e-bo')).toEqual([SHELF, READER].sort())
  expect(await suggested('usbc')).toEqual([HUB])
  expect(await suggested('usb-c')).toEqual([HUB])
  expect(await suggested('c++')).toEqual([LANGUAGE])
  expect(await suggested('wi-fi')).toEqual([ROUTER, ANTENNA].sort())
  expect(await suggested('wifi')).toEqual([ROUTER, ANTENNA].sort())
  expect(await suggested('-router')).toEqual([])
  expect(await suggested('F#')).toEqual([])
})

test('a slip in the joined form is seen', async () => {
  expect(await findSpelling('ebok')).toBe('ebook')
  const words = await db.$queryRaw<
    { word: string }[]
  >`select word from search_words where word in ('usbc', 'ebooks') order by 1`
  expect(words.map(({ word }) => word)).toEqual(['ebooks', 'usbc'])
})
