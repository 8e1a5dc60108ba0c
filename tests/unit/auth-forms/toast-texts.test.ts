import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { describe, expect, test } from 'vitest'
import { toProviderProblem } from '@/components/auth/provider-problem'
import { type AccountEvent, lostAnswer, providerFailure, providerWelcome, toToast } from '@/components/auth/toast-texts'
import type { Fail } from '@/lib/core/result'

const refused = (message: string): Fail => ({ ok: false, problem: 'invalid', message })
const done = { ok: true, data: {} } as const

/** Specification, section 8: titles and texts to the letter. */
describe('a failure', () => {
  test.each<[AccountEvent, string, string]>([
    ['sign-in', 'Invalid email or password', 'Sign in failed'],
    ['register', 'Username is already taken', 'Registration failed'],
    ['verify', 'Invalid or expired token. Please request a new verification link.', 'Verification failed'],
    ['resend', 'There was a problem sending the verification email', 'Failed to resend'],
    ['request-reset', 'An unexpected error occurred', 'Request failed'],
    ['reset', 'Failed to reset password. The token may be invalid or expired.', 'Reset failed'],
    ['reset', 'Invalid or expired token. Please request a new reset link.', 'Password reset failed'],
    ['sign-out', 'Failed to sign out', 'Error'],
  ])('%s: %s', (event, message, title) => {
    expect(toToast(event, refused(message))).toMatchObject({ kind: 'error', title, description: message })
  })
})

test('what is wrong with a field is told, not that something is', () => {
  const fail = {
    ...refused('Please check the marked fields.'),
    fieldErrors: { username: ['Username is already taken'] },
  }
  expect(toToast('register', fail).description).toBe('Username is already taken')
})

describe('a success', () => {
  test.each<[AccountEvent, string, string | undefined]>([
    ['sign-in', 'Signed in', 'You are now signed in'],
    ['register', 'Account created successfully', 'Please verify your email'],
    ['welcome', 'Account created successfully!', 'Welcome to our community!'],
    ['verify', 'Email verified', undefined],
    ['resend', 'Verification email sent', 'Please check your inbox for the verification link'],
    ['request-reset', 'Password reset email sent', 'If an account exists with that email, instructions have been sent'],
    ['reset', 'Password reset successful', 'You can now sign in with your new password'],
    ['sign-out', 'Signed out', 'You have been signed out successfully'],
  ])('%s', (event, title, description) => {
    const toast = toToast(event, done)
    expect([toast.kind, toast.title, toast.description]).toEqual(['success', title, description])
  })
})

test('a second try replaces the toast of the first', () => {
  expect(toToast('register', refused('no')).id).toBe(toToast('welcome', done).id)
  expect(toToast('sign-in', refused('no')).id).toBe(providerWelcome('google').id)
})

test.each<[AccountEvent, string]>([
  ['sign-in', 'An error occurred. Please try again.'],
  ['register', 'Failed to sign up'],
  ['resend', 'There was a problem sending the verification email'],
  ['sign-out', 'Failed to sign out'],
])('no answer at all to %s has a text of its own', (event, message) => {
  expect(lostAnswer(event, new Error('offline'))).toMatchObject({ ok: false, message })
})

test('to be signed out from a page of an older build is no matter of trying again', () => {
  const unknown = new UnrecognizedActionError('Server Action "00" was not found on the server.')
  expect(lostAnswer('sign-out', unknown).message).toBe(
    'The site has been renewed since this page was opened. Please load the page again, and then try once more.',
  )
})

describe('a provider', () => {
  test('greets by name', () => {
    expect(providerWelcome('google').description).toBe('You have been signed in via Google')
    expect(providerFailure('twitter')).toMatchObject({
      title: 'Sign in failed',
      description: 'Failed to sign in with Twitter',
    })
  })

  test.each([
    [undefined, 'google', null],
    ['social', 'google', 'Failed to sign in with Google'],
    ['social', undefined, 'Failed to sign in'],
    ['social', '<b>Evil</b>', 'Failed to sign in'],
    ['constructor', '__proto__', 'Failed to sign in'],
    [['social'], 'google', null],
  ])('%s of %s', (error, provider, text) => {
    expect(toProviderProblem(error, provider)).toBe(text)
  })

  test('that is not linked is explained', () => {
    expect(toProviderProblem('OAuthAccountNotLinked', 'google')).toMatch(/Sign in to it first/)
  })
})
