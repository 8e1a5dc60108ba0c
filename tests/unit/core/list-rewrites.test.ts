import { expect, test } from 'vitest'
import { toListAddress } from '@/lib/core/list-rewrites'
import { SLUG_LIMIT, toTagSlug } from '@/lib/core/slug'

test.each([
  '/lists',
  '/lists/news',
  '/lists/reviews/popular/all/1?tab=popular',
  '/lists/reviews/popular/all/%0A',
  '/_global-error',
  '/_global-error/',
  '/_global-error?a=b',
  '/%5fglobal-erro%72',
  '/_not-found',
  '/_error',
  '/_document',
  '/_app',
  '/404',
  '/500',
])('nobody opens %s directly', (url) => {
  expect(toListAddress(url)).toBe('/not-found')
})

test.each([
  '/',
  '/about',
  '/news/',
  '/news/x',
  '/listsx',
  '/_global-errors',
  '/news/500',
  '/%zz',
  '/_next/static/a.js?q=1',
  '*',
  '',
  '/tag/..',
  '/reviews/%2e%2E',
  '/people/.',
])('%s stays', (url) => {
  expect(toListAddress(url)).toBe(url)
})

test('every combination of the news list has a path of its own', () => {
  expect(toListAddress('/news?source=wired')).toBe('/lists/news/wired/all/newest/1?source=wired')
  expect(toListAddress('/news?page=2&sort=oldest')).toBe('/lists/news/all/all/oldest/2?page=2&sort=oldest')
  const all = 'source=wired&category=ai&sort=oldest&page=4'
  expect(toListAddress(`/news?${all}`)).toBe(`/lists/news/wired/ai/oldest/4?${all}`)
})

test('the plain address is mapped too, whatever else its query holds', () => {
  expect(toListAddress('/news')).toBe('/lists/news')
  expect(toListAddress('/news?utm_source=mail')).toBe('/lists/news?utm_source=mail')
  expect(toListAddress('/news?sort=&page=')).toBe('/lists/news?sort=&page=')
  expect(toListAddress('/category/software')).toBe('/lists/category/software/-')
})

test('free text wins, a blank one is none', () => {
  expect(toListAddress('/news?q=chip&sort=oldest')).toBe('/lists/news/search?q=chip&sort=oldest')
  expect(toListAddress('/news?q=+%20&sort=oldest')).toBe('/lists/news/all/all/oldest/1?q=+%20&sort=oldest')
  expect(toListAddress('/category/software?q=chip')).toBe('/lists/category/software/-/search?q=chip')
})

test('what no list can have leads to a path that no page knows', () => {
  expect(toListAddress('/news?source=../x')).toBe('/lists/news/-/-/-/-?source=../x')
  expect(toListAddress('/news?source=%2e%2e%2fx')).toBe('/lists/news/-/-/-/-?source=%2e%2e%2fx')
  expect(toListAddress('/category/software?tag=_')).toBe('/lists/category/software/-/-/-/-?tag=_')
  expect(toListAddress('/reviews/category/laptops?tab=popular&page=..')).toBe(
    '/lists/review-category/laptops/-/-?tab=popular&page=..',
  )
  expect(toListAddress('/forum?tab=.')).toBe('/lists/forum/-/-/-/-?tab=.')
  expect(toListAddress('/people/ada?page=a%20b')).toBe('/lists/people/ada/-/-?page=a%20b')
})

test('no value of the forum spells the address of a topic', () => {
  expect(toListAddress('/forum?tab=topic&category=12&sort=its-slug')).toBe(
    '/lists/forum/topic/12/its-slug/1?tab=topic&category=12&sort=its-slug',
  )
  expect(toListAddress('/forum/topic/12/its-slug?page=1')).toBe('/lists/topic/12/its-slug/1?page=1')
})

test('where a key repeats, the last counts', () => {
  expect(toListAddress('/news?page=2&page=3')).toBe('/lists/news/all/all/newest/3?page=2&page=3')
})

test('reviews of one category are a list like the others', () => {
  const path = '/reviews/category/laptops'
  expect(toListAddress(path)).toBe('/lists/review-category/laptops')
  expect(toListAddress(`${path}?page=2`)).toBe('/lists/review-category/laptops/recent/2?page=2')
  expect(toListAddress(`${path}?q=usb&tab=popular`)).toBe('/lists/review-category/laptops/search?q=usb&tab=popular')
})

test('a tag is as long as a slug may be, and no longer', () => {
  const toPath = (tag: string) => toListAddress(`/category/software?tag=${tag}`).split('?')[0]
  const longest = toTagSlug('word '.repeat(40))
  expect(longest.length).toBeGreaterThan(70)
  for (const tag of [longest, 'a'.repeat(SLUG_LIMIT)]) {
    expect(toPath(tag)).toBe(`/lists/category/software/-/latest/${tag}/1`)
  }
  expect(toPath('a'.repeat(SLUG_LIMIT + 1))).toBe('/lists/category/software/-/-/-/-')
})

test('articles are narrowed by a tag as by a category', () => {
  expect(toListAddress('/articles?tag=usb-c')).toBe('/lists/articles/latest/all/usb-c/1?tag=usb-c')
  expect(toListAddress('/articles?sort=oldest')).toBe('/lists/articles/oldest/all/_/1?sort=oldest')
  const all = 'category=cloud&tag=usb-c&sort=popular&page=2'
  expect(toListAddress(`/articles?${all}`)).toBe(`/lists/articles/popular/cloud/usb-c/2?${all}`)
  expect(toListAddress('/articles?tag=_')).toBe('/lists/articles/-/-/-/-?tag=_')
})

test('a category keeps its place and its tag', () => {
  expect(toListAddress('/category/software?tag=usb-c')).toBe('/lists/category/software/-/latest/usb-c/1?tag=usb-c')
  const query = 'sort=popular&page=2'
  expect(toListAddress(`/category/hardware/laptops?${query}`)).toBe(
    `/lists/category/hardware/laptops/popular/_/2?${query}`,
  )
})
