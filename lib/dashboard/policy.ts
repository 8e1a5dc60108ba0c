import type { Member } from '@/lib/core/viewer'

/** Everybody marks what they have seen for themselves. The wrapper has asked whether the member may write at all. */
export const canMarkNewSeen = (member: Member) => member.id !== ''
