'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { Link } from '@/components/ui/link'
import type { NavigationHref } from '@/lib/core/navigation'
import { toPublicPath } from '@/lib/core/public-path'

type NavLinkProps = {
  href: NavigationHref
  /** The path below which the link counts as the current one, where that is not its own. */
  area?: string
  className?: string
  children: ReactNode
}

/**
 * A link of the frame that knows whether it leads to where one is: `aria-current` is `page` on the very page and
 * `true` below it. The shell of a route whose slug is not known yet has no address; there the link is a plain one.
 */
export function NavLink({ area, ...link }: NavLinkProps) {
  return (
    <Suspense fallback={<Link {...link} />}>
      <LocatedLink area={area} {...link} />
    </Suspense>
  )
}

/**
 * A list with a query is prerendered under an internal path, so its HTML says `true` where the browser would say
 * `page`; React need not warn about that.
 */
function LocatedLink({ href, area = href, ...rest }: NavLinkProps) {
  const pathname = toPublicPath(usePathname())
  const within = area !== '/' && `${pathname}/`.startsWith(`${area}/`)

  return (
    <Link
      href={href}
      aria-current={pathname === href ? 'page' : within || undefined}
      suppressHydrationWarning
      {...rest}
    />
  )
}
