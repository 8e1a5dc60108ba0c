'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type AdminNavLinkProps = { href: Route; exact: boolean; children: ReactNode }

/** A line of the administration's navigation: `page` on the very page, `true` below it unless only the page counts. */
export function AdminNavLink({ href, exact, children }: AdminNavLinkProps) {
  const pathname = usePathname()
  const within = !exact && pathname.startsWith(`${href}/`)
  return (
    <Link href={href} aria-current={pathname === href ? 'page' : within || undefined}>
      {children}
    </Link>
  )
}
