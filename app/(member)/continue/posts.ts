'use server'
import * as comments from '@/lib/comments/actions'
import { nativePost } from '@/lib/core/native-post'
import { type Address, routes } from '@/lib/core/routes'
import * as drafts from '@/lib/drafts/actions'
import * as forum from '@/lib/forum/actions'

/** The forms that visitors have filled in on static pages, each under the name that it was kept by (`continues`). */

const page = routes.continueWriting
const next = ({ href }: { href: Address }) => href

export const postComment = nativePost(comments.postComment, { form: 'comment', page })
export const postReply = nativePost(forum.postReply, { form: 'reply', page, next })
export const postTopic = nativePost(forum.postTopic, { form: 'topic', page, next })

/** Stands on this page alone, beside a draft whose form is gone. */
export const discardDraft = nativePost(drafts.discardDraft, {
  form: 'discard-draft',
  page,
  next: () => routes.dashboard,
})
