'use server'
import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import * as actions from '@/lib/news/actions'

/** The actions of these pages, so that their forms also answer when they were posted without scripts. */

/** The page of the item that this field names; the list without it. */
const pageOf = (field: 'id' | 'item') => (posted: FormData) => {
  const id = posted.get(field)
  // `Route` alone stands for no address with a parameter.
  return typeof id === 'string' && toUuid(id) ? (routes.adminNewsItem(id) as Route) : routes.adminNews
}

export const create = nativePost(actions.createNews, {
  form: 'news',
  page: routes.adminNewNewsItem,
  next: ({ id }) => routes.adminNewsItem(id),
  tells: true,
})
export const edit = nativePost(actions.editNews, { form: 'news', page: pageOf('id') })
export const removePicture = nativePost(actions.removeNewsPicture, { form: 'act', page: pageOf('id') })
export const hide = nativePost(actions.hideNews, { form: 'act', page: pageOf('item') })
export const show = nativePost(actions.showNews, { form: 'act', page: pageOf('item') })
