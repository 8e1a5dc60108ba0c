import { PageFrame } from '@/components/layout/page-frame'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import { LeaveForSignIn } from './leave-for-sign-in'

/**
 * In place of a member's page when the session has ended. The answer has begun by then and can no longer become a
 * redirect, so the page leads on by itself: with scripts at once, without them by a refresh, and there is a link to press.
 */
export function SignedOutPage({ callbackUrl }: { callbackUrl: string }) {
  const href = routes.signInTo(callbackUrl)
  return (
    <PageFrame>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${href}`} />
      </noscript>
      <LeaveForSignIn href={href} />
      <div className="border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">Please sign in</h1>
        <p className="mt-4 max-w-[27.25em] font-reading text-lg text-muted">
          Your session has ended, perhaps in another window. Sign in, and you come back to this page.
        </p>
        <Link href={href} className="button-primary mt-6">
          Sign In
        </Link>
      </div>
    </PageFrame>
  )
}
