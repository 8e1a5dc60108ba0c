'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { USERNAME_CONFLICTS } from '@/lib/auth/commands/usernames'
import { memberAction } from '@/lib/core/action'
import { DAY_SECONDS } from '@/lib/core/durations'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { AVATAR_FORM_BYTES } from '@/lib/media/limits'
import { saveAvatar, saveProfile } from './commands'
import { canEditOwnProfile } from './policy'
import { avatarInput, profileInput } from './schema'
import { SIGN_IN_FIRST } from './sentences'

const NOT_UPDATED = 'Failed to update profile'

/** Saves what a member says of themselves. Refuses a name that is taken; thirty a day. */
export const updateProfile = memberAction({
  input: profileInput,
  unverified: 'allowed',
  allow: canEditOwnProfile,
  conflicts: USERNAME_CONFLICTS,
  limits: [{ name: 'profile', limit: 30, windowSeconds: DAY_SECONDS }],
  messages: {
    unauthenticated: SIGN_IN_FIRST,
    unexpected: 'An unexpected error occurred',
  },
  async run({ input, member, network }) {
    for (const tag of await saveProfile({ member, input, network })) updateTag(tag)
    return ok({}, 'Your profile has been successfully updated.')
  },
})

/** Comes by `POST /api/avatar`: the body of an action may not be that large. */
export const uploadAvatar = memberAction({
  input: avatarInput,
  unverified: 'allowed',
  allow: canEditOwnProfile,
  maxBytes: AVATAR_FORM_BYTES,
  limits: [{ name: 'avatar', limit: 20, windowSeconds: DAY_SECONDS }],
  messages: {
    unauthenticated: SIGN_IN_FIRST,
    unexpected: NOT_UPDATED,
  },
  async run({ input, member }) {
    for (const tag of await saveAvatar(member.id, input.file)) expireTag(tag)
    return ok({}, 'Your profile has been successfully updated.')
  },
})

/** Takes one's own picture away. */
export const removeAvatar = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  allow: canEditOwnProfile,
  messages: { unauthenticated: SIGN_IN_FIRST, unexpected: NOT_UPDATED },
  async run({ member }) {
    for (const tag of await saveAvatar(member.id, null)) expireTag(tag)
    return ok({}, 'Your profile has been successfully updated.')
  },
})
