'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/wishlist/actions'

/** The actions of this page, so that they also answer a form that was posted without scripts. */

const answer = { form: 'wishlist', page: routes.wishlist } as const

export const remove = nativePost(actions.removeWish, answer)
export const restore = nativePost(actions.restoreWish, answer)
export const target = nativePost(actions.setTargetPrice, answer)
