'use client'

import { routes } from '@/lib/core/routes'

/** The views of the sign-in dialog. */
export type AuthView = 'sign-in' | 'register' | 'forgot' | 'verify'

/** The sign-in page that returns to where the browser is. */
export const signInHere = () => routes.signInTo(location.pathname + location.search)

/**
 * Opens the sign-in dialog over the page; its code comes on the first call. When it cannot come, the sign-in page opens
 * in its place. Client only.
 */
export async function openSignIn(view: AuthView = 'sign-in') {
  try {
    const { showAuthDialog } = await import('./auth-dialog-host')
    await showAuthDialog(view)
  } catch {
    location.assign(signInHere())
  }
}
