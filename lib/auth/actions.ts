'use server'
import { z } from 'zod'
import { guestAction, memberAction } from '@/lib/core/action'
import { AppError } from '@/lib/core/app-error'
import { ok } from '@/lib/core/result'
import * as form from './schema'

const soon = () => new AppError('unexpected', 'Not finished yet.')
const later = (value: boolean) => {
  if (value) throw soon()
}
const limits = [{ name: 'auth', limit: 1000, windowSeconds: 60 }] as const

export const signIn = guestAction({
  input: form.signInInput,
  limits,
  run: async ({ input }) => {
    later(true)
    return ok({ callbackUrl: input.callbackUrl })
  },
})
export const register = guestAction({
  input: form.registerInput,
  limits,
  run: async ({ input }) => {
    later(true)
    const data:
      | { next: 'verify'; email: string; resendInSeconds: number }
      | { next: 'signed-in'; callbackUrl: string } = { next: 'verify', email: input.email, resendInSeconds: 60 }
    return ok<typeof data>(data)
  },
})
export const checkUsername = guestAction({
  input: form.usernameInput,
  limits,
  run: async () => ok({ available: true }),
})
export const checkAdminSetup = guestAction({
  input: form.adminSetupInput,
  limits,
  run: async () => ok({ offered: false }),
})
export const verifyEmail = guestAction({
  input: form.verifyInput,
  limits,
  run: async () => {
    later(true)
    return ok<{ username?: string }>({})
  },
})
export const verifyEmailCode = guestAction({
  input: form.verifyCodeInput,
  limits,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const resendVerification = guestAction({
  input: form.resendInput,
  limits,
  run: async () => {
    later(true)
    return ok({ resendInSeconds: 60 })
  },
})
export const requestPasswordReset = guestAction({
  input: form.forgotInput,
  limits,
  run: async ({ input }) => {
    later(true)
    return ok({ email: input.email })
  },
})
export const resetPassword = guestAction({
  input: form.resetInput,
  limits,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const changePassword = memberAction({
  input: form.changePasswordInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const signOut = guestAction({
  input: z.object({}),
  limits,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const endSession = memberAction({
  input: form.sessionInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const endOtherSessions = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({ ended: 0 })
  },
})
export const proveIdentity = memberAction({
  input: form.proveInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const startSocialSignIn = guestAction({
  input: form.providerInput,
  limits,
  run: async () => {
    later(true)
    return ok({ url: '' })
  },
})
export const startProviderLink = memberAction({
  input: form.providerInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({ url: '' })
  },
})
export const unlinkProvider = memberAction({
  input: form.providerInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({})
  },
})
export const addAddress = memberAction({
  input: form.addressInput,
  unverified: 'allowed',
  allow: () => true,
  run: async () => {
    later(true)
    return ok({})
  },
})
