'use server'
import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/store/actions'

/** The actions of these pages, so that their forms also answer when they were posted without scripts. */

const page = (posted: FormData) => {
  const id = posted.get('product') ?? posted.get('id')
  const isId = typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)
  // `Route` alone stands for no address with a parameter.
  return isId ? (routes.adminProduct(id) as Route) : routes.adminProducts
}

export const create = nativePost(actions.createProduct, {
  form: 'product',
  page: routes.adminNewProduct,
  next: ({ id }) => routes.adminProduct(id),
  tells: true,
})
export const edit = nativePost(actions.editProduct, { form: 'product', page })
export const add = nativePost(actions.addOffer, { form: 'offer', page })
export const change = nativePost(actions.changeOfferPrice, { form: 'act', page })
export const end = nativePost(actions.endOffer, { form: 'act', page })
export const withdraw = nativePost(actions.withdrawProduct, { form: 'act', page })
export const restore = nativePost(actions.returnProduct, { form: 'act', page })
