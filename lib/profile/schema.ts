import { z } from 'zod'
import { FULL_NAME_LIMIT, toFullName } from '@/lib/auth/full-name'
import { username } from '@/lib/auth/schema'
import { speaksForSite } from '@/lib/auth/username'
import { rawText } from '@/lib/core/raw-text'
import { pictureFile } from '@/lib/media/schema'

export const BIO_LIMIT = 500

const NAME_TOO_LONG = `Full name can have at most ${FULL_NAME_LIMIT} characters`

const fullName = rawText(FULL_NAME_LIMIT, NAME_TOO_LONG)
  .transform(toFullName)
  .pipe(
    z
      .string()
      .max(FULL_NAME_LIMIT, NAME_TOO_LONG)
      .refine((name) => !speaksForSite(name), 'This name is kept for the site')
      .nullable(),
  )

const bio = z
  .string()
  .trim()
  .max(BIO_LIMIT, `Bio can have at most ${BIO_LIMIT} characters`)
  // Lines stay as they are written; a page of blank ones says nothing.
  .transform((text) => text.replace(/(?:[^\S\n]*\n){3,}/g, '\n\n') || null)

/** The specification's fields. `version` is that of the profile when the form was filled in. */
export const profileInput = z.object({
  username,
  full_name: fullName,
  bio,
  /** A checkbox: absent when it is not ticked. */
  isPublic: z.literal('on').optional().transform(Boolean),
  version: z.coerce.number().int().min(1),
})

export type ProfileInput = z.output<typeof profileInput>

/** How large it may be is asked where it is stored. */
export const avatarInput = z.object({ file: pictureFile })
