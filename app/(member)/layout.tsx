import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { OtherAccount } from '@/components/auth/other-account'
import { SignedOutPage } from '@/components/auth/signed-out-page'
import { toCallbackPath } from '@/lib/auth/schema'
import { HINT_COOKIE } from '@/lib/auth/session-cookie'
import { peekViewer } from '@/lib/auth/viewer'
import { OWN_PAGES } from '@/lib/core/own-pages'
import { PAGE_PATH_HEADER } from '@/lib/core/page-path'
import { routes } from '@/lib/core/routes'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Rendered whole for each request: what stands here is for whoever is signed in at this moment. */
export const instant = false

/**
 * `middleware.ts` only sees that there is a session cookie. Somebody whose session has ended meanwhile is led to the
 * sign-in page from here; the profile has words of its own for them. Signing out in this very browser, which the hint
 * goes with, leads elsewhere by itself: an own page made anew in that answer would lead to the sign-in page and back, and
 * which of the two the browser comes to would be chance.
 */
export default async function MemberLayout({ children }: LayoutProps<'/'>) {
  const [sent, jar, viewer] = await Promise.all([headers(), cookies(), peekViewer()])
  const path = sent.get(PAGE_PATH_HEADER)
  if (viewer !== null || !path) {
    return (
      <>
        <OtherAccount />
        {children}
      </>
    )
  }
  const isSignedOutHere = !jar.get(HINT_COOKIE)?.value
  if (isSignedOutHere && sent.has('next-action') && OWN_PAGES.some((page) => path.startsWith(page))) return null
  if (isSignedOutHere || path.startsWith(routes.profile)) return children
  return <SignedOutPage callbackUrl={toCallbackPath(path)} />
}
