import type { Member } from '@/lib/core/viewer'

/** Everybody may take their data along. The wrapper has asked whether the member may write at all. */
export const canExportOwnData = (member: Member) => member.id !== ''

/** The administrator that the site began with stays (specification, section 8). */
export const canDeleteOwnAccount = (member: Member, account: { id: string; protected: boolean }) =>
  account.id === member.id && !account.protected
