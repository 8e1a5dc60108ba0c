import { beforeAll, expect, test } from 'vitest'
import { derivedExcerpt } from '@/lib/articles/derived-excerpt'
import { db } from '@/lib/core/db'
import { parseSearch } from '@/lib/search/list-state'
import { search } from '@/lib/search/queries'
import { makeArticle, makePlaces, type Places } from './fixtures'

let places: Places

beforeAll(async () => {
  places = await makePlaces()
})

const LONG = `## A sextant of brass

It has [two mirrors](https://x.example)[^1], one arc & **no** battery… Whoever owns it sails by the sun and by \`almanac\` alone, for as long as both of them last.

[^1]: Both silvered.`

async function snippetOf(content: string, excerpt: string, q: string) {
  const { id } = await makeArticle(places, 'Bylined', { content })
  await db.article.update({ where: { id }, data: { excerpt } })
  const { results } = await search(parseSearch(q, {}))
  await db.article.delete({ where: { id } })
  return results[0]?.snippet.map(({ text }) => text).join('') ?? ''
}

const times = (text: string, words: string) => text.split(words).length - 1

test.each([
  ['of a long text', LONG],
  ['of a short one', 'It has two mirrors, one arc and no battery.'],
])('what was cut from the text %s is not told twice', async (_, content) => {
  for (const q of ['mirrors', 'bylined']) {
    const snippet = await snippetOf(content, derivedExcerpt(content), q)
    expect(times(snippet, 'mirrors')).toBe(1)
    expect(snippet).not.toMatch(/…[\s.]*…/)
  }
})

test('what somebody wrote about the text is told before it', async () => {
  const snippet = await snippetOf('It has two mirrors.', 'An instrument with quincunxes', 'quincunxes')
  expect(snippet).toContain('quincunxes It has two mirrors')
})

/** As the editor and the form of pictures write it. */
const WRITTEN = [
  '**(Word)**&#x6E;ext one, with the [Foo](https://a.example/Foo_\\(bar\\)) tool.',
  '![The 14\\" model](/media/a-1200.webp#10x10 "The 14\\" model")',
  'Wrap it in \\<Suspense> or `<Activity>`; half a letter &#xD800; and a mark &#xE000; stay as they are.',
].join('\n\n')

test.each([
  ['next', '(Word)next one, with the Foo tool.'],
  ['suspense', 'Wrap it in Suspense or Activity'],
  ['activity', 'half a letter &#xD800; and a mark &#xE000; stay'],
])('%s is found in what readers see, and shown so', async (q, shown) => {
  const snippet = await snippetOf(WRITTEN, 'Another beginning.', q)
  expect(snippet).toContain(shown)
  expect(snippet).not.toMatch(/media|foo_|#x6E|\\/i)
})

test('signs without an end cost what their length does', async () => {
  for (const part of ['\\[', '[a](', '[a](b "', '\\(', '[a](\\(', '&#x1F600;', '<a:', '[\\"']) {
    const [row] = await db.$queryRaw<{ ms: number }[]>`
      with begun as materialized (select clock_timestamp() as at),
        said as materialized (select search_plain(repeat(${part}, 40000), 40000) as text, begun.at from begun)
      select extract(milliseconds from clock_timestamp() - at)::float as ms from said where text is not null`
    expect(row?.ms, part).toBeLessThan(1500)
  }
})
