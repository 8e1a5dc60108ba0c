import type { Member } from '@/lib/core/viewer'

/** Password, address, ways to sign in: everybody's own. The wrapper has asked whether the member may write at all. */
export const canManageOwnAccount = (member: Member) => member.id !== ''

/** Sessions are seen and ended by whoever they belong to. */
export const canEndSession = (member: Member, session: { userId: string }) => session.userId === member.id
