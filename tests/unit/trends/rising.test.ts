import { expect, test } from 'vitest'
import { risingTags, toTrend, toWeeks } from '@/lib/trends/rising'

const tag = (slug: string, ...weeks: number[]) => ({ slug, name: slug.toUpperCase(), weeks })
const slugs = (trends: { slug: string }[]) => trends.map(({ slug }) => slug)

test('counts become weeks without gaps, the newest first; what is older is left out', () => {
  expect(
    toWeeks([
      { week: 0, count: 2 },
      { week: 3, count: 1 },
      { week: 3, count: 4 },
      { week: 8, count: 9 },
    ]),
  ).toEqual([2, 0, 0, 5, 0, 0, 0, 0])
})

test('a trend compares the latest week with the average of those before', () => {
  expect(toTrend(tag('ssd', 4, 2, 0, 1))).toEqual({ slug: 'ssd', name: 'SSD', thisWeek: 4, before: 1 })
  expect(toTrend(tag('new', 3))).toEqual({ slug: 'new', name: 'NEW', thisWeek: 3, before: 0 })
})

test('the four linked topics keep their names, however their tags are written', () => {
  expect(toTrend({ slug: 'ai', name: 'ai', weeks: [3] }).name).toBe('AI')
  expect(toTrend({ slug: 'battery-life', name: 'battery life', weeks: [3] }).name).toBe('Battery life')
})

test('tags that rose most come first; steady, falling and single mentions do not rise', () => {
  const tags = [
    tag('steady', 3, 3, 3),
    tag('up', 5, 1, 1),
    tag('falling', 2, 6, 6),
    tag('once', 1, 0, 0),
    tag('more', 9, 1, 1),
  ]
  expect(slugs(risingTags(tags, 4)).slice(0, 2)).toEqual(['more', 'up'])
  expect(slugs(risingTags(tags, 4))).not.toContain('steady')
  expect(slugs(risingTags(tags, 4))).not.toContain('once')
})

test('no more rise than are asked for, and equals are ordered by name', () => {
  const tags = [tag('b', 3, 0), tag('a', 3, 0), tag('c', 3, 0)]
  expect(slugs(risingTags(tags, 2)).slice(0, 2)).toEqual(['a', 'b'])
})

test('the four linked topics are always there, each once', () => {
  expect(slugs(risingTags([], 4))).toEqual(['ai', 'privacy', 'sustainability', 'web3'])
  const rising = risingTags([tag('privacy', 7, 1), tag('web3', 0, 2)], 4)
  expect(slugs(rising)).toEqual(['privacy', 'ai', 'sustainability', 'web3'])
  expect(rising.find(({ slug }) => slug === 'web3')).toMatchObject({ thisWeek: 0, before: 2 })
})
