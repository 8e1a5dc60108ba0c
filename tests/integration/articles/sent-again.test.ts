import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { createPost } from '@/lib/articles/actions'
import type { createPostInput } from '@/lib/articles/schema'
import { db } from '@/lib/core/db'
import { toAbsolute } from '@/lib/core/to-absolute'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addProduct } from '../store/shop'
import { addCategories, fields, reviewFields } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

type Field = keyof z.output<typeof createPostInput>

let product = ''

beforeEach(async () => {
  await wipe()
  await db.product.deleteMany()
  await addCategories()
  actAs(new Browser())
  signInAs(await addMember('iris'))
  product = (await addProduct('field-mic')).id
})

/** How many posts two forms make, sent one after the other. */
async function made(...forms: Record<string, string>[]) {
  for (const form of forms) expect(await createPost(null, toForm(form))).toMatchObject({ ok: true })
  return db.article.count()
}

describe('a review that differs in one field is another one', () => {
  const scheduled = { status: 'scheduled', scheduledFor: '2100-01-01T00:00' }
  const review = reviewFields({ ...scheduled, tags: 'usb-c' })
  const others: Record<Exclude<Field, 'sender' | 'kind' | 'slugIsOwn'>, () => string> = {
    title: () => 'Another title',
    slug: () => 'silent-keys',
    excerpt: () => 'Shh.',
    content: () => 'Another text.',
    category: () => 'video',
    tags: () => 'usb-c, quiet',
    status: () => 'draft',
    scheduledFor: () => '2100-01-02T00:00',
    metaTitle: () => 'For machines',
    metaDescription: () => 'For machines.',
    canonicalUrl: () => 'https://example.com/first',
    productName: () => 'Field Mic 2',
    brand: () => 'Orion',
    price: () => '79',
    releasedOn: () => '2026-01-02',
    productId: () => product,
    rating: () => '4.0',
    pros: () => 'Quiet',
    cons: () => 'Light',
    verdict: () => 'Leave it.',
    facts: () => 'Weight: 200 g',
    postKey: () => randomUUID(),
  }

  test.each(Object.entries(others))('%s', async (field, other) => {
    const video = { kind: 'review', slug: 'video' } as const
    await db.category.upsert({ where: { kind_slug: video }, create: { ...video, name: 'Video' }, update: {} })
    // A draft has no time.
    const time: Record<string, string> = field === 'status' ? { scheduledFor: '' } : {}
    expect(await made(review, { ...review, ...time, [field]: other() })).toBe(2)
  })

  test('and the kind', async () => {
    expect(await made(fields(), { ...reviewFields(), title: fields().title ?? '' })).toBe(2)
  })
})

test.each(['https://example.com/first', toAbsolute('/article/a-quiet-keyboard')])(
  'a form that names %s as its canonical address is kept once',
  async (canonicalUrl) => {
    expect(await made(fields({ canonicalUrl }), fields({ canonicalUrl }))).toBe(1)
  },
)
