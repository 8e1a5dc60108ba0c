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
  const current = pathname === href ? 'page' : within || undefined
  return (
    <Link ref={current && bringIntoStrip} href={href} aria-current={current}>
      {children}
    </Link>
  )
}

/** On a phone the lines are a strip that scrolls: where one is stands in its middle. The page itself stays where it is. */
function bringIntoStrip(link: HTMLAnchorElement | null) {
  const strip = link?.closest('ul')
  if (!link || !strip) return
  const { left, width } = strip.getBoundingClientRect()
  const own = link.getBoundingClientRect()
  strip.scrollLeft += own.left + own.width / 2 - left - width / 2
}
