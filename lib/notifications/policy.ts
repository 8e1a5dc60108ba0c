import type { Member } from '@/lib/core/viewer'

/** Notices are their recipient's alone. */
export const canMarkNotice = (member: Member, notice: { userId: string }) => notice.userId === member.id

/** Everybody's own list. */
export const canMarkOwnNotices = (member: Member) => member.id !== ''
