import 'server-only'
import { cookies } from 'next/headers'
import { isStaff, type Member } from '@/lib/core/viewer'
import { findSession } from './session'
import { clearSessionCookie, HINT_COOKIE } from './session-cookie'

/** What static pages learn about whoever looks at them. */
export type ViewerAnswer = {
  viewer:
    | (Pick<Member, 'username' | 'role' | 'verified' | 'managesPayments'> & {
        /** The full name, else the username. */
        name: string
        email: string | null
        avatar: string | null
        isStaff: boolean
        isAdmin: boolean
        unread: number
      })
    | null
}

/** Answers `/api/viewer` with one query, or none for a visitor. Takes the cookies of a session that has ended. */
export async function answerViewer(): Promise<ViewerAnswer> {
  const session = await findSession()
  if (!session) {
    const jar = await cookies()
    if (jar.has(HINT_COOKIE)) clearSessionCookie(jar)
    return { viewer: null }
  }
  const { userId: id, username, fullName, email, avatar, role, verified, managesPayments, suspendedUntil } = session
  const member = { id, username, role, verified, managesPayments, suspendedUntil }
  return {
    viewer: {
      username,
      name: fullName ?? username,
      email,
      avatar,
      role,
      verified,
      isStaff: isStaff(member),
      isAdmin: role === 'admin',
      managesPayments,
      unread: 0,
    },
  }
}
