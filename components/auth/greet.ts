'use client'

import { showToast } from '@/components/ui/toast'
import { providerWelcome } from './toast-texts'

/** Says who signed the member in, once, on the page that the provider returned to. */
export function greetProvider() {
  const { provider } = sessionStorage
  sessionStorage.removeItem('provider')
  if (provider) showToast(providerWelcome(provider))
}
