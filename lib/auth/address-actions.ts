'use server'
import { z } from 'zod'
import { memberAction } from '@/lib/core/action'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { mailNewAddress, withdrawAddress } from './commands/address'
import { RESEND_SECONDS } from './commands/mail-limit'
import { canManageOwnAccount } from './policy'
import { addressInput } from './schema'

/** Mails a link that puts this address in place of the one in use. Asks for a fresh proof; five an hour. */
export const addAddress = memberAction({
  input: addressInput,
  unverified: 'allowed',
  // A first address takes nothing away, and who has none came by a provider and may have no password to give again.
  fresh: (_input, _subject, { email }) => email !== undefined,
  allow: canManageOwnAccount,
  limits: [{ name: 'add-address', limit: 5, windowSeconds: HOUR_SECONDS }],
  run: async ({ input, member }) => {
    await mailNewAddress(member, input.email)
    return ok({ resendInSeconds: RESEND_SECONDS }, 'Please check your inbox for the verification link')
  },
})

/** Asks for no password: it takes a way away that only the one in use gives, and whoever did not ask for it is in a hurry. */
export const cancelAddress = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: canManageOwnAccount,
  run: async ({ member, network }) => {
    await withdrawAddress({ member, network })
    return ok({}, 'The change was cancelled. Your address stays as it is.')
  },
})
