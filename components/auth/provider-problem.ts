import { providerLabel } from './provider-labels'

const KNOWN: Record<string, string> = {
  OAuthAccountNotLinked:
    'An account with this email address exists. Sign in to it first, then link the provider under Settings.',
}

/**
 * Why a provider sent the visitor back, in words. The address may say anything, so nothing of it is shown but the name of
 * a known provider.
 */
export function toProviderProblem(error: string | undefined, provider: string | undefined): string | null {
  if (!error) return null
  if (Object.hasOwn(KNOWN, error)) return KNOWN[error] ?? null
  const label = providerLabel(provider ?? '')
  return provider && label !== provider ? `Failed to sign in with ${label}` : 'Failed to sign in'
}
