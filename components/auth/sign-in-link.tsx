'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { AUTH_PATHS } from '@/lib/core/own-pages'
import { routes } from '@/lib/core/routes'
import { openSignIn, signInHere } from './open-sign-in'

type SignInLinkProps = {
  className?: string
  /** Leads elsewhere than to the sign-in page that returns here. */
  href?: string
  children: ReactNode
}

/**
 * A link to the sign-in page that opens the dialog over the page instead, when scripts run and no modifier key asks for
 * a tab of its own. The shell of a route whose slug is not known yet has no address; there the link is a plain one, and
 * the sign-in page returns to the referring page.
 */
export function SignInLink(props: SignInLinkProps) {
  return (
    <Suspense fallback={<a {...props} href={props.href ?? routes.signIn} />}>
      <LocatedLink {...props} />
    </Suspense>
  )
}

function LocatedLink({ children, className, href: given }: SignInLinkProps) {
  const path = usePathname()
  // A list with a query is prerendered under an internal path, which is nobody's address.
  const here = path.startsWith('/lists/') || isAuthPath(path) ? routes.signIn : routes.signInTo(path)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget
    if (!given && !isAuthPath(location.pathname)) link.href = signInHere()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isAuthPath(location.pathname)) return
    event.preventDefault()
    link.closest('dialog')?.close()
    openSignIn()
  }

  return (
    <a href={given ?? here} data-live="" onClick={press} suppressHydrationWarning className={className}>
      {children}
    </a>
  )
}

const isAuthPath = (path: string) => AUTH_PATHS.includes(path)
