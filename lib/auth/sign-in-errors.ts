import { providerLabel } from './provider-label'
import { PROVIDER_IDS } from './schema'

/** Why a provider sent somebody back without an account. It stands in the address: `/sign-in?error=social&provider=google`. */
export type SignInError = 'social' | 'address-in-use' | 'linked-elsewhere' | 'link-expired'

/** What the sign-in page says about the `error` and `provider` of its address; null without a known error. Client-safe. */
export function toSignInError(error: unknown, provider: unknown): { title: string; message: string } | null {
  const known = PROVIDER_IDS.find((id) => id === provider)
  const label = known ? providerLabel(known) : 'this provider'
  const messages: Record<string, string> = {
    social: `Failed to sign in with ${label}`,
    'address-in-use': `There is an account with the address of your ${label} account. Sign in with your password, then link ${label} in your settings.`,
    'linked-elsewhere': `This ${label} account belongs to another member.`,
    'link-expired': `Please sign in and start linking ${label} again.`,
  } satisfies Record<SignInError, string>
  if (typeof error !== 'string' || error === '') return null
  return { title: 'Sign in failed', message: (Object.hasOwn(messages, error) && messages[error]) || `Failed to sign in with ${label}` }
}
