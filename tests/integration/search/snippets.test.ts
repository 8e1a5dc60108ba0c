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
