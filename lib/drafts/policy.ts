import type { Member } from '@/lib/core/viewer'

/** Most drafts of one member; the oldest are removed by time, none silently by number. */
export const MOST_DRAFTS = 200

/** Drafts are one's own by their key; whoever is signed in keeps some, also before the address is proved. */
export const canKeepDrafts = (_member: Member) => true
