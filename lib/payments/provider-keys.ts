import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/core/env'

/** The keys of the providers (specification, section 2). Each is a variable of the server's environment and nothing else. */
export const PROVIDER_KEYS = [
  { name: 'card-api-key', label: 'Card provider API key', variable: 'CARD_PROVIDER_API_KEY' },
  { name: 'paypal-client-id', label: 'PayPal client ID', variable: 'PAYPAL_CLIENT_ID' },
  { name: 'paypal-secret', label: 'PayPal secret', variable: 'PAYPAL_SECRET' },
] as const

export type KeyName = (typeof PROVIDER_KEYS)[number]['name']

/** What of a key may be stored and shown: its end, and a mark that tells whether it is still the same. */
export type KeyMark = { lastFour: string; fingerprint: string }

/** A key of fewer characters would be half told by its last four. */
const LEAST_LENGTH = 12

/** The mark of a key that is set in the environment; null when it is not. */
export function findKeyMark(variable: (typeof PROVIDER_KEYS)[number]['variable']): KeyMark | null {
  const value = env[variable]
  if (!value) return null
  const fingerprint = createHmac('sha256', env.AUTH_SECRET)
    .update(`payment-key:${variable}:${value}`)
    .digest('base64url')
  return { lastFour: value.length >= LEAST_LENGTH ? value.slice(-4) : '', fingerprint }
}
