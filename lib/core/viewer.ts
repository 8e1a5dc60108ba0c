import type { Role } from '@/lib/generated/prisma/enums'

/** Somebody who is signed in, as the rules see them. Looked up for every request, so a change acts at once. */
export type Member = {
  id: string
  username: string
  /** The address of the member, only where the session knows it; rules never look at it. */
  email?: string
  role: Role
  /** The e-mail address is proved. */
  verified: boolean
  /** A suspended member reads and does nothing else. */
  suspendedUntil: Date | null
  /** The `payments` right, independent of the role. */
  managesPayments: boolean
}

/** Whoever is looking. `null` is a visitor, so that the compiler asks about visitors every time. */
export type Viewer = Member | null

/** Where the write wrapper learns who asks. `lib/auth/viewer.ts` is the one in service; tests bring their own. */
export type ViewerSource = {
  /** Whoever is looking. Memoised per request. */
  findViewer: () => Promise<Viewer>
  /** When this session last proved who it belongs to (password, provider); `null` without a session. */
  findSessionProof: () => Promise<Date | null>
}

/** Moderators and administrators. */
export const isStaff = (viewer: Viewer): viewer is Member => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Whoever has the `payments` right, and administrators. */
export const isPaymentManager = (viewer: Viewer): viewer is Member =>
  viewer !== null && (viewer.managesPayments || viewer.role === 'admin')

/** Whether the member may only read at this moment. */
export const isSuspended = (member: Pick<Member, 'suspendedUntil'>, now = new Date()) =>
  member.suspendedUntil !== null && member.suspendedUntil > now

/**
 * Whether a form or a page is the viewer's own: one that was open while somebody else signed in, here or in another tab, still
 * says whose it is (`sender`, an id). Without one it was made for whoever is signed in.
 */
export const isSentBy = (viewer: Viewer, sender: string | null): boolean =>
  viewer !== null && (!sender || viewer.id === sender)
