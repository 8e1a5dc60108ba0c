import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { postPictureInput } from '@/lib/articles/picture-schema'
import { createPostInput, savePostInput } from '@/lib/articles/schema'
import { formFields } from '@/lib/core/action/form-input'

const post = { title: 'A title', content: 'A text.' }

/** What is said of one field of a post that is whole but for it. */
function problemsOf(field: string, value: string): string[] {
  const { error } = createPostInput.safeParse({ ...post, [field]: value })
  return (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
}

test.each([...new Set([createPostInput, savePostInput].flatMap((input) => [...formFields(input).keys()]))])(
  'a forged %s is refused in a sentence',
  (field) => {
    const whole = { ...post, id: randomUUID(), version: '1' }
    for (const input of [createPostInput, savePostInput, postPictureInput]) {
      for (const forged of ['x'.repeat(300_000), '?']) {
        const { error } = input.safeParse({ ...whole, place: 'lead', [field]: forged })
        for (const { message } of error?.issues ?? []) expect(message).not.toMatch(/Invalid|Too (big|small)|expected/)
      }
    }
  },
)

test.each([
  ['productId', 'x', 'Please choose a product, or none'],
  ['category', 'c'.repeat(101), 'Please choose a category'],
  ['slug', ' !!! ', 'A slug needs letters from a to z or digits'],
  ['slug', '日本', 'A slug needs letters from a to z or digits'],
  ['canonicalUrl', `https://a.example/${'é'.repeat(200)}`, 'Please use at most 500 characters'],
])('%s %j: %s', (field, value, message) => {
  expect(problemsOf(field, value)).toEqual([`${field}: ${message}`])
})

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

test('of two spellings of one tag the first is kept', () => {
  const { data } = createPostInput.safeParse({ ...post, tags: 'Coffee Maker, Tea, Salt, tea, coffee-maker' })
  expect(data?.tags).toEqual(['Coffee Maker', 'Tea', 'Salt'])
})

test('a time that is missing is told of with what else is wrong', () => {
  const stored = { ...post, id: '0f8fad5b-d9cb-469f-a165-70867728950e', version: '1' }
  const wrong = { status: 'scheduled', tags: 'a,b,c,d,e,f,g,h,i', canonicalUrl: 'example' }
  for (const { error } of [
    createPostInput.safeParse({ ...post, ...wrong }),
    savePostInput.safeParse({ ...stored, ...wrong }),
  ]) {
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['tags', 'canonicalUrl', 'scheduledFor'])
  }
  expect(problemsOf('status', 'scheduled')).toEqual(['scheduledFor: Please enter when to publish'])
  // A time that is wrong is not missing as well.
  const { error } = createPostInput.safeParse({ ...post, status: 'scheduled', scheduledFor: '2026-12-31' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a date and a time'])
  expect(createPostInput.safeParse({ ...post, status: 'scheduled', scheduledFor: '2026-12-31T10:00' }).success).toBe(
    true,
  )
})

test('a time that is over is told of with what else is wrong, unless a form may repeat what is stored', () => {
  const stored = { ...post, id: '0f8fad5b-d9cb-469f-a165-70867728950e', version: '1' }
  const problems = (input: typeof createPostInput | typeof savePostInput, time: number, title = '') => {
    const sent = { ...stored, title, status: 'scheduled', scheduledFor: new Date(time).toISOString().slice(0, 16) }
    return input.safeParse(sent).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
  }
  const [minutes, hours, later] = [-5 * 60_000, -2 * 3_600_000, 5 * 60_000].map((ms) => Date.now() + ms)
  const [none, over] = ['title: Title is required', 'scheduledFor: Please enter a time in the future']
  expect(problems(createPostInput, Number(minutes))).toEqual([none, over])
  expect(problems(createPostInput, Number(later))).toEqual([none])
  expect(problems(savePostInput, Number(hours))).toEqual([none, over])
  expect(problems(savePostInput, Number(minutes))).toEqual([none])
  // Nothing else is wrong: whoever knows the post judges.
  for (const input of [createPostInput, savePostInput])
    expect(problems(input, Number(hours), 'A title')).toBeUndefined()
  // A time that is no time is not over as well.
  const { error } = createPostInput.safeParse({ ...stored, title: '', status: 'scheduled', scheduledFor: '2020' })
  expect(error?.issues).toHaveLength(2)
  expect(
    createPostInput.safeParse({ ...stored, title: '', scheduledFor: '2020-01-01T10:00' }).error?.issues,
  ).toHaveLength(1)
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
