'use server'

import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { type Address, routes } from '@/lib/core/routes'
import * as actions from '@/lib/forum/actions'
import * as moderation from '@/lib/forum/moderation-actions'

/** The actions of these pages, so that they also answer a form that was posted without scripts. */

const idIn = (posted: FormData) => encodeURIComponent(String(posted.get('id')))
// Whatever the id, the address is one of ours; the type of a route wants to know it beforehand.
const topicPage = (posted: FormData) => routes.editPost('topic', idIn(posted)) as Route
const replyPage = (posted: FormData) => routes.editPost('reply', idIn(posted)) as Route
const moderatedPage = (posted: FormData) => routes.moderateTopic(idIn(posted)) as Route
const next = ({ href }: { href: Address }) => href
const moderating = { page: moderatedPage, next }

export const editTopic = nativePost(actions.editTopic, { form: 'edit-post', page: topicPage, next })
export const editReply = nativePost(actions.editReply, { form: 'edit-post', page: replyPage, next })
export const deleteTopic = nativePost(actions.deleteTopic, { form: 'delete-post', page: topicPage, next })
export const deleteReply = nativePost(actions.deleteReply, { form: 'delete-post', page: replyPage, next })
export const pinTopic = nativePost(moderation.pinTopic, { form: 'pin', ...moderating })
export const lockTopic = nativePost(moderation.lockTopic, { form: 'lock', ...moderating })
export const moveTopic = nativePost(moderation.moveTopic, { form: 'move', ...moderating })
