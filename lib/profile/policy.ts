import type { Member } from '@/lib/core/viewer'

/** Everybody edits their own profile. The wrapper has asked whether the member may write at all. */
export const canEditOwnProfile = (member: Member) => member.id !== ''
