import { describe, expect, test } from 'vitest'
import { createPostInput } from '@/lib/articles/schema'

const post = { title: 'A title', content: 'A text.' }

/** What is said of one field of a post that is whole but for it. */
function problemsOf(field: string, value: string): string[] {
  const { error } = createPostInput.safeParse({ ...post, [field]: value })
  return (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}

describe('prices', () => {
  test.each([
    ['', null],
    ['79', 7900],
    ['79,50', 7950],
    ['12,5', 1250],
    ['1.234,50', 123_450],
    ['1,234', 123_400],
    ['1,234.50', 123_450],
  ])('%j is %s cents', (price, cents) => {
    expect(createPostInput.parse({ ...post, price }).price).toBe(cents)
  })

  test.each(['79,5000', '1.234', '0,999', '0.999,00', 'cheap'])('%j is none', (price) => {
    expect(problemsOf('price', price)).toEqual(['price: Please enter a price such as 79 or 79.50'])
  })
})

describe('dates', () => {
  const FAR = 'Please choose a year between 1000 and 2999'
  test.each([
    ['scheduledFor', '9999-12-31T23:59', FAR],
    ['scheduledFor', '0026-12-31T23:59', FAR],
    ['scheduledFor', '2026-12-31', 'Please enter a date and a time'],
    ['scheduledFor', '2026-02-31T10:00', 'Please enter a date and a time'],
    ['releasedOn', '9999-12-31', FAR],
    ['releasedOn', '2026-02-31', 'Please enter a date'],
  ])('%s %j: %s', (field, value, message) => {
    expect(problemsOf(field, value)).toEqual([`${field}: ${message}`])
  })
})

describe('what is as long as it may be, with room for blanks', () => {
  test.each([
    ['title', ` ${'t'.repeat(150)} `],
    ['excerpt', `${' '.repeat(1000)}${'e'.repeat(300)}`],
    ['tags', Array.from({ length: 8 }, (_, at) => `${at}${'t'.repeat(39)}`).join(' , ')],
    ['pros', Array.from({ length: 12 }, () => 'p'.repeat(200)).join('\r\n\r\n')],
    ['slug', 's'.repeat(150)],
  ])('%s is taken', (field, value) => {
    expect(problemsOf(field, value)).toEqual([])
  })
})
