import { expect, test } from 'vitest'
import { newsScope, newsTitle, parseNewsList } from '@/lib/news/list-state'

test('an address without a query asks for the first page of everything, newest first', () => {
  expect(parseNewsList({})).toEqual({ source: null, category: null, sort: 'newest', page: 1 })
})

test('every choice is taken over', () => {
  expect(parseNewsList({ source: 'the-verge', category: 'dev-tools', sort: 'oldest', page: '3' })).toEqual({
    source: 'the-verge',
    category: 'dev-tools',
    sort: 'oldest',
    page: 3,
  })
})

test.each([
  { sort: 'popular' },
  { page: '0' },
  { page: '01' },
  { page: '99999' },
  { source: '-' },
  { category: 'A b' },
])('%j is no list', (asked) => {
  expect(parseNewsList(asked)).toBeNull()
})

test('the heading names what the list is narrowed to', () => {
  const [ai, wired] = [{ name: 'AI' }, { name: 'Wired' }]
  const titles = [
    newsScope(undefined, undefined),
    newsScope(ai, undefined),
    newsScope(undefined, wired),
    newsScope(ai, wired),
  ]
  expect(titles.map(newsTitle)).toEqual([
    'Tech News Feed',
    'Tech News Feed: AI',
    'Tech News Feed: from Wired',
    'Tech News Feed: AI from Wired',
  ])
})
