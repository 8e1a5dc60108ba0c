import { z } from 'zod'
import { resendInput, username } from '@/lib/auth/schema'

/** The roles in the order of what they may do. */
export const ROLES = ['user', 'moderator', 'admin'] as const
export type RoleName = (typeof ROLES)[number]

const id = z.uuid('This person no longer exists')
const role = z.enum(ROLES, 'Please choose a role')

/** Somebody who came through a provider may have no address; the field is empty then. */
const email = z.preprocess((typed) => (typed === '' ? undefined : typed), resendInput.shape.email.optional())

/** `version` is that of the profile when the form was shown. */
export const editUserInput = z.object({ id, version: z.coerce.number().int().min(1), username, email, role })

export const changeRoleInput = z.object({ id, role })

export const deleteUserInput = z.object({
  id,
  texts: z.enum(['keep', 'remove'], 'Please choose what becomes of the texts'),
})

export const userInput = z.object({ id })
