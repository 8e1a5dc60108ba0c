'use server'
import { z } from 'zod'
import { guestAction, memberAction } from '@/lib/core/action'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { isAdminSetup } from './commands/admin-setup'
import { RESEND_SECONDS } from './commands/mail-limit'
import { changeOwnPassword, mailReset, proveMember, resetByToken } from './commands/passwords'
import { registerAccount } from './commands/register'
import { closeOtherSessions, closeSession, endOneSession } from './commands/sessions'
import { signInWithPassword } from './commands/sign-in'
import { unlinkAccount } from './commands/unlink'
import { isUsernameFree, USERNAME_CONFLICTS } from './commands/usernames'
import { resendVerification as mailVerification, type Proved, verifyByCode, verifyByToken } from './commands/verify'
import { canEndSession, canManageOwnAccount } from './policy'
import { findSessionToGuard } from './queries'
import * as forms from './schema'
import { startSocial } from './social-flow'
import { findViewer } from './viewer'

/** Own failures are counted in `commands/throttle.ts`; this only keeps one network from filling the queue. */
const MANY = [{ name: 'auth', limit: 1200, windowSeconds: 60 }] as const

export const signIn = guestAction({
  input: forms.signInInput,
  limits: MANY,
  messages: { unexpected: 'An unexpected error occurred' },
  run: async ({ input: { callbackUrl, ...credentials }, network }) => {
    const { restored } = await signInWithPassword({ ...credentials, network })
    return ok({ callbackUrl: restored ? routes.settingsRestored : callbackUrl }, 'You are now signed in')
  },
})

export const register = guestAction({
  input: forms.registerInput,
  limits: [{ name: 'register', limit: 300, windowSeconds: HOUR_SECONDS }],
  conflicts: USERNAME_CONFLICTS,
  messages: { unexpected: 'There was a problem creating your account. Please try again.' },
  run: async ({ input, network }) => ok(await registerAccount({ ...input, network }), 'Please verify your email'),
})

export const checkUsername = guestAction({
  input: forms.usernameInput,
  limits: [{ name: 'check-username', limit: 60, windowSeconds: 60 }],
  run: async ({ input }) => ok({ available: await isUsernameFree(input.username) }),
})

export const checkAdminSetup = guestAction({
  input: forms.adminSetupInput,
  limits: [
    { name: 'admin-setup-minute', limit: 10, windowSeconds: 60 },
    { name: 'admin-setup-hour', limit: 60, windowSeconds: HOUR_SECONDS },
  ],
  run: async ({ input }) => ok({ offered: await isAdminSetup(input) }),
})

const findPresser = async () => ({ viewerId: (await findViewer())?.id ?? null })

export const verifyEmail = guestAction({
  input: forms.verifyInput,
  limits: MANY,
  run: async ({ input, network }) =>
    ok<Proved>(await verifyByToken(input.token, { ...(await findPresser()), network }), 'Email verified'),
})

export const verifyEmailCode = guestAction({
  input: forms.verifyCodeInput,
  limits: [{ name: 'verify-code', limit: 30, windowSeconds: 60 }],
  run: async ({ input, network }) =>
    ok<Proved>(await verifyByCode({ ...input, ...(await findPresser()), network }), 'Email verified'),
})

export const resendVerification = guestAction({
  input: forms.resendInput,
  limits: MANY,
  messages: { unexpected: 'There was a problem sending the verification email' },
  run: async ({ input }) => {
    await mailVerification(input.email, await findViewer())
    return ok({ resendInSeconds: RESEND_SECONDS }, 'Please check your inbox for the verification link')
  },
})

export const requestPasswordReset = guestAction({
  input: forms.forgotInput,
  limits: MANY,
  messages: { unexpected: 'An unexpected error occurred' },
  run: async ({ input, network }) => {
    await mailReset(input.email, network)
    return ok({ email: input.email }, 'If an account exists with that email, instructions have been sent')
  },
})

export const resetPassword = guestAction({
  input: forms.resetInput,
  limits: MANY,
  messages: { unexpected: 'Failed to reset password. The token may be invalid or expired.' },
  run: async ({ input, network }) => {
    await resetByToken({ ...input, network })
    return ok({}, 'You can now sign in with your new password')
  },
})

export const changePassword = memberAction({
  input: forms.changePasswordInput,
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ input, member, network }) => {
    await changeOwnPassword({ ...input, memberId: member.id, network })
    return ok({}, 'Your password was changed. Other devices were signed out.')
  },
})

export const signOut = guestAction({
  input: z.object({}),
  limits: MANY,
  messages: { unexpected: 'Failed to sign out' },
  run: async ({ network }) => {
    await closeSession(network)
    return ok({}, 'You have been signed out successfully')
  },
})

export const endSession = memberAction({
  input: forms.sessionInput,
  unverified: 'allowed',
  subject: ({ id }) => findSessionToGuard(id),
  allow: canEndSession,
  run: async ({ subject, member, network }) => {
    await endOneSession({ sessionId: subject.id, member, network })
    return ok({}, 'The session was ended')
  },
})

export const endOtherSessions = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ member, network }) =>
    ok({ ended: await closeOtherSessions({ member, network }) }, 'All other sessions were ended'),
})

export const proveIdentity = memberAction({
  input: forms.proveInput,
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ input, member, network }) => {
    await proveMember({ password: input.password, memberId: member.id, network })
    return ok({}, 'Thank you. Please continue.')
  },
})

export const startSocialSignIn = guestAction({
  input: forms.providerInput,
  limits: [{ name: 'social', limit: 120, windowSeconds: 60 }],
  run: async ({ input: { provider, callbackUrl } }) =>
    ok({ url: await startSocial(provider, { callbackUrl, link: false }) }),
})

export const startProviderLink = memberAction({
  input: forms.providerInput,
  unverified: 'allowed',
  fresh: true,
  allow: canManageOwnAccount,
  run: async ({ input: { provider, callbackUrl } }) =>
    ok({ url: await startSocial(provider, { callbackUrl, link: true }) }),
})

export const unlinkProvider = memberAction({
  input: forms.providerInput,
  unverified: 'allowed',
  fresh: true,
  allow: canManageOwnAccount,
  run: async ({ input, member, network }) => {
    await unlinkAccount({ member, provider: input.provider, network })
    return ok({}, 'The account was unlinked')
  },
})
