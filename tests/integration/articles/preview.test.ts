import { beforeEach, expect, test, vi } from 'vitest'
import { admitLook } from '@/lib/articles/admission-commands'
import { findPostPreview } from '@/lib/articles/preview-queries'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { findReview } from '@/lib/reviews/queries'
import { signInAs } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addProduct } from '../store/shop'
import { addCategories, create, reviewFields, save } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let iris: Member

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  signInAs(iris)
})

test('a draft of a review is previewed with its product, and shows beside its text what its page will', async () => {
  await db.product.deleteMany()
  const product = await addProduct('field-mic', { offers: [19_900, 21_000] })
  const facts = { brand: 'Oriel', price: '199', releasedOn: '2026-02-03', productId: product.id }
  const { id, slug } = await create(reviewFields(facts))
  const preview = await findPostPreview(iris, id)
  expect(preview).toMatchObject({
    rating: 4.5,
    review: {
      product: { name: 'Field Mic', brand: 'Oriel', priceCents: 19_900, currency: 'USD', releasedOn: '2026-02-03' },
      facts: [{ label: 'Weight', value: '300 g' }],
      storeProduct: { slug: 'field-mic', withdrawn: false },
      offers: [{ merchant: 'Shop 1', priceCents: 19_900 }, { merchant: 'Shop 2' }],
    },
  })
  expect(await save(id, { ...facts, status: 'published' })).toMatchObject({ ok: true })
  expect(await findReview(slug)).toMatchObject({ rating: 4.5, ...preview?.review })
})

test('a review that is hardly begun is previewed all the same, and an article has no product', async () => {
  const bare = { productName: '', brand: '', rating: '', pros: '', cons: '', verdict: '', facts: '' }
  const { id } = await create(reviewFields(bare))
  expect(await findPostPreview(iris, id)).toMatchObject({
    rating: null,
    review: { product: { name: '', priceCents: null, releasedOn: null }, facts: [], storeProduct: null, offers: [] },
  })
  const article = await create({ title: 'An article' })
  expect((await findPostPreview(iris, article.id))?.review).toBeNull()
})

test('a preview is dated as its page will be, also of what is to come out again', async () => {
  const { id } = await create({ status: 'published' })
  const { publishedAt } = await db.article.findUniqueOrThrow({ where: { id } })
  expect((await findPostPreview(iris, id))?.date).toBe(publishedAt?.toISOString())
  expect(await save(id, { status: 'scheduled', scheduledFor: '2100-01-02T11:09' })).toMatchObject({ ok: true })
  expect((await findPostPreview(iris, id))?.date).toBe('2100-01-02T11:09:00.000Z')
})

test('a preview shows the caption of the lead picture, and only to whoever may change the post', async () => {
  const { id } = await create()
  const picture = { key: 'preview0', width: 40, height: 30, bytes: 1, caption: 'As it came.' }
  await db.article.update({ where: { id }, data: { picture: { create: picture } } })
  expect(await findPostPreview(iris, id)).toMatchObject({ picture: { caption: 'As it came.' } })
  expect(await findPostPreview(await addMember('otto'), id)).toBeNull()
})

test('a member looks thirty times a minute at previews, and as often at versions', async () => {
  for (let time = 0; time < 30; time += 1) expect(await admitLook('preview', iris)).toBe(0)
  expect(await admitLook('preview', iris)).toBeGreaterThan(0)
  expect(await admitLook('revisions', iris)).toBe(0)
  expect(await admitLook('preview', await addMember('otto'))).toBe(0)
})
