import { expect, test } from 'vitest'
import { listRewrites } from '@/lib/core/list-rewrites'

const rules = listRewrites()
const of = (source: string) => rules.filter((rule) => rule.source === source)

/** Where an address with this query is sent: the first rule whose conditions all hold. */
function destination(source: string, query: Record<string, string>) {
  const rule = of(source).find(({ has = [] }) =>
    has.every(({ key, value }) => key in query && new RegExp(`^(?:${value})$`).test(query[key] ?? '')),
  )
  return rule?.destination.replace(/:(source|category|sort|tag|show|page)(?=\/|$)/g, (name, key) => query[key] ?? name)
}

test('nobody opens an internal path directly', () => {
  expect(rules[0]).toEqual({ source: '/lists/:path*', destination: '/not-found' })
})

test('every combination of the news list has a path of its own', () => {
  expect(destination('/news', { source: 'wired' })).toBe('/lists/news/wired/all/newest/1')
  expect(destination('/news', { page: '2', sort: 'oldest' })).toBe('/lists/news/all/all/oldest/2')
  expect(destination('/news', { source: 'wired', category: 'ai', sort: 'oldest', page: '4' })).toBe(
    '/lists/news/wired/ai/oldest/4',
  )
})

test('the plain address is mapped too, whatever else its query holds', () => {
  expect(destination('/news', {})).toBe('/lists/news')
  expect(destination('/news', { utm_source: 'mail' })).toBe('/lists/news')
  expect(destination('/category/:category', {})).toBe('/lists/category/:category/-')
})

test('free text wins, a blank one is none', () => {
  expect(destination('/news', { q: 'chip', sort: 'oldest' })).toBe('/lists/news/search')
  expect(destination('/news', { q: ' ', sort: 'oldest' })).toBe('/lists/news/all/all/oldest/1')
  expect(destination('/category/:category', { q: 'chip' })).toBe('/lists/category/:category/-/search')
})

test('what no list can have leads to a path that no page knows', () => {
  expect(destination('/news', { source: '../x' })).toBe('/lists/news/-/-/-/-')
  expect(destination('/category/:category', { tag: '_' })).toBe('/lists/category/:category/-/-/-/-')
  expect(destination('/people/:username', { page: 'a b' })).toBe('/lists/people/:username/-/-')
})

test('a category keeps its place and its tag', () => {
  expect(destination('/category/:category', { tag: 'usb-c' })).toBe('/lists/category/:category/-/latest/usb-c/1')
  expect(destination('/category/:category/:sub([a-z0-9][a-z0-9-]*)', { sort: 'popular', page: '2' })).toBe(
    '/lists/category/:category/:sub/popular/_/2',
  )
})
