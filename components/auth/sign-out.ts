'use client'

import { settleDrafts } from '@/components/drafts/settle-drafts'
import { showToast } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { lostAnswer, toToast } from './toast-texts'
import { announceSignOut } from './viewer-store'

/** Signs out in place; says how it went. Returns whether it did. */
export async function signOutHere(): Promise<boolean> {
  await settleDrafts()
  const result = await signOut(null, new FormData()).catch((error) => lostAnswer('sign-out', error))
  showToast(toToast('sign-out', result))
  if (result.ok) await announceSignOut()
  return result.ok
}
