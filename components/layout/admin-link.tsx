'use client'

import { useViewer } from '@/components/auth/viewer-store'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import { NavLink } from './nav-link'

/** The line of the main navigation that only administrators see (specification, section 2). */
export function AdminLink({ plain = false }: { plain?: boolean }) {
  if (!useViewer()?.isAdmin) return null
  return (
    <li>
      {plain ? (
        <Link href={routes.adminUsers}>Admin</Link>
      ) : (
        <NavLink href={routes.adminUsers} area={routes.admin} className="nav-link">
          Admin
        </NavLink>
      )}
    </li>
  )
}
