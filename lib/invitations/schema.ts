import { z } from 'zod'
import { addressInput } from '@/lib/auth/schema'
import { formatCount } from '@/lib/core/format-count'
import { ROLES, reason } from '@/lib/users/schema'

export const INVITATION_MESSAGE_LIMIT = 1000

/** The specification's fields and sentences, section 5. */
export const inviteInput = z.object({
  email: addressInput.shape.email,
  role: z.enum(ROLES, 'Please choose a role').default('user'),
  message: z
    .string()
    .trim()
    .max(INVITATION_MESSAGE_LIMIT, `Please use at most ${formatCount(INVITATION_MESSAGE_LIMIT)} characters`)
    .transform((text) => text || null)
    .optional(),
})

const id = z.uuid('This invitation no longer exists')

export const invitationInput = z.object({ id })

export const revokeInput = z.object({ id, reason: reason.optional() })
