import type { Member } from '@/lib/core/viewer'

export const SIGN_IN_FIRST = 'You must be signed in to update your profile'

/** Everybody edits their own profile. The wrapper has asked whether the member may write at all. */
export const canEditOwnProfile = (member: Member) => member.id !== ''
