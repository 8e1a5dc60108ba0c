import { OLDER_BUTTON, toLost } from '@/components/ui/lost-answer'
import type { Toast } from '@/components/ui/toast'
import { type Fail, firstProblem, type Result } from '@/lib/core/result'
import { providerLabel } from './provider-labels'

/** Everything in accounts that ends in a toast. */
export type AccountEvent = keyof typeof TEXTS

type Texts = {
  success: Pick<Toast, 'title' | 'description'>
  /** Title of a failure; its text is what the server says. */
  failure: string
  /** What is said when the server does not answer. */
  lost: string
}

const TRY_AGAIN = 'An error occurred. Please try again.'
const BAD_TOKEN = 'Invalid or expired token'

/** The specification's titles and texts, section 8; those of session and password changes are ours. */
const TEXTS = {
  'sign-in': {
    success: { title: 'Signed in', description: 'You are now signed in' },
    failure: 'Sign in failed',
    lost: TRY_AGAIN,
  },
  register: {
    success: { title: 'Account created successfully', description: 'Please verify your email' },
    failure: 'Registration failed',
    lost: 'Failed to sign up',
  },
  welcome: {
    success: { title: 'Account created successfully!', description: 'Welcome to our community!' },
    failure: 'Registration failed',
    lost: 'Failed to sign up',
  },
  verify: { success: { title: 'Email verified' }, failure: 'Verification failed', lost: TRY_AGAIN },
  resend: {
    success: { title: 'Verification email sent', description: 'Please check your inbox for the verification link' },
    failure: 'Failed to resend',
    lost: 'There was a problem sending the verification email',
  },
  'request-reset': {
    success: {
      title: 'Password reset email sent',
      description: 'If an account exists with that email, instructions have been sent',
    },
    failure: 'Request failed',
    lost: 'An unexpected error occurred',
  },
  reset: {
    success: { title: 'Password reset successful', description: 'You can now sign in with your new password' },
    failure: 'Reset failed',
    lost: 'Failed to reset password. The token may be invalid or expired.',
  },
  'sign-out': {
    success: { title: 'Signed out', description: 'You have been signed out successfully' },
    failure: 'Error',
    lost: 'Failed to sign out',
  },
  'change-password': {
    success: { title: 'Password changed', description: 'Your other sessions have been ended.' },
    failure: 'Update failed',
    lost: 'An unexpected error occurred',
  },
  'end-session': { success: { title: 'Session ended' }, failure: 'Error', lost: TRY_AGAIN },
  'end-others': { success: { title: 'All other sessions ended' }, failure: 'Error', lost: TRY_AGAIN },
  unlink: { success: { title: 'Account unlinked' }, failure: 'Update failed', lost: TRY_AGAIN },
  link: { success: { title: 'Account linked' }, failure: 'Update failed', lost: TRY_AGAIN },
  address: {
    success: { title: 'Verification email sent', description: 'Please check your inbox for the verification link' },
    failure: 'Update failed',
    lost: TRY_AGAIN,
  },
  'cancel-address': {
    success: { title: 'Change cancelled', description: 'Your address stays as it is.' },
    failure: 'Update failed',
    lost: TRY_AGAIN,
  },
} as const satisfies Record<string, Texts>

/** The answer that stands for no answer: the network failed, the server did, or it has been renewed meanwhile. */
export const lostAnswer = (event: AccountEvent, error: unknown): Fail => toLost(error, TEXTS[event].lost, OLDER_BUTTON)

/** A browser that takes no cookies would be told that it is signed in, and is not. */
export const NO_COOKIES: Fail = {
  ok: false,
  problem: 'invalid',
  message:
    'This browser refuses cookies, without which nobody can stay signed in. Allow them for this site and try again.',
}

/** The one toast of an action. Its id is the event's, so a second try replaces the first one's toast. */
export function toToast(event: AccountEvent, result: Result<unknown>): Toast {
  const id = `account-${event === 'welcome' ? 'register' : event}`
  if (result.ok) return { id, kind: 'success', ...TEXTS[event].success }
  const message = firstProblem(result)
  // A dead link has a title of its own.
  const title = event === 'reset' && message.startsWith(BAD_TOKEN) ? 'Password reset failed' : TEXTS[event].failure
  return { id, kind: 'error', title, description: message }
}

/** After coming back from a provider. */
export const providerWelcome = (provider: string): Toast => ({
  id: 'account-sign-in',
  kind: 'success',
  title: 'Signed in successfully',
  description: `You have been signed in via ${providerLabel(provider)}`,
})

/** A provider that refused, could not be reached, or was left with Cancel. */
export const providerFailure = (provider: string): Toast => ({
  id: 'account-sign-in',
  kind: 'error',
  title: 'Sign in failed',
  description: `Failed to sign in with ${providerLabel(provider)}`,
})
