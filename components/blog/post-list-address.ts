import { listAddress } from '@/components/lists/list-address'
import { type PostListState, toSortParam } from '@/lib/articles/post-list-state'
import { routes } from '@/lib/core/routes'

/** A dialog over the list: quick edit, or the question before an act; `from` the editor, to which not deleting leads back. */
type Over = { edit?: string; delete?: string; publish?: string; restore?: string; from?: 'editor' }

/** The address of a state of the list, with a dialog over it or without. */
export const postListAddress = (state: PostListState, over: Over = {}) =>
  listAddress(routes.adminBlog, {
    q: state.q,
    status: state.status,
    sort: toSortParam(state),
    page: state.page,
    ...over,
  })
