'use client'

import { showToast } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { lostAnswer, toToast } from './toast-texts'
import { announceViewerChange } from './viewer-store'

/** Signs out in place; says how it went. Returns whether it did. */
export async function signOutHere(): Promise<boolean> {
  const result = await signOut(null, new FormData()).catch(() => lostAnswer('sign-out'))
  showToast(toToast('sign-out', result))
  if (result.ok) await announceViewerChange()
  return result.ok
}
