'use client'

import { PROVIDER_IDS } from '@/lib/auth/schema'
import { providerLabel } from './provider-labels'
import type { Provider } from './social-buttons'

let asked: Promise<readonly Provider[]> | undefined

/** The providers that the server has credentials for; none when it does not answer. Asked once per page load. */
export function listProviders(): Promise<readonly Provider[]> {
  asked ??= fetch('/api/auth/providers')
    .then((answer) => (answer.ok ? answer.json() : {}))
    .then((known: object) => PROVIDER_IDS.filter((id) => id in known).map((id) => ({ id, label: providerLabel(id) })))
    .catch(() => [])
  return asked
}
