import { z } from 'zod'
import { username } from '@/lib/auth/schema'
import { pictureFile } from '@/lib/media/schema'

export const FULL_NAME_LIMIT = 100
export const BIO_LIMIT = 500

const optionalText = (limit: number, what: string) =>
  z
    .string()
    .trim()
    .max(limit, `${what} can have at most ${limit} characters`)
    .transform((text) => text || null)

/** The specification's fields. `version` is that of the profile when the form was filled in. */
export const profileInput = z.object({
  username,
  full_name: optionalText(FULL_NAME_LIMIT, 'Full name'),
  bio: optionalText(BIO_LIMIT, 'Bio'),
  /** A checkbox: absent when it is not ticked. */
  isPublic: z.literal('on').optional().transform(Boolean),
  version: z.coerce.number().int().min(1),
})

export type ProfileInput = z.output<typeof profileInput>

/** How large it may be is asked where it is stored. */
export const avatarInput = z.object({ file: pictureFile })
