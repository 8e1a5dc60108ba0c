'use client'

import { routes } from '@/lib/core/routes'
import { announceViewerChange } from './viewer-store'

/** The views of the sign-in dialog. */
export type AuthView = 'sign-in' | 'register' | 'forgot' | 'verify'

/** The sign-in page that returns to where the browser is. */
export const signInHere = () => routes.signInTo(location.pathname + location.search)

/**
 * Opens the sign-in dialog over the page; its code comes on the first call. When it cannot come, the sign-in page opens
 * in its place. Client only.
 */
export async function openSignIn() {
  // Nobody is signed in, which this page may not know yet where a session has ended; else it would take signing in in another
  // tab for no change, and leave the dialog open. Of a visitor the server is not asked.
  void announceViewerChange()
  try {
    const { showAuthDialog } = await import('./auth-dialog-host')
    await showAuthDialog()
  } catch {
    location.assign(signInHere())
  }
}
