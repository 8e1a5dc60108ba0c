import { expect, test } from 'vitest'
import { pageMetadata, toTitle } from '@/lib/core/page-metadata'
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
