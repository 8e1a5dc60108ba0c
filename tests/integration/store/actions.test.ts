import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDestination, renewDestinations } from '@/lib/clicks/queries'
import { db } from '@/lib/core/db'
import { removeUnusedPictures } from '@/lib/media/commands'
import * as actions from '@/lib/store/actions'
import { findProductForm, listProductLines } from '@/lib/store/admin-queries'
import { findProduct } from '@/lib/store/product-queries'
import { listProducts } from '@/lib/store/queries'
import { drawMoving } from '@/tests/support/moving-picture'
import { dataOf, request, signInAs, toForm } from '@/tests/support/request'
import { addMember, addProduct, storeCategory } from './shop'

const filled = {
  name: 'Oslen Trestle',
  description: 'A stand that folds.',
  category: 'accessories',
  discount: '15',
  rating: '4.6',
  facts: 'Weight: 14.5 oz',
  merchant: 'Deskwright',
  url: 'https://deskwright.example/oslen',
  price: '75.65',
}

let counter = 0

beforeEach(async () => {
  counter += 1
  await storeCategory('accessories')
  signInAs(await addMember(`admin-${counter}`, 'admin'))
})

const pricesOf = async (productId: string) =>
  (await db.priceChange.findMany({ where: { productId }, orderBy: [{ changedAt: 'asc' }, { id: 'asc' }] })).map(
    (row) => row.priceCents,
  )

describe('a new product', () => {
  test('is in the store with its shop and its first price, and in the audit log', async () => {
    const { id, slug } = dataOf(await actions.createProduct(null, toForm(filled)))
    expect(slug).toBe('oslen-trestle')
    expect(await findProduct(slug)).toMatchObject({
      priceCents: 7565,
      originalCents: 8900,
      rating: 4.6,
      offers: [{ merchant: 'Deskwright', priceCents: 7565 }],
      facts: [{ label: 'Weight', value: '14.5 oz' }],
    })
    expect(await pricesOf(id)).toEqual([7565])
    expect(request.updatedTags).toContain('products')
    expect(await db.auditEntry.findFirst({ where: { subject: `product:${id}` } })).toMatchObject({
      action: 'product.create',
    })
    // The same name again is another product.
    expect(dataOf(await actions.createProduct(null, toForm(filled))).slug).toBe('oslen-trestle-2')
  })

  test.each([
    [{ category: 'spaceships' }, 'category'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ price: '-1' }, 'price'],
    [{ name: '' }, 'name'],
  ])('%j is refused beside its field, and nothing is kept', async (change: Record<string, string>, field) => {
    const before = await db.product.count()
    const result = await actions.createProduct(null, toForm({ ...filled, ...change }))
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { [field]: [expect.any(String)] } })
    expect(await db.product.count()).toBe(before)
  })
})

describe('prices', () => {
  test('a new one is kept as a row, shows on every page of the product and ends its discount', async () => {
    const { id, slug, offers } = await addProduct(`priced-${counter}`, { offers: [9000, 9500], discountPercent: 10 })
    const changed = await actions.changeOfferPrice(null, toForm({ id: offers[1] ?? '', price: '80' }))
    expect(changed).toMatchObject({ ok: true, message: 'Price changed' })
    expect(await findProduct(slug)).toMatchObject({ priceCents: 8000, originalCents: null, discountPercent: 0 })
    expect(await pricesOf(id)).toEqual([9000, 8000])
    expect(request.updatedTags).toEqual(expect.arrayContaining(['products', `product:${slug}`]))

    const confirmed = await actions.changeOfferPrice(null, toForm({ id: offers[1] ?? '', price: '$80.00' }))
    expect(confirmed).toMatchObject({ ok: true, message: 'Price confirmed' })
    expect(await pricesOf(id)).toEqual([9000, 8000])
  })

  test('of the dearer shop changes nothing about the product', async () => {
    const { id, slug, offers } = await addProduct(`dear-${counter}`, { offers: [9000, 9500], discountPercent: 10 })
    await actions.changeOfferPrice(null, toForm({ id: offers[1] ?? '', price: '92' }))
    expect(await findProduct(slug)).toMatchObject({ priceCents: 9000, discountPercent: 10 })
    expect(await pricesOf(id)).toEqual([9000])
  })

  test('follow when shops come and go; without a shop the last one stays', async () => {
    const { id, slug, offers } = await addProduct(`moving-${counter}`, { offers: [9000, 9500] })
    await actions.addOffer(null, toForm({ id, merchant: 'New', url: 'https://new.example/x', price: '70' }))
    expect((await findProduct(slug))?.priceCents).toBe(7000)
    const added = await db.offer.findFirstOrThrow({ where: { productId: id, merchant: 'New' } })
    await actions.endOffer(null, toForm({ id: added.id }))
    expect((await findProduct(slug))?.priceCents).toBe(9000)
    for (const offer of offers) await actions.endOffer(null, toForm({ id: offer }))
    expect(await findProduct(slug)).toMatchObject({ priceCents: 9500, offers: [] })
    expect(await pricesOf(id)).toEqual([9000, 7000, 9000, 9500])
  })

  test('of an offer that has ended in another window are neither confirmed nor ended again', async () => {
    const { id, slug, offer } = await addProduct(`ended-${counter}`, { offers: [9000] })
    expect(await actions.endOffer(null, toForm({ id: offer }))).toMatchObject({ ok: true, message: 'Offer ended' })
    const before = await db.offer.findUnique({ where: { id: offer } })
    const late = [
      await actions.changeOfferPrice(null, toForm({ id: offer, price: '90' })),
      await actions.changeOfferPrice(null, toForm({ id: offer, price: '70' })),
      await actions.endOffer(null, toForm({ id: offer })),
    ]
    for (const answer of late) {
      expect(answer).toMatchObject({ ok: false, problem: 'conflict', message: 'This offer has ended already.' })
    }
    expect(await db.offer.findUnique({ where: { id: offer } })).toEqual(before)
    expect(await findProduct(slug)).toMatchObject({ priceCents: 9000, offers: [] })
    expect(await db.auditEntry.count({ where: { subject: `product:${id}` } })).toBe(1)
  })

  test('changed at the same time leave the cheapest', async () => {
    const { id, slug, offers } = await addProduct(`raced-${counter}`, { offers: [9000, 9500, 9900] })
    const results = await Promise.all(
      offers.map((offer, index) => actions.changeOfferPrice(null, toForm({ id: offer, price: String(60 + index) }))),
    )
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await findProduct(slug))?.priceCents).toBe(6000)
    expect((await pricesOf(id)).at(-1)).toBe(6000)
  })

  test('reach the reviews that say where to buy it', async () => {
    const { id, offer } = await addProduct(`linked-${counter}`)
    const author = await addMember(`author-${counter}`)
    const category = await db.category.create({ data: { kind: 'review', slug: `r-${counter}`, name: 'R' } })
    await db.article.create({
      data: {
        kind: 'review',
        title: 'T',
        slug: `text-${counter}`,
        content: 'x',
        authorId: author.id,
        categoryId: category.id,
        status: 'published',
        publishedAt: new Date(),
        ratingTenths: 40,
        review: { create: { pros: [], cons: [], verdict: '', productName: 'R', brand: 'B', productId: id } },
      },
    })
    await actions.changeOfferPrice(null, toForm({ id: offer, price: '12' }))
    expect(request.updatedTags).toContain(`review:text-${counter}`)
  })
})

describe('what is said of a product', () => {
  test('is not replaced by a form that was filled in before its price changed', async () => {
    const { id, slug, offers } = await addProduct(`stale-${counter}`, { offers: [9000], discountPercent: 10 })
    const { merchant: _shop, url: _url, price: _price, ...said } = filled
    const edit = (version: number, discount: string) =>
      actions.editProduct(null, toForm({ ...said, id, version: String(version), discount }))
    expect(await edit(1, '10')).toMatchObject({ ok: true, message: 'Product saved' })
    await actions.changeOfferPrice(null, toForm({ id: offers[0] ?? '', price: '80' }))
    expect(await edit(2, '10')).toMatchObject({ problem: 'conflict', values: { discount: '10', name: said.name } })
    expect(await findProduct(slug)).toMatchObject({ priceCents: 8000, originalCents: null, discountPercent: 0 })
    // A price that is only confirmed, or a picture, is no other state of the form.
    await actions.changeOfferPrice(null, toForm({ id: offers[0] ?? '', price: '80' }))
    expect((await findProductForm(id))?.version).toBe(3)
    const both = await Promise.all([edit(3, '20'), edit(3, '30')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('withdrawing', () => {
  test('takes a product out of the lists, leaves its page, and its links lead there', async () => {
    const { id, slug, offer } = await addProduct(`old-${counter}`)
    expect(await findDestination(offer)).toEqual({ url: `https://shop-1.example/${slug}`, ended: false })
    await actions.withdrawProduct(null, toForm({ id }))
    await renewDestinations()
    expect(await findDestination(offer)).toEqual({ product: slug, ended: true })
    expect(await findProduct(slug)).toMatchObject({ withdrawn: true })
    const list = await listProducts({ category: null, sort: 'featured', page: 1 })
    expect(list?.products.map((product) => product.slug)).not.toContain(slug)

    await actions.returnProduct(null, toForm({ id }))
    await renewDestinations()
    expect(await findDestination(offer)).toMatchObject({ ended: false })
  })
})

describe('the picture', () => {
  test('is encoded anew and shown; what is none is refused', async () => {
    const { id, slug } = await addProduct(`seen-${counter}`)
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(bytes)], 'thing.png', { type: 'image/png' })
    expect(await actions.setProductPicture(null, toForm({ id, file, alt: 'A red thing' }))).toMatchObject({ ok: true })
    expect((await findProduct(slug))?.picture).toMatchObject({ width: 900, height: 600, alt: 'A red thing' })

    const script = new File(['<script>alert(1)</script>'], 'thing.png', { type: 'image/png' })
    expect(await actions.setProductPicture(null, toForm({ id, file: script, alt: '' }))).toMatchObject({
      ok: false,
      fieldErrors: { file: [expect.any(String)] },
    })
  })

  test('that was replaced is removed, unless something else shows it', async () => {
    const [{ id }, { id: other }] = [await addProduct(`one-${counter}`), await addProduct(`two-${counter}`)]
    const show = async (background: string) => {
      const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .png()
        .toBuffer()
      const file = new File([new Uint8Array(bytes)], 'thing.png', { type: 'image/png' })
      dataOf(await actions.setProductPicture(null, toForm({ id, file, alt: '' })))
      return (await db.product.findUniqueOrThrow({ where: { id } })).pictureId ?? ''
    }
    const kept = async (...ids: string[]) => {
      await removeUnusedPictures()
      return (await db.media.findMany({ where: { id: { in: ids } } })).map((row) => row.id)
    }
    const first = await show('#c33')
    expect(await kept(first)).toEqual([first])
    await db.product.update({ where: { id: other }, data: { pictureId: first } })
    const second = await show('#3c3')
    const third = await show('#33c')
    expect((await kept(first, second, third)).sort()).toEqual([first, third].sort())
    await db.product.update({ where: { id: other }, data: { pictureId: null } })
    expect(await kept(first, third)).toEqual([third])
  })

  test('that moves keeps its first frame, and the answer says so', async () => {
    const { id } = await addProduct(`moving-${counter}`)
    const file = new File([new Uint8Array(await drawMoving())], 'thing.gif', { type: 'image/gif' })
    expect(await actions.setProductPicture(null, toForm({ id, file, alt: '' }))).toMatchObject({
      ok: true,
      message: 'Picture saved. Of a moving picture the first frame is kept.',
    })
  })
})

test('the list of the administration has every product with its clicks, in the order asked for', async () => {
  const [busy, quiet] = [
    await addProduct(`busy-${counter}`),
    await addProduct(`quiet-${counter}`, { withdrawnAt: new Date() }),
  ]
  const click = { offerId: busy.offer, visitor: new Uint8Array(16) }
  await db.affiliateClick.createMany({
    data: [
      { ...click },
      { ...click, counted: false },
      { ...click, counted: false, robot: true },
      { ...click, clickedAt: new Date(Date.now() - 40 * 86_400_000) },
    ],
  })
  const { lines, total } = await listProductLines({ q: '', sort: 'clicks', down: true, page: 1 })
  expect(lines[0]).toMatchObject({ slug: busy.slug, clicks: 1, offers: 1 })
  expect(lines.find(({ slug }) => slug === quiet.slug)).toMatchObject({ withdrawn: true, clicks: 0 })
  expect(total).toBe(await db.product.count())
  expect((await findProductForm(busy.id))?.offers[0]?.clicks).toBe(2)
  expect((await listProductLines({ q: `BUSY-${counter}`, sort: 'name', down: false, page: 9 })).lines).toHaveLength(1)
})
