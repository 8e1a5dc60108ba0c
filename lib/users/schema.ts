import { z } from 'zod'
import { resendInput, username } from '@/lib/auth/schema'

/** The roles in the order of what they may do. */
export const ROLES = ['user', 'moderator', 'admin'] as const
export type RoleName = (typeof ROLES)[number]

const id = z.uuid('This person no longer exists')
/** Why an act was done, for the audit log; a blank one is none. */
export const reason = z
  .string()
  .trim()
  .max(1000, 'Please use at most 1,000 characters')
  .transform((text) => text || undefined)

const role = z.enum(ROLES, 'Please choose a role')

/** Somebody who came through a provider may have no address; the field is empty then. */
const email = z.preprocess((typed) => (typed === '' ? undefined : typed), resendInput.shape.email.optional())

/** `version` is that of the profile when the form was shown. */
export const editUserInput = z.object({
  id,
  version: z.coerce.number().int().min(1),
  username,
  email,
  role,
  /** Whether they have the `payments` right; absent where it is not to be changed. */
  payments: z.enum(['yes', 'no'], 'Please choose').optional(),
  /** Needed for another role or right. */
  reason: reason.optional(),
})

/** What is said about the reason of an act that is not done without one. */
export const REASON_MISSING = 'Please give a reason'
const neededReason = z.string(REASON_MISSING).pipe(reason).refine(Boolean, REASON_MISSING)

export const changeRoleInput = z.object({ id, role, reason: neededReason })

export const deleteUserInput = z.object({
  id,
  texts: z.enum(['keep', 'remove'], 'Please choose what becomes of the texts'),
  reason: neededReason,
})

export const userInput = z.object({ id })

export const endSessionsInput = z.object({ id, reason: reason.optional() })
