'use client'

import Link from 'next/link'
import { useViewer } from '@/components/auth/viewer-store'
import { routes } from '@/lib/core/routes'
import { NavLink } from './nav-link'

/** The line of the main navigation that only administrators see (specification, section 2). */
export function AdminLink({ plain = false }: { plain?: boolean }) {
  if (!useViewer()?.isAdmin) return null
  return (
    <li>
      {plain ? (
        <Link href={routes.adminUsers} prefetch={false}>
          Admin
        </Link>
      ) : (
        <NavLink href={routes.adminUsers} prefetch={false} className="nav-link">
          Admin
        </NavLink>
      )}
    </li>
  )
}
