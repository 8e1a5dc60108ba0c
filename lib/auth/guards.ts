import 'server-only'
import { redirect } from 'next/navigation'
import { routes } from '@/lib/core/routes'
import { isPaymentManager, isStaff, type Member } from '@/lib/core/viewer'
import { toCallbackPath } from './schema'
import { findViewer } from './viewer'

/** A signed-in person without the right. The page shows 'Access Denied' and loads nothing else. */
type Denied = 'denied'

/** The member who looks; a visitor is sent to sign in and comes back to `callbackUrl`. */
export async function requireMember(callbackUrl?: string): Promise<Member> {
  const viewer = await findViewer()
  return viewer ?? redirect(routes.signInTo(toCallbackPath(callbackUrl)))
}

/** A moderator or an administrator. */
export async function requireStaff(callbackUrl?: string): Promise<Member | Denied> {
  const member = await requireMember(callbackUrl)
  return isStaff(member) ? member : 'denied'
}

/** An administrator. */
export async function requireAdmin(callbackUrl?: string): Promise<Member | Denied> {
  const member = await requireMember(callbackUrl)
  return member.role === 'admin' ? member : 'denied'
}

/** Whoever looks after payments. */
export async function requirePaymentManager(callbackUrl?: string): Promise<Member | Denied> {
  const member = await requireMember(callbackUrl)
  return isPaymentManager(member) ? member : 'denied'
}

/** What a route handler answers to somebody without the right. */
export const accessDeniedAnswer = () =>
  new Response('Access Denied', { status: 403, headers: { 'Cache-Control': 'private, no-store' } })
