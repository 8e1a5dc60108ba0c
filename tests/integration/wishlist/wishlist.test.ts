import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { addWish, removeWish, restoreWish, setTargetPrice } from '@/lib/wishlist/actions'
import { mailPriceDrops } from '@/lib/wishlist/commands'
import { listWishes } from '@/lib/wishlist/queries'
import { dataOf, signInAs, toForm } from '@/tests/support/request'
import { silently } from '@/tests/support/silently'
import { addMember, addProduct, storeCategory } from '../store/shop'

let number = 0
let member: Member
let shop: Awaited<ReturnType<typeof addProduct>>

const plain = { sort: 'newest', page: 1 } as const
const setPrice = (priceCents: number) => db.product.update({ where: { id: shop.id }, data: { priceCents } })
const mails = () => db.outgoingMail.findMany({ where: { to: `waiter-${number}@example.com` }, orderBy: { id: 'asc' } })
const form = () => toForm({ productId: shop.id })

beforeEach(async () => {
  number += 1
  member = await addMember(`waiter-${number}`)
  shop = await addProduct(`wished-${number}`, { offers: [10_000] })
  signInAs(member)
})

describe('the wishlist', () => {
  test('keeps the price of the day a product was added, beside today’s', async () => {
    expect(await addWish(null, form())).toMatchObject({ ok: true, message: 'Added to your wishlist' })
    await setPrice(8000)
    await addWish(null, form())
    expect(await listWishes(member, plain)).toMatchObject({
      total: 1,
      wishes: [{ slug: shop.slug, addedCents: 10_000, priceCents: 8000, available: true, targetCents: null }],
    })
  })

  test('shows what nobody sells any more as unavailable', async () => {
    await addWish(null, form())
    await db.offer.updateMany({ where: { productId: shop.id }, data: { endedAt: new Date() } })
    expect((await listWishes(member, plain)).wishes).toMatchObject([{ available: false, offer: null }])
    await db.product.update({ where: { id: shop.id }, data: { withdrawnAt: new Date() } })
    expect((await listWishes(member, plain)).wishes).toMatchObject([{ available: false }])
    expect(await removeWish(null, form())).toMatchObject({ ok: true })
    expect(await addWish(null, form())).toMatchObject({ ok: false, problem: 'not_found' })
  })

  test('gives back what was removed as it was', async () => {
    await addWish(null, form())
    await setTargetPrice(null, toForm({ productId: shop.id, target: '79.50' }))
    const [before] = (await listWishes(member, plain)).wishes
    await setPrice(5000)
    const { removed } = dataOf(await removeWish(null, form()))
    expect((await listWishes(member, plain)).total).toBe(0)
    expect(await restoreWish(null, toForm(removed ?? {}))).toMatchObject({ ok: true })
    expect((await listWishes(member, plain)).wishes).toEqual([{ ...before, priceCents: 5000 }])
    // Nothing to remove is no error: two tabs may press the same button.
    await removeWish(null, form())
    expect(dataOf(await removeWish(null, form())).removed).toBeNull()
  })

  test('is nobody else’s', async () => {
    await addWish(null, form())
    const other = await addMember(`other-${number}`)
    signInAs(other)
    expect((await listWishes(other, plain)).total).toBe(0)
    expect(await setTargetPrice(null, toForm({ productId: shop.id, target: '1' }))).toMatchObject({
      ok: false,
      problem: 'not_found',
    })
    await removeWish(null, form())
    expect((await listWishes(member, plain)).total).toBe(1)
  })

  test('of a thousand products comes in pages, in every order', async () => {
    const categoryId = await storeCategory('audio')
    await silently(
      db.product.createMany({
        data: Array.from({ length: 1000 }, (_, index) => ({
          slug: `many-${number}-${index}`,
          name: `Product ${String(index).padStart(4, '0')}`,
          description: 'x',
          categoryId,
          priceCents: 1000 + index,
        })),
      }),
    )
    const products = await db.product.findMany({ where: { slug: { startsWith: `many-${number}-` } } })
    await db.wishlistItem.createMany({
      data: products.map(({ id, priceCents }) => ({
        userId: member.id,
        productId: id,
        priceCents: 2 * priceCents,
      })),
    })
    const began = performance.now()
    const list = await listWishes(member, { sort: 'drop', page: 42 })
    expect(performance.now() - began).toBeLessThan(5000)
    expect(list).toMatchObject({ total: 1000, pages: 42, page: 42 })
    expect(list.wishes).toHaveLength(1000 - 41 * 24)
    const [top] = (await listWishes(member, { sort: 'drop', page: 1 })).wishes
    expect(top?.name).toBe('Product 0999')
    expect((await listWishes(member, { sort: 'name', page: 1 })).wishes[0]?.name).toBe('Product 0000')
    expect((await listWishes(member, { sort: 'price', page: 99 })).page).toBe(42)
  })
})

describe('letters about a price', () => {
  const wait = (target: string) => setTargetPrice(null, toForm({ productId: shop.id, target }))

  beforeEach(async () => {
    await addWish(null, form())
  })

  test('one when it has come, none again until it falls further or has risen in between', async () => {
    expect(await wait('80')).toMatchObject({ ok: true })
    await mailPriceDrops()
    expect(await mails()).toHaveLength(0)
    await setPrice(7900)
    await Promise.all([mailPriceDrops(), mailPriceDrops(), mailPriceDrops()])
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]).toMatchObject({ subject: `${shop.slug} now costs $79` })
    expect((await mails())[0]?.text).toContain(`/store/${shop.slug}`)
    await mailPriceDrops()
    expect(await mails()).toHaveLength(1)
    // Neither the same price again nor taking it off and back on makes the drop a new one.
    await wait('80.00')
    const { removed } = dataOf(await removeWish(null, form()))
    await restoreWish(null, toForm(removed ?? {}))
    await mailPriceDrops()
    expect(await mails()).toHaveLength(1)
    await setPrice(7000)
    await mailPriceDrops()
    expect(await mails()).toHaveLength(2)
    await setPrice(9000)
    await mailPriceDrops()
    await setPrice(7900)
    await mailPriceDrops()
    expect(await mails()).toHaveLength(3)
  })

  test('a price that is there already is told at once; a letter comes when it falls further or comes back to it', async () => {
    expect(await wait('120')).toMatchObject({
      message: 'It costs $100 today. We will write when it gets cheaper',
    })
    await mailPriceDrops()
    expect(await mails()).toHaveLength(0)
    await setPrice(9900)
    await mailPriceDrops()
    expect(await mails()).toHaveLength(1)
    await setPrice(13_000)
    await mailPriceDrops()
    await setPrice(12_000)
    await mailPriceDrops()
    expect(await mails()).toHaveLength(2)
  })

  test('what nobody sells at the moment may come back at the price that is waited for', async () => {
    await db.offer.updateMany({ where: { productId: shop.id }, data: { endedAt: new Date() } })
    expect(await wait('120')).toMatchObject({ message: 'We will write when the price falls to it' })
    await db.offer.updateMany({ where: { productId: shop.id }, data: { endedAt: null } })
    await mailPriceDrops()
    expect(await mails()).toHaveLength(1)
  })

  test('none without a price to wait for, none about what nobody sells, none to an unproved address', async () => {
    await wait('')
    await setPrice(1)
    await mailPriceDrops()
    await setPrice(9000)
    await wait('80')
    await setPrice(1)
    await db.offer.updateMany({ where: { productId: shop.id }, data: { endedAt: new Date() } })
    await mailPriceDrops()
    await db.offer.updateMany({ where: { productId: shop.id }, data: { endedAt: null } })
    await db.user.update({ where: { id: member.id }, data: { emailVerifiedAt: null } })
    await mailPriceDrops()
    expect(await mails()).toEqual([])
  })

  test('a letter is promised to a proved address only', async () => {
    expect(await wait('80')).toMatchObject({ message: 'We will write when the price falls to it' })
    signInAs({ ...member, verified: false })
    expect(await wait('79')).toMatchObject({
      message: 'We will write when the price falls to it, once your email address is verified',
    })
  })

  test.each(['cheap', '-5', '1e9', '79,5000'])('%j is no price to wait for', async (target) => {
    expect(await wait(target)).toMatchObject({
      ok: false,
      problem: 'invalid',
      fieldErrors: { target: ['Please enter a price such as 79 or 79.50'] },
    })
  })
})
