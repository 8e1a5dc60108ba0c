import { AppError } from '@/lib/core/app-error'
import type { Member, Viewer } from '@/lib/core/viewer'

/** Most drafts of one member; the oldest are removed by time, none silently by number. */
export const MOST_DRAFTS = 200

/**
 * Whether it is their text: a page that was open while somebody else signed in still looks after that of its own reader, whose
 * id it says (`owner`; null where the request itself was made for whoever is signed in).
 */
export const isOwner = (viewer: Viewer, owner: string | null): boolean =>
  viewer !== null && (owner === null || viewer.id === owner)

/** @throws AppError 'forbidden' where the text is somebody else's. */
export function requireOwner(member: Member, owner: string | null): void {
  if (!isOwner(member, owner)) throw new AppError('forbidden', 'Somebody else is signed in now.')
}

/** Drafts are one's own by their key; whoever is signed in keeps some, also before the address is proved. */
export const canKeepDrafts = (_member: Member) => true
