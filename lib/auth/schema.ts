import { z } from 'zod'
import { MAX_EMAIL } from '@/lib/core/email-length'
import { fitsHash, hasCharacters, LEAST_PASSWORD, MAX_PASSWORD_BYTES } from '@/lib/core/password-length'
import { rawText } from '@/lib/core/raw-text'
import { hasUsernameSigns, USERNAME_LENGTH } from '@/lib/core/username-shape'
import { toPlainDigits } from './plain-digits'

/** What a valid account form is. Client-safe; the sentences are the specification's, section 5. */

/** What must hold of a text, and what is said when it does not. */
type Rule = readonly [holds: (text: string) => boolean, message: string]

/** A text under rules, of which the first broken one speaks. It does not keep rules about the whole form from being asked. */
const ruled = (text: z.ZodString, rules: readonly Rule[]) =>
  text.superRefine((value, context) => {
    const broken = rules.find(([holds]) => !holds(value))
    if (broken) context.addIssue({ code: 'custom', message: broken[1] })
  })

const isFilled = (text: string) => text !== ''
const isEmail = (text: string) => text.length <= MAX_EMAIL && z.email().safeParse(text).success

const required = (message: string, ...rules: Rule[]) => ruled(z.string(message), [[isFilled, message], ...rules])

const WRONG_CODE = 'Please enter the 8 digits from the email'

/** Marks of direction and the like come along when an address is copied; whoever looks at it sees nothing wrong. */
const withoutMarks = (text: string) => text.replace(/\p{Cf}/gu, '')

const email = (missing: string, wrong: string) =>
  ruled(z.string(missing).overwrite(withoutMarks).trim().toLowerCase(), [
    [isFilled, missing],
    [isEmail, wrong],
  ])

const password = (missing: string, least: number, isLong = hasCharacters) =>
  required(
    missing,
    [(text) => isLong(text, least), `Password must be at least ${least} characters`],
    [fitsHash, `Password must be at most ${MAX_PASSWORD_BYTES} bytes`],
  )

/** A name as it may be registered, or taken later on. */
export const username = ruled(z.string('Username is required').trim(), [
  [isFilled, 'Username is required'],
  [(name) => name.length >= USERNAME_LENGTH.min, `Username must be at least ${USERNAME_LENGTH.min} characters`],
  [(name) => name.length <= USERNAME_LENGTH.max, `Username must be at most ${USERNAME_LENGTH.max} characters`],
  [
    hasUsernameSigns,
    'Username can have letters, digits, dots, hyphens and underscores, and starts with a letter or digit',
  ],
])

const confirmation = required('Please confirm your password')
const wellFormedPair = z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) })

/**
 * The rule that both passwords are the same. It is asked also while other fields are still wrong, so that nobody learns of it at
 * the second try.
 */
const samePasswords = {
  path: ['confirmPassword'],
  error: 'Passwords do not match',
  when: ({ value }: { value: unknown }) => wellFormedPair.safeParse(value).success,
}
const areSame = (pair: { password: string; confirmPassword: string }) => pair.password === pair.confirmPassword

/** A field that is not typed: a bad one is told by the action's own sentence, not beside a field. */
const token = z.string().max(200).catch('')

/** Stands for the site where only the rest of an address counts. */
const NOWHERE = 'http://site.invalid'

const callbackUrl = z.unknown().optional().transform(toCallbackPath)

export const signInInput = z.object({
  email: email('Email is required', 'Please enter a valid email address'),
  // As passwords were once counted: who has one gets in.
  password: password('Password is required', LEAST_PASSWORD.account, (text, least) => text.length >= least),
  callbackUrl,
})

export const registerInput = z
  .object({
    username,
    email: email('Email is required', 'Invalid email format'),
    password: password('Password is required', LEAST_PASSWORD.account),
    confirmPassword: confirmation,
    callbackUrl,
  })
  .refine(areSame, samePasswords)

/** A mailed invitation, taken up by somebody who has no account yet. */
export const joinInput = z
  .object({
    token,
    username,
    password: password('Password is required', LEAST_PASSWORD.account),
    confirmPassword: confirmation,
  })
  .refine(areSame, samePasswords)

export const invitationTokenInput = z.object({ token })

export const usernameInput = z.object({ username })

/** What `checkAdminSetup` is asked with: both as typed, right or not. */
export const adminSetupInput = z.object({ email: z.string().trim().max(MAX_EMAIL), password: z.string().max(200) })

export const verifyInput = z.object({ token })

export const verifyCodeInput = z.object({
  email: email('Email is required', 'Invalid email format'),
  code: rawText(8, WRONG_CODE, 'Please enter the code from the email')
    .transform(toPlainDigits)
    .pipe(z.string().regex(/^\d{8}$/, WRONG_CODE)),
})

export const resendInput = z.object({ email: email('Email is required', 'Invalid email format') })

export const forgotInput = z.object({
  email: email('Please enter your email address', 'Please enter a valid email address'),
})

const newPassword = password('Please enter a new password', LEAST_PASSWORD.change)

export const resetInput = z
  .object({ token, password: newPassword, confirmPassword: confirmation })
  .refine(areSame, samePasswords)

export const changePasswordInput = z
  .object({
    currentPassword: required('Please enter your current password', [fitsHash, 'This is not your current password']),
    password: newPassword,
    confirmPassword: confirmation,
  })
  .refine(areSame, samePasswords)

export const sessionInput = z.object({ id: z.uuid('This session no longer exists') })

export const proveInput = z.object({
  password: required('Password is required', [fitsHash, 'This is not your current password']),
})

export const addressInput = z.object({
  email: email('Please enter an email address', 'Please enter a valid email address'),
})

export const PROVIDER_IDS = ['google', 'facebook', 'twitter'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** The way back from a provider, without what an address says of an earlier failure there (`finishSocial` reads it). */
const wayBack = callbackUrl.transform((path) => {
  const { pathname, searchParams, hash } = new URL(path, NOWHERE)
  for (const name of ['error', 'provider']) searchParams.delete(name)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`
})

export const providerInput = z.object({ provider: z.enum(PROVIDER_IDS), callbackUrl: wayBack })

/**
 * Where to go after signing in: a path of this site with its query, such as `/reviews?page=2`. Anything that a browser
 * could read as another site (`//host`, `/\host`, a scheme, control characters) becomes `/`.
 */
export function toCallbackPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return '/'
  // Browsers drop tabs and line breaks and read a backslash as a slash before they look for a host.
  if (!/^\/(?!\/)/.test(value) || /[\\\p{Cc}\s]/u.test(value)) return '/'
  if (!URL.canParse(value, NOWHERE)) return '/'
  const { origin, pathname } = new URL(value, NOWHERE)
  // What stays of `/.//host` once its dots are resolved names a host to whoever reads it again.
  return origin === NOWHERE && !pathname.startsWith('//') ? value : '/'
}
