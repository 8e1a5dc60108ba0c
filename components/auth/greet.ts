'use client'

import { showToast } from '@/components/ui/toast'
import { providerWelcome } from './toast-texts'

/** Whoever comes in by a form has not come back from the provider that they once set out for. */
export function forgetProvider() {
  try {
    sessionStorage.removeItem('provider')
  } catch {
    // Nothing was kept then.
  }
}

/** Says who signed the member in, once, on the page that the provider returned to. */
export function greetProvider() {
  const { provider } = sessionStorage
  sessionStorage.removeItem('provider')
  if (provider) showToast(providerWelcome(provider))
}
