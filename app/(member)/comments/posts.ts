'use server'
import type { Route } from 'next'
import * as actions from '@/lib/comments/actions'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'

/** The actions of the pages of one comment, so that they also answer a form that was posted without scripts. */

/** `Route` alone stands for no address with a parameter. */
const page = (posted: FormData) => routes.commentEdit(String(posted.get('id'))) as Route

export const changeOwnComment = nativePost(actions.editComment, { form: 'comment', page })
/** Leads to the list of one's own posts, which says what became of it; hence under the name of that list's forms. */
export const deleteOwnComment = nativePost(actions.deleteComment, {
  form: 'my-comments',
  page,
  next: () => routes.comments,
  tells: true,
})
/** Leads to the new reply by itself. */
export const postReply = nativePost(actions.postComment, {
  form: 'comment-reply',
  page: (posted) => routes.commentReply(String(posted.get('parentId'))) as Route,
})
