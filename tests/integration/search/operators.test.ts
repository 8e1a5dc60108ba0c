import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { normalizeQuery } from '@/lib/core/search-text'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { begunWords } from '@/lib/search/reading'
import { suggest } from '@/lib/search/suggest-queries'
import { makeArticle, makePlaces, titlesFor } from './fixtures'

beforeAll(async () => {
  const places = await makePlaces()
  await makeArticle(places, 'Sextant with usb-c', { content: 'Its spare 電池寿命.' })
  await makeArticle(places, 'Sextant of brass', { content: 'A lens cap.' })
})

const everything = ['Sextant of brass', 'Sextant with usb-c']

test.each([
  [`sextant ${'-'.repeat(50)}`, everything],
  [`${'-+'.repeat(33)}sextant`, everything],
  [`${'- '.repeat(60)}sextant`, everything],
  [`${'-軽 '.repeat(40)}sextant`, everything],
  ['sextant - brass', ['Sextant of brass']],
  ['sextant --brass', ['Sextant of brass']],
  ['sextant -brass', ['Sextant with usb-c']],
  ['sextant -"lens cap"', ['Sextant with usb-c']],
  ['-brass sextant', ['Sextant with usb-c']],
  ['usb-c', ['Sextant with usb-c']],
  ['sextant -usb-c', ['Sextant of brass']],
  ['sextant 電池', ['Sextant with usb-c']],
  ['sextant -電池', ['Sextant of brass']],
  ['-電池 sextant', ['Sextant of brass']],
  ['sextant -電', ['Sextant of brass']],
  ['sextant (-電池寿命', ['Sextant of brass']],
  ['sextant -電池性能', everything],
  ['sextant -"電池"', ['Sextant of brass']],
  ['sextant -"寿命 電池', ['Sextant of brass']],
  ['sextant -"電池 軽量"', everything],
  ['sextant -"spare 電池"', ['Sextant of brass']],
  ['sextant -"lens 電池"', everything],
  ['sextant -usb-c電池', ['Sextant of brass']],
  ['sextant -電池brass', everything],
  ['sextant --電池', ['Sextant with usb-c']],
  ['sextant - 電池', ['Sextant with usb-c']],
  ['sextant "spare -電池"', ['Sextant with usb-c']],
  ['sextant -"lens cap" 電池-寿命', ['Sextant with usb-c']],
  // Where nothing is wanted nothing is found.
  ['-brass', []],
  ['-sextant', []],
  ['-"lens cap"', []],
  ['-the', []],
  ['-電池', []],
  ['-spare -電池', []],
  ['with -brass', ['Sextant with usb-c']],
  ['of -caps', []],
])('%.40s', async (q, titles) => expect((await titlesFor(q)).sort()).toEqual(titles))

const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'|&!:*<->-+"\'\\()=^% \t',
        '-',
        '-',
        ' -',
        '"',
        ' or ',
        ' OR -',
        '<->',
        '!!',
        ':*',
        '電池',
        '軽',
      ),
      fc.constantFrom(
        'a',
        'the',
        'sextant',
        'usb-c',
        'é',
        'é',
        '9',
        '-5',
        'rtx-40',
        'mp3/aac',
        'v2.1.3',
        '/',
        'x@y.example',
        'https://a.example/b?c=-d',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }).map((text) => normalizeQuery(text)),
    ),
    { maxLength: 300 },
  )
  .map((parts) => [...parts.join('')].slice(0, 300).join('').toWellFormed())

test('whatever is made of operators is a question, however it is read', async () => {
  const samples = [
    ...fc.sample(typed, 500),
    ...['-', '- ', '-+', '-"', '!', '("', '-(', '-"" ', '-a ', '-"a b" '].map((s) => s.repeat(5000)),
    ...['', '-', '"b ', '-"b '].flatMap((before) => [
      `${before}a.example/!(')`,
      `${before}a.example/x!'y`,
      `${before}4.example/@'`,
    ]),
  ]
  const asked = samples.map((q) => ({ q, begun: begunWords(q) }))
  const rows = await db.$queryRaw<{ nodes: number }[]>`
    select numnode(search_titled(search_loose(read))) + numnode(search_named(read)) + numnode(search_titled(search_loose(search_any(q)))) + numnode(search_begun(q)) + numnode(search_marking(read, '{}')) as nodes
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(q text, begun text[]),
      lateral (values (search_query(q)), (search_query_begun(q, begun))) as reading(read)`
  expect(rows).toHaveLength(samples.length * 2)
})

test('a number that may go on is marked as such behind each sign', async () => {
  const [row] = await db.$queryRaw<{ marking: string }[]>`
    select search_marking('''9sex'':* & ''brass'':AB'::tsquery, '{}')::text as marking`
  expect(row?.marking).toBe("( '9sex':* | '-9sex':* | '+9sex':* | 'v9sex':* ) & 'brass':AB")
})

test('and it is answered', async () => {
  for (const q of fc.sample(typed, 40).map((text) => normalizeQuery(text))) {
    expect((await search(parseSearch(q, {}))).pages).toBeGreaterThan(0)
    await suggest(q)
  }
})
