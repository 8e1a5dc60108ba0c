import { db } from '@/lib/core/db'
import { addProduct } from '../store/shop'
import { onlyAdmin, ownAccount, type RoomTable } from './verdicts'

const product = { name: 'A thing', description: 'It does things.', category: 'audio' }
const offer = { merchant: 'A shop', url: 'https://shop.example/thing', price: '79' }

export const store: RoomTable = {
  async prepare() {
    await db.product.deleteMany()
    const { id, offer: offerId } = await addProduct('a-thing')
    return { product: id, offer: offerId }
  },
  rows: {
    'lib/store/actions.ts#createProduct': { form: () => ({ ...product, ...offer }), people: onlyAdmin },
    'lib/store/actions.ts#editProduct': {
      form: ({ product: id = '' }) => ({ id, version: '1', ...product }),
      people: onlyAdmin,
    },
    'lib/store/actions.ts#setProductPicture': {
      form: ({ product: id = '' }) => ({ id, file: new File(['no picture'], 'a.png') }),
      otherwise: 'invalid',
      people: onlyAdmin,
    },
    'lib/store/actions.ts#addOffer': { form: ({ product: id = '' }) => ({ id, ...offer }), people: onlyAdmin },
    'lib/store/actions.ts#changeOfferPrice': {
      form: ({ offer: id = '' }) => ({ id, price: '70' }),
      people: onlyAdmin,
    },
    'lib/store/actions.ts#endOffer': { form: ({ offer: id = '' }) => ({ id }), people: onlyAdmin },
    'lib/store/actions.ts#withdrawProduct': { form: ({ product: id = '' }) => ({ id }), people: onlyAdmin },
    'lib/store/actions.ts#returnProduct': { form: ({ product: id = '' }) => ({ id }), people: onlyAdmin },
  },
}

export const wishlist: RoomTable = {
  async prepare({ member }) {
    const wished = await db.product.findFirstOrThrow({ select: { id: true } })
    await db.wishlistItem.create({ data: { userId: member, productId: wished.id, priceCents: 100 } })
    return { wished: wished.id }
  },
  rows: {
    'lib/wishlist/actions.ts#addWish': { form: ({ wished: productId = '' }) => ({ productId }), people: ownAccount },
    'lib/wishlist/actions.ts#removeWish': { form: ({ wished: productId = '' }) => ({ productId }), people: ownAccount },
    'lib/wishlist/actions.ts#restoreWish': {
      form: ({ wished: productId = '' }) => ({ productId, priceCents: '100', addedAt: '2026-11-20T00:00:00.000Z' }),
      people: ownAccount,
    },
    'lib/wishlist/actions.ts#setTargetPrice': {
      form: ({ wished: productId = '' }) => ({ productId, target: '79' }),
      otherwise: 'not_found',
      people: ownAccount,
    },
  },
}
