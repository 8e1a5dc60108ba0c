'use server'
import * as actions from '@/lib/auth/actions'
import * as address from '@/lib/auth/address-actions'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { keepPending } from './auth-request'

/** The actions of these pages, so that they also answer a form that was posted without scripts. */

export const signIn = nativePost(actions.signIn, {
  form: 'sign-in',
  page: routes.signIn,
  next: ({ callbackUrl }) => callbackUrl,
})

export const startSocialSignIn = nativePost(actions.startSocialSignIn, {
  form: 'social',
  page: routes.signIn,
  next: ({ url }) => url,
})

export const register = nativePost(actions.register, {
  form: 'register',
  page: routes.register,
  next: (data) => (data.next === 'verify' ? routes.verifyEmail : data.callbackUrl),
  after: async (data) => {
    if (data.next === 'verify') await keepPending(data)
  },
})

export const verifyEmail = nativePost(actions.verifyEmail, {
  form: 'verify',
  page: routes.verifyEmail,
})

export const verifyEmailCode = nativePost(actions.verifyEmailCode, {
  form: 'verify',
  page: routes.verifyEmail,
})

export const resendVerification = nativePost(actions.resendVerification, {
  form: 'resend',
  page: routes.verifyEmail,
})

export const addAddress = nativePost(address.addAddress, {
  form: 'address',
  page: routes.verifyEmail,
})

export const requestPasswordReset = nativePost(actions.requestPasswordReset, {
  form: 'forgot',
  page: routes.resetPassword,
})

export const resetPassword = nativePost(actions.resetPassword, {
  form: 'reset',
  page: routes.resetPassword,
})
