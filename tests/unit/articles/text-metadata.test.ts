import { expect, test } from 'vitest'
import type { ArticleDetail } from '@/lib/articles/article-card'
import { textMetadata } from '@/lib/articles/text-metadata'

const ADDRESS = '/article/quiet-hinges'
const LONG = 'A title that its author has written for the pages of results, and no shorter'

/** What the head is made from; the rest of a text is of no matter to it. */
const text = {
  slug: 'quiet-hinges',
  title: 'Quiet hinges',
  excerpt: 'They make no sound.',
  author: { name: 'Iris' },
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  tags: ['Hinges'],
} as unknown as ArticleDetail

type Meta = NonNullable<ArticleDetail['meta']>
const none: Meta = { title: null, description: null, canonicalUrl: null, sharePicture: null }

const headOf = (meta: Partial<Meta> | null) => {
  const { title, description, alternates, openGraph } = textMetadata(
    'article',
    meta ? { ...text, meta: { ...none, ...meta } } : text,
    ADDRESS,
  )
  return {
    title,
    description,
    canonical: alternates?.canonical,
    shared: [openGraph?.title, openGraph?.description, openGraph?.url],
  }
}

const own = {
  title: 'Quiet hinges',
  description: 'They make no sound.',
  canonical: ADDRESS,
  shared: ['Quiet hinges', 'They make no sound.', ADDRESS],
}

test.each([
  ['nothing of its own', null, own],
  ['nothing written', {}, own],
  [
    'a title',
    { title: 'Hinges, measured' },
    {
      ...own,
      title: 'Hinges, measured',
      shared: ['Hinges, measured', 'They make no sound.', ADDRESS],
    },
  ],
  [
    'a long title',
    { title: LONG },
    { ...own, title: { absolute: LONG }, shared: [LONG, 'They make no sound.', ADDRESS] },
  ],
  [
    'a description',
    { description: 'Ten thousand times.' },
    {
      ...own,
      description: 'Ten thousand times.',
      shared: ['Quiet hinges', 'Ten thousand times.', ADDRESS],
    },
  ],
  [
    'another home',
    { canonicalUrl: 'https://elsewhere.example/hinges' },
    {
      ...own,
      canonical: 'https://elsewhere.example/hinges',
      shared: ['Quiet hinges', 'They make no sound.', 'https://elsewhere.example/hinges'],
    },
  ],
])('a text with %s', (_what, meta, expected) => {
  expect(headOf(meta)).toEqual(expected)
})
