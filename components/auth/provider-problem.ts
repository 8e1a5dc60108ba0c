import { providerLabel } from './provider-labels'

const KNOWN: Record<string, string> = {
  OAuthAccountNotLinked:
    'An account with this email address exists. Sign in to it first, then link the provider under Settings.',
  'linked-elsewhere': 'This account is already linked to another member.',
  'link-expired': 'Your session changed meanwhile. Please try again.',
}

/**
 * Why a provider sent the visitor back, in words. The address may say anything, so nothing of it is shown but the name of
 * a known provider.
 */
export function toProviderProblem(error: unknown, provider: unknown): string | null {
  if (typeof error !== 'string' || !error) return null
  if (Object.hasOwn(KNOWN, error)) return KNOWN[error] ?? null
  const label = typeof provider === 'string' ? providerLabel(provider) : provider
  return label === provider ? 'Failed to sign in' : `Failed to sign in with ${label}`
}
