import type { ProviderId } from './schema'

const LABELS = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' } as const satisfies Record<
  ProviderId,
  string
>

/** The name people know a provider by. Client-safe. */
export const providerLabel = (provider: ProviderId) => LABELS[provider]
