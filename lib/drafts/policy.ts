import { AppError } from '@/lib/core/app-error'
import { isSentBy, type Member } from '@/lib/core/viewer'

/** Most drafts of one member; the oldest are removed by time, none silently by number. */
export const MOST_DRAFTS = 200

/** @throws AppError 'forbidden' where the text is somebody else's. */
export function requireOwner(member: Member, owner: string | null): void {
  if (!isSentBy(member, owner)) throw new AppError('forbidden', 'Somebody else is signed in now.')
}

/** Drafts are one's own by their key; whoever is signed in keeps some, also before the address is proved. */
export const canKeepDrafts = (_member: Member) => true
