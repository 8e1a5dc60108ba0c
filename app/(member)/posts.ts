'use server'
import * as actions from '@/lib/auth/actions'
import * as address from '@/lib/auth/address-actions'
import { provable } from '@/lib/auth/provable'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'

/** The actions of these pages, so that they also answer a form that was posted without scripts. */

export const signOut = nativePost(actions.signOut, {
  form: 'sign-out',
  page: routes.signIn,
  next: () => routes.home,
})

export const changePassword = nativePost(actions.changePassword, { form: 'password', page: routes.profile })
export const endSession = nativePost(actions.endSession, { form: 'session', page: routes.settings })
export const endOtherSessions = nativePost(actions.endOtherSessions, { form: 'session', page: routes.settings })
export const unlinkProvider = nativePost(provable(actions.unlinkProvider), { form: 'provider', page: routes.settings })
export const changeEmail = nativePost(provable(address.addAddress), { form: 'email', page: routes.settings })
export const cancelAddress = nativePost(address.cancelAddress, { form: 'email-cancel', page: routes.settings })
export const startProviderLink = nativePost(provable(actions.startProviderLink), {
  form: 'provider',
  page: routes.settings,
  next: ({ url }) => url,
})
