import { expect, test } from 'vitest'
import { pageMetadata, toFeedLink, toTitle } from '@/lib/core/page-metadata'
import { site } from '@/lib/core/site'

test('a title carries the name of the site only where both are shown whole', () => {
  const room = 60 - ` | ${site.name}`.length
  expect(toTitle('x'.repeat(room))).toBe('x'.repeat(room))
  expect(toTitle('x'.repeat(room + 1))).toEqual({ absolute: 'x'.repeat(room + 1) })
  expect(site.title.length).toBeLessThanOrEqual(60)
})

test('shared links lead to the canonical address', () => {
  const { alternates, openGraph, title } = pageMetadata({
    title: site.title,
    description: 'x',
    path: '/reviews?page=2',
  })
  expect([alternates?.canonical, openGraph?.url]).toEqual(['/reviews?page=2', '/reviews?page=2'])
  expect(title).toEqual({ absolute: site.title })
})

test('a feed stands beside the canonical address', () => {
  const feed = toFeedLink('tag', 'usb-c', 'USB-C')
  expect(pageMetadata({ title: 'x', description: 'x', path: '/tag/usb-c', feed }).alternates).toEqual({
    canonical: '/tag/usb-c',
    types: { 'application/rss+xml': [{ url: '/feeds/tag/usb-c', title: `${site.name}: USB-C` }] },
  })
  const none = pageMetadata({ title: 'x', description: 'x', path: '/tag/usb-c', feed: null })
  expect(none.alternates).toEqual({ canonical: '/tag/usb-c' })
})
