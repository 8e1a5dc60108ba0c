import { expect, test } from 'vitest'
import { listRewrites } from '@/lib/core/list-rewrites'

/** What Next does with the rules: each is tried in order on the path that the ones before left. */
function follow(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return listRewrites().reduce((path, { source, destination, has = [] }) => {
    if (source === '/lists/:path*') return path.startsWith('/lists/') ? destination : path
    if (path !== source) return path
    const groups: Record<string, string> = {}
    for (const { key, value } of has) {
      const given = searchParams.getAll(key).at(-1)
      const match = given ? new RegExp(`^${value}$`).exec(given) : null
      if (!match) return path
      Object.assign(groups, match.groups)
    }
    return destination.replace(/:(\w+)/g, (_whole, name) => groups[name] ?? '')
  }, pathname)
}

test.each([
  ['/reviews', '/reviews'],
  ['/reviews?tab=popular', '/lists/reviews/popular/all/1'],
  ['/reviews?page=2', '/lists/reviews/recent/all/2'],
  ['/reviews?category=audio&page=3', '/lists/reviews/recent/audio/3'],
  ['/reviews?tab=highest&category=audio&page=3', '/lists/reviews/highest/audio/3'],
  ['/reviews?utm_source=mail', '/reviews'],
  ['/reviews?page=', '/reviews'],
  ['/reviews?page=1&page=2', '/lists/reviews/recent/all/2'],
  ['/articles?sort=oldest', '/lists/articles/oldest/all/1'],
])('%s is served from %s', (address, path) => {
  expect(follow(address)).toBe(path)
})

test.each([
  'page=%00',
  'page=a/b',
  'tab=%25',
  'category=..%2F..',
  `tab=${'x'.repeat(41)}`,
  'page=1%0A2',
  'tab=popular&page=%20',
])('?%s leads to a state that no list has', (query) => {
  expect(follow(`/reviews?${query}`)).toBe('/lists/reviews/-/-/-')
})

test('free text is searched per request, blank text is none', () => {
  expect(follow('/reviews?q=oled')).toBe('/lists/reviews/search')
  expect(follow('/reviews?q=%25&tab=popular&page=%00')).toBe('/lists/reviews/search')
  expect(follow(`/reviews?q=${'x'.repeat(10_000)}`)).toBe('/lists/reviews/search')
  expect(follow('/reviews?q=%20%20&tab=popular')).toBe('/lists/reviews/popular/all/1')
})

test('internal paths are nobody’s address', () => {
  expect(follow('/lists/reviews/recent/all/1')).toBe('/not-found')
})
