import 'server-only'
import { cookies } from 'next/headers'
import { isStaff, isSuspended, type Member } from '@/lib/core/viewer'
import { clearSessionCookie, HINT_COOKIE, readSessionSecret } from './session-cookie'
import { findOpenSession, wasRenewed } from './session-queries'

/** What static pages learn about whoever looks at them. */
export type ViewerSummary = Pick<Member, 'id' | 'username' | 'role' | 'verified' | 'managesPayments'> & {
  /** The full name, else the username. */
  name: string
  email: string | null
  avatar: string | null
  isStaff: boolean
  isAdmin: boolean
  /** The day in ISO 8601 until which they only read; null for whoever may write. */
  suspendedUntil: string | null
  /** Notices not read yet; a hundred stands for more. */
  unread: number
}

/** Who is looking, with one query, or none for a visitor. Takes the cookies of a session that has ended. */
export async function answerViewer(): Promise<ViewerSummary | null> {
  const jar = await cookies()
  const secret = await readSessionSecret(jar)
  const session = secret ? await findOpenSession(secret, { countUnread: true }) : null
  if (!session) {
    if (jar.has(HINT_COOKIE) && !(secret && (await wasRenewed(secret)))) clearSessionCookie(jar)
    return null
  }
  const { userId: id, username, fullName, email, avatar, role, verified, managesPayments, suspendedUntil } = session
  const member = { id, username, role, verified, managesPayments, suspendedUntil }
  return {
    id,
    username,
    name: fullName ?? username,
    email,
    avatar,
    role,
    verified,
    isStaff: isStaff(member),
    isAdmin: role === 'admin',
    managesPayments,
    suspendedUntil: suspendedUntil && isSuspended(member) ? suspendedUntil.toISOString() : null,
    unread: session.unread,
  }
}
