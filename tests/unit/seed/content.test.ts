import { describe, expect, test } from 'vitest'
import { measureText, minutesToRead } from '@/lib/articles/word-count'
import { countWords, readContentFiles } from '@/prisma/seed/content-files'
import { articleMatter, reviewMatter } from '@/prisma/seed/content-schema'
import { inlinePictures } from '@/prisma/seed/inline-pictures'
import { readSmallContent } from '@/prisma/seed/small-content-schema'

const reviews = readContentFiles('reviews', reviewMatter)
const articles = readContentFiles('articles', articleMatter)
const texts = [...reviews, ...articles]

const sentencesOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => line && !/^[#|>*-]/.test(line))
    .join(' ')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length >= 30)

test('there is as much as the specification says', () => {
  const perCategory = Object.groupBy(reviews, ({ category }) => category)
  expect(Object.values(perCategory).map((list) => list?.length)).toEqual(Array(10).fill(10))
  expect(articles).toHaveLength(55)
  const { news, topics, products } = readSmallContent()
  expect(news).toHaveLength(100)
  expect(Object.values(topics).flat()).toHaveLength(60)
  expect(products).toHaveLength(24)
})

describe.each(texts.map((text) => [`${text.category}/${text.slug}`, text] as const))('%s', (_name, { body }) => {
  test('keeps the rules of its folder', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(840)
    expect(countWords(body)).toBeLessThanOrEqual(1500)
    expect(body).not.toMatch(/^# /m)
    expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3)
    expect(body).toMatch(/^(\||[-*] |\d+\. )/m)
    expect(body).not.toMatch(/lorem ipsum/i)
  })
})

test('no sentence stands in two texts', () => {
  const seen = new Map<string, string>()
  const twice = texts.flatMap(({ slug, body }) =>
    sentencesOf(body).filter((sentence) => {
      const other = seen.get(sentence)
      seen.set(sentence, slug)
      return other !== undefined
    }),
  )
  expect(twice).toEqual([])
})

test('some texts have a caption below their picture, and pictures within them that are described and have one too', () => {
  expect(reviews.filter(({ matter }) => matter.caption).length).toBeGreaterThanOrEqual(3)
  expect(articles.filter(({ matter }) => matter.caption).length).toBeGreaterThanOrEqual(3)
  const bodies = texts.map(({ body }) => body)
  const within = bodies.flatMap((body) => body.match(/^!\[.*$/gm) ?? [])
  expect(within.length).toBeGreaterThanOrEqual(2)
  for (const line of within) expect(line).toMatch(/^!\[[^\]]{20,300}\]\(drawn:[a-z-]+\/[a-z0-9-]+ "[^"]{20,200}"\)$/)
  expect(bodies.flatMap(inlinePictures)).toHaveLength(within.length)
})

test('reading times fall in the ranges of the specification', () => {
  const minutes = (list: { body: string }[]) => list.map(({ body }) => minutesToRead(measureText(body)))
  expect(Math.min(...minutes(reviews))).toBeGreaterThanOrEqual(5)
  expect(Math.max(...minutes(reviews))).toBeLessThanOrEqual(20)
  expect(Math.min(...minutes(articles))).toBeGreaterThanOrEqual(5)
  expect(Math.max(...minutes(articles))).toBeLessThanOrEqual(14)
})
