'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/saved/actions'

/** The actions of this page, so that they also answer a form that was posted without scripts. */

const answer = { form: 'saved', page: routes.bookmarks } as const

export const unsave = nativePost(actions.unsaveItem, answer)
export const restore = nativePost(actions.restoreSaved, answer)
export const move = nativePost(actions.moveSaved, answer)
export const label = nativePost(actions.labelSaved, answer)
