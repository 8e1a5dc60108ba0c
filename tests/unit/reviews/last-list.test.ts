import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ListAddress, lastListAddress, rememberList } from '@/components/lists/last-list'

const kept = new Map<string, string>()
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }

const comeFrom = (referrer: string) => vi.stubGlobal('document', { referrer })

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://fieldtest.example' })
  comeFrom('')
})

afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test.each<ListAddress>([
  '/reviews',
  '/reviews?q=usb&page=2',
  '/reviews/category/laptops',
  '/reviews/category/laptops?page=2',
])('a review leads back to %s', (address) => {
  vi.stubGlobal('sessionStorage', storage)
  rememberList('/reviews', address)
  expect(lastListAddress('/reviews')).toBe(address)
})

test.each(['https://other.example/reviews', '/reviewsx', '/forum?page=2', ''])(
  '%j is no list of reviews',
  (address) => {
    vi.stubGlobal('sessionStorage', storage)
    kept.set('list:/reviews', address)
    expect(lastListAddress('/reviews')).toBe('/reviews')
  },
)

test('where storage is forbidden the way leads to the plain list', () => {
  rememberList('/reviews', '/reviews?page=2')
  expect(lastListAddress('/reviews')).toBe('/reviews')
})

test('a list that told nothing is known by where the page was come to from', () => {
  vi.stubGlobal('sessionStorage', storage)
  comeFrom('https://fieldtest.example/reviews?tab=popular')
  expect(lastListAddress('/reviews')).toBe('/reviews?tab=popular')
  expect(lastListAddress('/store')).toBe('/store')
  rememberList('/reviews', '/reviews?page=2')
  expect(lastListAddress('/reviews')).toBe('/reviews?page=2')
})

test.each(['https://other.example/reviews?tab=popular', 'https://fieldtest.example/reviewsx', 'nonsense'])(
  'who came from %s goes to the plain list',
  (referrer) => {
    comeFrom(referrer)
    expect(lastListAddress('/reviews')).toBe('/reviews')
  },
)
