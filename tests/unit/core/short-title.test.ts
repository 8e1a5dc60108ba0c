import { describe, expect, test } from 'vitest'
import { toTitle } from '@/lib/core/page-metadata'
import { shortenTitle } from '@/lib/core/short-title'
import { site } from '@/lib/core/site'
import { readContentFiles } from '@/prisma/seed/content-files'
import { articleMatter, reviewMatter } from '@/prisma/seed/content-schema'
import { readSmallContent } from '@/prisma/seed/small-content-schema'

const LIMIT = 60

test.each([
  [
    'ends at a clause',
    'Kestova Ravine 16 plays everything, and the whole house knows',
    'Kestova Ravine 16 plays everything',
  ],
  [
    'ends at the last clause that fits',
    'Brightfen Flash 27: 4K, 160 Hz and HDR on the box, not on screen',
    'Brightfen Flash 27: 4K, 160 Hz and HDR on the box',
  ],
  [
    'ends at a sentence, not in a number',
    'We timed 1.2 million cold starts. Package size was the real villain',
    'We timed 1.2 million cold starts',
  ],
  [
    'ends at a dash, not at a hyphen',
    'A well-known e-reader for the people of the shire - in colour, at last',
    'A well-known e-reader for the people of the shire',
  ],
  [
    'ends at a long dash',
    'Everything we know about the new connector—and all the rest of it',
    'Everything we know about the new connector',
  ],
  [
    'keeps the mark of a question',
    'Should you stop charging at 80 percent? We waited two years to answer',
    'Should you stop charging at 80 percent?',
  ],
  [
    'ends at a word where the clauses are too short',
    'Oruva Band 5: fifteen days, 24 grams and not one upsell for $49',
    'Oruva Band 5: fifteen days, 24 grams and not one upsell',
  ],
  [
    'leaves no word hanging',
    'The Oakmere Junction 9 has nine ports and the nerve to use about five',
    'The Oakmere Junction 9 has nine ports and the nerve to use',
  ],
  [
    'leaves no sign hanging',
    'How to keep sixty thousand holiday photos organised & (more or less) safe',
    'How to keep sixty thousand holiday photos organised',
  ],
  ['is cut inside a single word', 'x'.repeat(70), 'x'.repeat(60)],
  ['stays as it is', 'x'.repeat(60), 'x'.repeat(60)],
])('a title %s', (_what, title, shown) => {
  expect(shortenTitle(title, LIMIT)).toBe(shown)
})

describe('of the sample site', () => {
  const texts = [...readContentFiles('reviews', reviewMatter), ...readContentFiles('articles', articleMatter)]
  const { topics, products } = readSmallContent()
  const titles = [
    ...texts.map(({ matter }) => matter.title),
    ...Object.values(topics)
      .flat()
      .map(({ title }) => title),
    ...products.map(({ name }) => `${name}: price, facts and where to buy`),
  ]
  const shown = titles
    .map((title) => toTitle(title))
    .map((title) => (typeof title === 'string' ? `${title} | ${site.name}` : title.absolute))

  test('some titles are too long', () => {
    expect(titles.filter((title) => title.length > LIMIT).length).toBeGreaterThan(80)
  })

  test('every title is shown whole, ends in a word and is one of a kind', () => {
    expect(shown.filter((title) => [...title].length > LIMIT)).toEqual([])
    expect(shown.filter((title) => title.length < 20 || !/[\p{L}\p{N}?]$/u.test(title))).toEqual([])
    expect(new Set(shown.map((title) => title.toLowerCase())).size).toBe(titles.length)
  })
})
