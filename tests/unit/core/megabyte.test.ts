import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createPostInput } from '@/lib/articles/schema'
import { verifyCodeInput } from '@/lib/auth/schema'
import { commentInput } from '@/lib/comments/schema'
import { contactInput } from '@/lib/contact/schema'
import { topicInput } from '@/lib/forum/schema'
import { pictureInput } from '@/lib/media/schema'
import { newPlanInput } from '@/lib/payments/schema'
import { profileInput } from '@/lib/profile/schema'
import { processorTime } from '@/tests/support/processor-time'

const MEGABYTE = 1_000_000
const of = (piece: string) => piece.repeat(MEGABYTE / piece.length)

/** Each is slow to bring into shape in another way. */
const TEXTS = [of('a'), of('ab,'), of('é-'), of('a\n'), of('a: b\n'), of('e\u0301\u0301\u0301\u0301'), of('a\u200d')]

const FIELDS: readonly (readonly [name: string, schema: z.ZodType, fields: readonly string[]])[] = [
  [
    'post',
    createPostInput,
    [
      'title',
      'slug',
      'excerpt',
      'content',
      'category',
      'tags',
      'status',
      'scheduledFor',
      'metaTitle',
      'metaDescription',
      'canonicalUrl',
      'productName',
      'brand',
      'price',
      'releasedOn',
      'productId',
      'rating',
      'pros',
      'cons',
      'verdict',
      'facts',
      'sender',
    ],
  ],
  ['topic', topicInput, ['title', 'category', 'tags', 'content']],
  ['comment', commentInput, ['content']],
  ['message', contactInput, ['name', 'email', 'message']],
  ['picture', pictureInput, ['alt', 'caption']],
  ['plan', newPlanInput, ['name', 'price', 'features']],
  ['profile', profileInput, ['username', 'full_name', 'bio']],
  ['code', verifyCodeInput, ['code']],
]

const least = (times: number, act: () => unknown) =>
  Math.min(...Array.from({ length: times }, () => processorTime(act)))

test.each(FIELDS)('a megabyte in any field of a %s is refused at once', (_name, schema, fields) => {
  const ordinary = { title: 'A title', content: 'A text.', tags: 'one, two', pros: 'Light\nFast' }
  const control = () => {
    for (let count = 0; count < 100; count += 1) createPostInput.safeParse(ordinary)
  }
  control()
  const most = Math.max(50, least(3, control))
  const slow = fields.flatMap((field) =>
    TEXTS.flatMap((text, index) => {
      const form = { [field]: text }
      const isRefused = schema.safeParse(form).error?.issues.some(({ path }) => path[0] === field) ?? false
      const took = least(2, () => schema.safeParse(form))
      return isRefused && took < most ? [] : [`${field} ${index}: ${isRefused ? '' : 'not '}refused, ${took} ms`]
    }),
  )
  expect(slow).toEqual([])
})

test.each([
  ['tags', of('ab,'), 'Please use at most 8 tags'],
  ['tags', of('a'), 'A tag has at most 40 characters'],
  ['pros', of('a\n'), 'Please give at most 12, one per line'],
  ['cons', of('a'), 'Please use at most 200 characters'],
  ['slug', of('é-'), 'Please use at most 100 characters'],
  ['title', of('a'), 'Please use at most 150 characters'],
  ['price', of('1'), 'Please enter a price such as 79 or 79.50'],
  ['rating', of('1,'), 'Please enter 0.0 to 5.0'],
])('of a megabyte in %s one thing is said', (field, text, message) => {
  const { error } = createPostInput.safeParse({ title: 'A title', content: 'A text.', [field]: text })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
