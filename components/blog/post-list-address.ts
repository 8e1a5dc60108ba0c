import { listAddress } from '@/components/lists/list-address'
import type { PostListState } from '@/lib/articles/post-list-state'
import { routes } from '@/lib/core/routes'

/** A dialog over the list: quick edit, or the question before deleting. */
type Over = { edit?: string; delete?: string }

/** The address of a state of the list, with a dialog over it or without. */
export const postListAddress = ({ q, status, sort, down, page }: PostListState, over: Over = {}) =>
  listAddress(routes.adminBlog, {
    q,
    status,
    sort: sort === 'date' && down ? null : `${down ? '-' : ''}${sort}`,
    page,
    ...over,
  })
