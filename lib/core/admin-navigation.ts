import { routes } from './routes'
import { isPaymentManager, isStaff, type Member } from './viewer'

/** Who may enter a page of the administration. */
export type AdminRight = 'staff' | 'admin' | 'payments' | 'member'

export type AdminLink = { label: string; href: AdminHref; right: AdminRight }

type AdminHref = Extract<(typeof routes)[keyof typeof routes], `/admin${string}`>

/** The left navigation below /admin, in its order. A page joins the list on the day it exists. */
export const adminLinks: readonly AdminLink[] = [
  { label: 'Overview', href: routes.admin, right: 'staff' },
  { label: 'Moderation', href: routes.adminModeration, right: 'staff' },
  { label: 'Posts', href: routes.adminBlog, right: 'member' },
  { label: 'News', href: routes.adminNews, right: 'staff' },
  { label: 'Users', href: routes.adminUsers, right: 'admin' },
  { label: 'Products', href: routes.adminProducts, right: 'admin' },
  { label: 'Payments', href: routes.adminPayments, right: 'payments' },
  { label: 'Newsletter', href: routes.adminNewsletter, right: 'admin' },
  { label: 'Audit log', href: routes.adminAudit, right: 'admin' },
]

/** Whether the member may enter a page of this kind (design, section 7). The page asks for itself as well. */
export function canEnterAdmin(member: Member, right: AdminRight): boolean {
  if (right === 'member') return true
  if (right === 'payments') return isPaymentManager(member)
  return right === 'admin' ? member.role === 'admin' : isStaff(member)
}

/** What the navigation shows to a member; empty for somebody who only has posts of their own, which need no frame. */
export function adminLinksOf(member: Member): readonly AdminLink[] {
  const links = adminLinks.filter(({ right }) => canEnterAdmin(member, right))
  return links.some(({ right }) => right !== 'member') ? links : []
}
