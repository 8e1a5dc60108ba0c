'use server'
import type { Route } from 'next'
import { refresh } from 'next/cache'
import * as actions from '@/lib/articles/actions'
import { removePostPicture } from '@/lib/articles/picture-actions'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { keepRefused } from './keep-refused'

/** The actions of these pages, so that their forms also answer when they were posted without scripts. */

const idOf = (posted: FormData) => {
  const id = posted.get('id')
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? id : null
}
const isReview = (posted: FormData) => posted.get('kind') === 'review'
const editPage = (posted: FormData) => {
  const id = idOf(posted)
  // `Route` alone stands for no address with a parameter.
  return id ? (routes.adminEditPost(id) as Route) : routes.adminBlog
}
const revisionsPage = (posted: FormData) => {
  const id = idOf(posted)
  return id ? (routes.adminPostRevisions(id) as Route) : routes.adminBlog
}

export const create = nativePost(
  keepRefused(actions.createPost, (form) => (isReview(form) ? 'review:new' : 'article:new')),
  {
    form: 'post',
    page: (form) => (isReview(form) ? routes.adminNewReview : routes.adminNewPost),
    next: ({ id }) => routes.adminEditPost(id),
    tells: true,
  },
)
export const createAtDashboard = nativePost(
  keepRefused(actions.createPost, () => 'article:new'),
  { form: 'create-post', page: routes.dashboard },
)
export const save = nativePost(
  keepRefused(actions.savePost, (form) => `article:${idOf(form)}`),
  // Asked for by the form itself, the page would be lost with a connection that goes in that moment.
  { form: 'post', page: editPage, after: async () => refresh() },
)
export const quickEdit = nativePost(actions.quickEditPost, {
  form: 'quick-edit',
  page: routes.adminBlog,
  dialog: 'edit',
})
export const setStatus = nativePost(actions.setPostStatus, { form: 'act', page: routes.adminBlog, dialog: 'publish' })
export const trash = nativePost(actions.trashPost, {
  form: 'act',
  page: routes.adminBlog,
  next: () => `${routes.adminBlog}?status=trash`,
  tells: true,
})
export const restore = nativePost(actions.restorePost, { form: 'act', page: routes.adminBlog, dialog: 'restore' })
export const restoreRevision = nativePost(actions.restoreRevision, { form: 'revision', page: revisionsPage })
export const removePicture = nativePost(removePostPicture, { form: 'picture', page: editPage })
