'use server'
import * as comments from '@/lib/comments/actions'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as forum from '@/lib/forum/actions'
import * as moderation from '@/lib/moderation/actions'

/** The actions of the list of one's own posts, so that they also answer a form that was posted without scripts. */
const onList = { form: 'my-comments', page: routes.comments } as const

export const deleteMyComment = nativePost(comments.deleteComment, onList)
export const deleteMyTopic = nativePost(forum.deleteTopic, onList)
export const deleteMyReply = nativePost(forum.deleteReply, onList)
export const appealHiding = nativePost(moderation.appealHiding, { ...onList, form: 'appeal' })
