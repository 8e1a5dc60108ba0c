'use client'

import { PROVIDER_IDS } from '@/lib/auth/schema'
import { routes } from '@/lib/core/routes'
import { providerLabel } from './provider-labels'
import type { Provider } from './social-buttons'

let asked: Promise<readonly Provider[]> | undefined

/** The providers that the server has credentials for; none when it does not answer. Asked once per page load. */
export function listProviders(): Promise<readonly Provider[]> {
  asked ??= fetch(routes.providersAnswer)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .then((known: object) => PROVIDER_IDS.filter((id) => id in known).map((id) => ({ id, label: providerLabel(id) })))
    .catch(() => [])
  return asked
}
