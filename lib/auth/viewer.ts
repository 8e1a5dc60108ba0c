import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { Member, Viewer, ViewerSource } from '@/lib/core/viewer'
import { findSession } from './session'
import type { SessionView } from './session-queries'

/** Whoever is looking, once per request; a change of role, a suspension or an ended session shows at once. */
export async function findViewer(): Promise<Viewer> {
  const session = await findSession()
  return session && toMember(session)
}

/**
 * Who is looking, for a frame around a page; undefined when it cannot be found out. The page then fails by itself, and its part of
 * the site says so in words of its own.
 */
export async function peekViewer(): Promise<Viewer | undefined> {
  return findViewer().catch((error: unknown) => {
    unstable_rethrow(error)
    return undefined
  })
}

/** When this session last proved who it belongs to; null without a session. */
export async function findSessionProof(): Promise<Date | null> {
  return (await findSession())?.provedAt ?? null
}

/** The seam of the write wrapper. */
export const viewerSource: ViewerSource = { findViewer, findSessionProof }

const toMember = ({
  userId,
  username,
  email,
  role,
  verified,
  suspendedUntil,
  managesPayments,
}: SessionView): Member => ({
  id: userId,
  username,
  ...(email === null ? {} : { email }),
  role,
  verified,
  suspendedUntil,
  managesPayments,
})
