import { expect, test } from 'vitest'
import { pageMetadata, siteMetadata, toFeedLink, toTitle } from '@/lib/core/page-metadata'
import { site } from '@/lib/core/site'

test('a title carries the name of the site only where both are shown whole', () => {
  const room = 60 - ` | ${site.name}`.length
  expect(toTitle('x'.repeat(room))).toBe('x'.repeat(room))
  expect(toTitle('x'.repeat(room + 1))).toEqual({ absolute: 'x'.repeat(room + 1) })
  expect(site.title.length).toBeLessThanOrEqual(60)
})

test('what is too long for result pages is cut, in the title alone', () => {
  const long = 'Everything we know about the new connector, and all the rest of it, in one place'
  expect(toTitle(long)).toBe('Everything we know about the new connector')
  const { title, openGraph } = pageMetadata({ title: long, description: 'x', path: '/x' })
  expect(title).toEqual(toTitle(long))
  expect(openGraph?.title).toBe(long)
})

test('what tells a page from others is never cut', () => {
  const name = 'Tagged with one of the longest names that anybody has ever made'
  const { title, openGraph, description } = pageMetadata({ title: name, page: 12, description: 'x', path: '/x' })
  expect(title).toEqual({ absolute: 'Tagged with one of the longest names that anybody, page 12' })
  expect(openGraph?.title).toBe(`${name}, page 12`)
  expect(description).toBe('Page 12: x')
  expect(toTitle('Lena (@lena)', ': reviews, page 2')).toBe('Lena (@lena): reviews, page 2')
})

test.each([
  ['home', `${site.name}: ${site.tagline}`],
  ['news', `${site.name}: Tech News Feed`],
  ['terms', `${site.name}: The title`],
  [undefined, `${site.name}: ${site.tagline}`],
])('whoever does not see the picture %s is told the words that are drawn', (picture, alt) => {
  const facts = { title: 'The title', page: 2, description: 'x', path: '/x' }
  expect(pageMetadata({ ...facts, ...(picture && { picture }) }).openGraph?.images).toMatchObject([{ alt }])
  expect(siteMetadata('https://x.example').openGraph?.images).toMatchObject([{ alt: `${site.name}: ${site.tagline}` }])
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
