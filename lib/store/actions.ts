'use server'
import { updateTag } from 'next/cache'
import { announceOffers } from '@/lib/clicks/commands'
import { staffAction } from '@/lib/core/action'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { toSlug, uniqueSlug } from '@/lib/core/slug'
import { tags } from '@/lib/core/tags'
import { discardPicture, keepPicture, makePicture } from '@/lib/media/commands'
import { FIRST_FRAME, PICTURE_FORM_BYTES } from '@/lib/media/limits'
import { changeOpenOffer, replacePicture, settlePrice, toColumns } from './commands'
import {
  findOfferToGuard,
  findProductToGuard,
  findStoreCategory,
  listSlugsLike,
  type ShownProduct,
} from './guard-queries'
import { canManageProducts } from './policy'
import { changedMeanwhile, unknownCategory } from './refusals'
import { newOfferInput, newProductInput, offerPriceInput, productInput, productPictureInput, rowInput } from './schema'

/**
 * Everything that shows a product: the store, its page, and reviews that say where to buy it. Outside a server action
 * `expireTag` stands in for `updateTag`.
 */
function refresh(
  { slug, reviewSlugs }: Pick<ShownProduct, 'slug' | 'reviewSlugs'>,
  renew: (tag: string) => void = updateTag,
) {
  for (const tag of [tags.products, tags.product(slug), ...reviewSlugs.map(tags.review)]) renew(tag)
}

/** Puts a product into the store, with the first shop that sells it. */
export const createProduct = staffAction({
  act: 'product.create',
  input: newProductInput,
  allow: canManageProducts,
  async run({ input, tx }) {
    const categoryId = await findStoreCategory(tx, input.category)
    if (!categoryId) throw unknownCategory()
    const base = toSlug(input.name)
    const slug = uniqueSlug(base, new Set(await listSlugsLike(tx, base)))
    const { merchant, url, price: priceCents } = input
    const { id } = await tx.product.create({
      data: {
        ...toColumns(input),
        slug,
        categoryId,
        priceCents,
        offers: { create: { merchant, url, priceCents } },
        priceChanges: { create: { priceCents } },
      },
      select: { id: true },
    })
    refresh({ slug, reviewSlugs: [] })
    return ok({ id, slug }, 'Product added')
  },
  audit: ({ input, data }) => ({
    action: 'product.create',
    subject: `product:${data.id}`,
    details: { name: input.name, priceCents: input.price },
  }),
})

/** Changes what is said of a product. Its address stays, and its price comes from its offers. */
export const editProduct = staffAction({
  act: 'product.edit',
  input: productInput,
  subject: ({ id }) => findProductToGuard(id),
  allow: canManageProducts,
  async run({ input, subject, tx }) {
    const categoryId = await findStoreCategory(tx, input.category)
    if (!categoryId) throw unknownCategory()
    const version = input.version + 1
    const { count } = await tx.product.updateMany({
      where: { id: subject.id, version: input.version },
      data: { ...toColumns(input), categoryId, version },
    })
    if (count === 0) throw changedMeanwhile()
    refresh(subject)
    return ok({ version }, 'Product saved')
  },
  audit: ({ input, subject }) => ({
    action: 'product.edit',
    subject: `product:${subject.id}`,
    details: { name: input.name, discountPercent: input.discount },
  }),
})

/** Gives a product its picture. Comes by `POST /api/product-pictures`: the body of an action may not be that large. */
export const setProductPicture = staffAction({
  act: 'product.picture',
  input: productPictureInput,
  subject: ({ id }) => findProductToGuard(id),
  allow: canManageProducts,
  maxBytes: PICTURE_FORM_BYTES,
  make: ({ input: { file } }) => makePicture(file),
  discard: discardPicture,
  async run({ input: { alt }, subject, tx, made }) {
    await replacePicture(tx, subject.id, await keepPicture(tx, made, alt))
    refresh(subject, expireTag)
    return ok({ id: subject.id }, made.animated ? `Picture saved. ${FIRST_FRAME}` : 'Picture saved')
  },
  audit: ({ subject }) => ({ action: 'product.picture', subject: `product:${subject.id}` }),
})

/** Adds a shop that sells a product. */
export const addOffer = staffAction({
  act: 'offer.add',
  input: newOfferInput,
  subject: ({ id }) => findProductToGuard(id),
  allow: canManageProducts,
  async run({ input: { merchant, url, price }, subject, tx }) {
    await tx.offer.create({ data: { productId: subject.id, merchant, url, priceCents: price }, select: { id: true } })
    await settlePrice(tx, subject.id)
    refresh(subject)
    return ok({}, 'Offer added')
  },
  audit: ({ input, subject }) => ({
    action: 'offer.add',
    subject: `product:${subject.id}`,
    details: { merchant: input.merchant, priceCents: input.price },
  }),
})

/** Notes what a shop asks today, also when it is what it asked before. */
export const changeOfferPrice = staffAction({
  act: 'offer.price',
  input: offerPriceInput,
  subject: ({ id }) => findOfferToGuard(id),
  allow: canManageProducts,
  async run({ input: { price }, subject: { id, product }, tx }) {
    await changeOpenOffer(tx, id, { priceCents: price, pricedAt: new Date() })
    const { changed } = await settlePrice(tx, product.id)
    refresh(product)
    return ok({}, changed ? 'Price changed' : 'Price confirmed')
  },
  audit: ({ input, subject }) => ({
    action: 'offer.price',
    subject: `product:${subject.product.id}`,
    details: { merchant: subject.merchant, before: subject.priceCents, after: input.price },
  }),
})

/** Ends an offer: its link leads to the product's page from now on. */
export const endOffer = staffAction({
  act: 'offer.end',
  input: rowInput,
  subject: ({ id }) => findOfferToGuard(id),
  allow: canManageProducts,
  async run({ subject: { id, product }, tx }) {
    await changeOpenOffer(tx, id, { endedAt: new Date() })
    await settlePrice(tx, product.id)
    refresh(product)
    return ok({}, 'Offer ended')
  },
  audit: ({ subject }) => ({
    action: 'offer.end',
    subject: `product:${subject.product.id}`,
    details: { merchant: subject.merchant },
  }),
})

/** Takes a product out of the store. Its page stays and says so. */
export const withdrawProduct = staffAction({
  act: 'product.withdraw',
  input: rowInput,
  subject: ({ id }) => findProductToGuard(id),
  allow: canManageProducts,
  async run({ subject, tx }) {
    await tx.product.update({ where: { id: subject.id }, data: { withdrawnAt: new Date() }, select: { id: true } })
    await announceOffers(tx)
    refresh(subject)
    return ok({}, 'Product withdrawn')
  },
  audit: ({ subject }) => ({ action: 'product.withdraw', subject: `product:${subject.id}` }),
})

/** Puts a withdrawn product back into the store. */
export const returnProduct = staffAction({
  act: 'product.return',
  input: rowInput,
  subject: ({ id }) => findProductToGuard(id),
  allow: canManageProducts,
  async run({ subject, tx }) {
    await tx.product.update({ where: { id: subject.id }, data: { withdrawnAt: null }, select: { id: true } })
    await settlePrice(tx, subject.id)
    refresh(subject)
    return ok({}, 'Product is back in the store')
  },
  audit: ({ subject }) => ({ action: 'product.return', subject: `product:${subject.id}` }),
})
