import type { Member } from '@/lib/core/viewer'

/** Saving is for everybody who is signed in (design, section 7). */
export const canSave = (_member: Member): boolean => true

/** What somebody saved is nobody else's. */
export const canChangeSaved = (member: Member, item: { userId: string }): boolean => item.userId === member.id
