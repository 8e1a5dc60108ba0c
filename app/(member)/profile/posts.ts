'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/profile/actions'

/** The actions of this page, so that they also answer a form that was posted without scripts. */

export const updateProfile = nativePost(actions.updateProfile, { form: 'profile', page: routes.profile })
export const removeAvatar = nativePost(actions.removeAvatar, { form: 'avatar', page: routes.profile })
