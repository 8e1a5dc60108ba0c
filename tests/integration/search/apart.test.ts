import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { suggest } from '@/lib/search/suggest-queries'
import { makeArticle, makePlaces, titlesFor } from './fixtures'

const EDITOR = 'An editor for Windows/Linux'
const SYSTEMS = 'Two systems'
const PLAYER = 'A player of old'
const PATHS = 'Where files are'
const CARD = 'A quiet RTX-4090'
const CARDS = 'The RTX 4090 in summer'
const CONSOLE = 'A look at the PlayStation-5'
const YEARS = 'What has changed'
const RELEASE = 'A release'

beforeAll(async () => {
  const places = await makePlaces()
  await makeArticle(places, EDITOR, { content: 'Its colours are calm.' })
  await makeArticle(places, SYSTEMS, { content: 'We tried Windows and Linux, for C/C++ and/or Rust/Go.' })
  await makeArticle(places, PLAYER, {
    content: `${'Of no use to anyone. '.repeat(40)}Plays MP3/AAC (or FLAC/ALAC/Opus), has Wi-Fi 6/6E at 2.4/5 GHz and good I/O.`,
  })
  await makeArticle(places, PATHS, {
    content: 'Below /etc/kernel/linux, in https://mirror.example/linux/windows and in conf/aac.toml.',
  })
  await makeArticle(places, CARD)
  await makeArticle(places, CARDS)
  await makeArticle(places, CONSOLE)
  await makeArticle(places, YEARS, {
    content: 'From 2020-2021 to 2024–2025, at 15 hours a week instead of 10-12 hours.',
  })
  await makeArticle(places, RELEASE, { content: 'Out now: v2.1.3 and its notes.' })
})

const found = async (q: string) => {
  const { notice } = await search(parseSearch(q, {}))
  return notice ? [] : (await titlesFor(q)).sort()
}

describe('words with a slash between them are words', () => {
  test.each([
    ['linux', [EDITOR, SYSTEMS]],
    ['windows', [EDITOR, SYSTEMS]],
    ['windows/linux', [EDITOR, SYSTEMS]],
    ['Linux/Windows', [EDITOR, SYSTEMS]],
    ['"windows linux"', [EDITOR]],
    ['"windows/linux"', [EDITOR]],
    ['editor -linux', []],
    ['calm -linux/macos', []],
    ['calm -macos/linux', []],
    ['calm -macos/bsd', [EDITOR]],
    ['aac', [PLAYER]],
    ['mp3', [PLAYER]],
    ['alac', [PLAYER]],
    ['"mp3/aac"', [PLAYER]],
    ['wifi 6e', [PLAYER]],
    ['5 ghz', [PLAYER]],
    ['rust', [SYSTEMS]],
    ['c++', [SYSTEMS]],
    ['C/C++', [SYSTEMS]],
    ['i/o', [PLAYER]],
    // Those of addresses and paths stay together.
    ['kernel', []],
    ['/etc/kernel/linux', [PATHS]],
    ['mirror.example', [PATHS]],
    ['conf/aac.toml', [PATHS]],
  ])('%s', async (q, titles) => expect(await found(q)).toEqual([...titles].sort()))
})

describe('a number after a dash is a number', () => {
  test.each([
    ['4090', [CARD, CARDS]],
    ['rtx 4090', [CARD, CARDS]],
    ['rtx-4090', [CARD, CARDS]],
    ['rtx4090', [CARD]],
    ['"rtx 4090"', [CARD, CARDS]],
    ['"rtx-4090"', [CARD, CARDS]],
    ['quiet -rtx-4090', []],
    ['rtx -4090', []],
    ['playstation 5', [CONSOLE]],
    ['playstation-5', [CONSOLE]],
    ['2021', [YEARS]],
    ['2020-2021', [YEARS]],
    ['"2020-2021"', [YEARS]],
    ['2024-2025', [YEARS]],
    ['12 hours', [YEARS]],
    ['"12 hours"', [YEARS]],
    ['"10-12 hours"', [YEARS]],
    ['2.1.3', [RELEASE]],
    ['v2.1.3', [RELEASE]],
  ])('%s', async (q, titles) => expect(await found(q)).toEqual([...titles].sort()))
})

const marksOf = async (q: string) => {
  const { results } = await search(parseSearch(q, {}))
  return results.flatMap(({ title, snippet }) =>
    [...title, ...snippet].filter(({ hit }) => hit).map(({ text }) => text),
  )
}

test('what was found is marked as it is written', async () => {
  expect(await marksOf('aac')).toEqual(['AAC'])
  expect((await marksOf('linux editor')).sort()).toEqual(['Linux', 'editor'])
  expect((await marksOf('rtx 4090')).sort()).toEqual(['4090', 'RTX', 'RTX-4090'])
  expect(await marksOf('2021')).toEqual(['2021'])
  expect(await marksOf('2.1.3')).toEqual(['v2.1.3'])
  const { results } = await search(parseSearch('aac', {}))
  expect(results[0]?.snippet.map(({ text }) => text).join('')).toContain('Plays MP3/AAC (or FLAC/ALAC/Opus')
})

test('they are suggested', async () => {
  const suggested = async (q: string) => (await suggest(q)).map(({ title }) => title).sort()
  expect(await suggested('linu')).toEqual([EDITOR])
  expect(await suggested('windows/linu')).toEqual([EDITOR])
  expect(await suggested('rtx-40')).toEqual([CARD, CARDS].sort())
  expect(await suggested('playstation 5')).toEqual([CONSOLE])
})

test('a long row of slashes costs next to nothing', async () => {
  const words = 'aa/'.repeat(60_000)
  const [row] = await db.$queryRaw<[{ same: boolean }]>`select search_apart(${words}) = ${words} as same`
  expect(row.same).toBe(true)
})
