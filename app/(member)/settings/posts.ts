'use server'
import * as actions from '@/lib/account/actions'
import * as auth from '@/lib/auth/actions'
import { provable } from '@/lib/auth/provable'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'

/** The actions of this page about the account as a whole, so that they also answer a form posted without scripts. */

export const exportData = nativePost(provable(actions.exportData), { form: 'export', page: routes.settings })
export const deleteAccount = nativePost(actions.deleteAccount, {
  form: 'deletion',
  page: routes.settings,
  next: () => routes.leaving,
})
export const changePassword = nativePost(auth.changePassword, { form: 'settings-password', page: routes.settings })
