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

/** Opens a session for an address and its password. One refusal for all that is wrong; too many failures have to wait. */
export const signIn = guestAction({
  input: forms.signInInput,
  limits: MANY,
  messages: { unexpected: 'An unexpected error occurred' },
  run: async ({ input: { callbackUrl, ...credentials }, network }) => {
    const { restored } = await signInWithPassword({ ...credentials, network })
    return ok({ callbackUrl: restored ? routes.settingsRestored : callbackUrl }, 'You are now signed in')
  },
})

/** Makes an account and mails its verification. An address that has one already is answered alike, and told by mail. */
export const register = guestAction({
  input: forms.registerInput,
  // Many people may share a network; that registrations hold nobody up is seen to where they hash (decision 9).
  limits: [{ name: 'register', limit: 300, windowSeconds: HOUR_SECONDS }],
  conflicts: USERNAME_CONFLICTS,
  messages: { unexpected: 'There was a problem creating your account. Please try again.' },
  run: async ({ input, network }) => ok(await registerAccount({ ...input, network }), 'Please verify your email'),
})

/** Whether a name is free, while it is typed; a held one counts as taken. */
export const checkUsername = guestAction({
  input: forms.usernameInput,
  // Asked as often as the field is left: more than anybody types, too few to go through a list of names.
  limits: [{ name: 'check-username', limit: 60, windowSeconds: 60 }],
  run: async ({ input }) => ok({ available: await isUsernameFree(input.username) }),
})

/** Whether this pair would make the first administrator. Never once there is one. */
export const checkAdminSetup = guestAction({
  input: forms.adminSetupInput,
  // Enough for whoever types the pair, too few for guessing it.
  limits: [
    { name: 'admin-setup-minute', limit: 10, windowSeconds: 60 },
    { name: 'admin-setup-hour', limit: 60, windowSeconds: HOUR_SECONDS },
  ],
  run: async ({ input }) => ok({ offered: await isAdminSetup(input) }),
})

const findPresser = async () => ({ viewerId: (await findViewer())?.id ?? null })

/** Proves an address by the link of its mail. Refuses one that was used, replaced or is over. */
export const verifyEmail = guestAction({
  input: forms.verifyInput,
  limits: MANY,
  run: async ({ input, network }) =>
    ok<Proved>(await verifyByToken(input.token, { ...(await findPresser()), network }), 'Email verified'),
})

/** Proves an address by the code of its mail, which five wrong ones end. */
export const verifyEmailCode = guestAction({
  input: forms.verifyCodeInput,
  // Each code has its five tries; this is about the codes of many addresses.
  limits: [{ name: 'verify-code', limit: 30, windowSeconds: 60 }],
  run: async ({ input, network }) =>
    ok<Proved>(await verifyByCode({ ...input, ...(await findPresser()), network }), 'Email verified'),
})

/** Mails the verification anew, also where nobody waits for it: then nothing is sent. Once a minute. */
export const resendVerification = guestAction({
  input: forms.resendInput,
  limits: MANY,
  messages: { unexpected: 'There was a problem sending the verification email' },
  run: async ({ input }) => {
    await mailVerification(input.email, await findViewer())
    return ok({ resendInSeconds: RESEND_SECONDS }, 'Please check your inbox for the verification link')
  },
})

/** Mails a link for a new password where the address has an account. The answer does not say whether. */
export const requestPasswordReset = guestAction({
  input: forms.forgotInput,
  limits: MANY,
  messages: { unexpected: 'An unexpected error occurred' },
  run: async ({ input, network }) => {
    await mailReset(input.email, network)
    return ok({ email: input.email }, 'If an account exists with that email, instructions have been sent')
  },
})

/** Gives an account another password by the link of its mail, and signs everybody out. */
export const resetPassword = guestAction({
  input: forms.resetInput,
  limits: MANY,
  messages: { unexpected: 'Failed to reset password. The token may be invalid or expired.' },
  run: async ({ input, network }) => {
    await resetByToken({ ...input, network })
    return ok({}, 'You can now sign in with your new password')
  },
})

/** Gives one's own account another password and signs other devices out. Refuses a wrong current one. */
export const changePassword = memberAction({
  input: forms.changePasswordInput,
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ input, member, network }) => {
    await changeOwnPassword({ ...input, memberId: member.id, network })
    return ok({}, 'Your password was changed. Other devices were signed out.')
  },
})

/** Ends the session of this browser; without one there is nothing to do. */
export const signOut = guestAction({
  input: z.object({}),
  limits: MANY,
  messages: { unexpected: 'Failed to sign out' },
  run: async ({ network }) => {
    await closeSession(network)
    return ok({}, 'You have been signed out successfully')
  },
})

/** Ends one of one's own sessions. Refuses one that has ended. */
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

/** Ends all of one's own sessions but the one in use. */
export const endOtherSessions = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ member, network }) =>
    ok({ ended: await closeOtherSessions({ member, network }) }, 'All other sessions were ended'),
})

/** Notes that whoever is signed in knows the password, which counts for an hour. Refuses a wrong one. */
export const proveIdentity = memberAction({
  input: forms.proveInput,
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ input, member, network }) => {
    await proveMember({ password: input.password, memberId: member.id, network })
    return ok({}, 'Thank you. Please continue.')
  },
})

/** The address of a provider's page. Refuses one that is not offered or does not answer. */
export const startSocialSignIn = guestAction({
  input: forms.providerInput,
  // Nothing can be guessed here, but each may ask the provider.
  limits: [{ name: 'social', limit: 120, windowSeconds: 60 }],
  run: async ({ input: { provider, callbackUrl } }) =>
    ok({ url: await startSocial(provider, { callbackUrl, link: false }) }),
})

/** The address of a provider's page, to link an account there to the one in use. Asks for a fresh proof. */
export const startProviderLink = memberAction({
  input: forms.providerInput,
  unverified: 'allowed',
  fresh: true,
  allow: canManageOwnAccount,
  run: async ({ input: { provider, callbackUrl } }) =>
    ok({ url: await startSocial(provider, { callbackUrl, link: true }) }),
})

/** Takes a provider away from one's own account. Asks for a fresh proof, and keeps the last way in. */
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
