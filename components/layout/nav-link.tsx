'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { NavigationHref } from '@/lib/core/navigation'

/**
 * A link of the frame that knows whether it leads to where one is: `aria-current` is `page` on the very page and
 * `true` below it. Lists are prerendered under an internal path, so there the two may differ for one attribute.
 */
export function NavLink({
  href,
  className,
  children,
}: {
  href: NavigationHref
  className?: string
  children: ReactNode
}) {
  const pathname = usePathname()
  const within = href !== '/' && pathname.startsWith(`${href}/`)

  return (
    <Link
      href={href}
      className={className}
      aria-current={pathname === href ? 'page' : within || undefined}
      suppressHydrationWarning
    >
      {children}
    </Link>
  )
}
