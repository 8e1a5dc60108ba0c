'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ResetForm } from './reset-form'
import { takeLostFocus } from './take-lost-focus'
import { announceViewerChange } from './viewer-store'

const RETURN_MS = 2000

type ResetScreenProps = { reset: FormAction<object>; answer: Result<object> | null; token: string }

/** Where the mail's link leads: a new password, then back to signing in. */
export function ResetScreen({ reset, answer, token }: ResetScreenProps) {
  const [done, setDone] = useState(false)
  if (done) return <ResetDoneView />

  function finish() {
    // Every session has ended with the old password, this browser's as well.
    announceViewerChange()
    setDone(true)
  }

  return <ResetForm action={reset} answer={answer} token={token} onDone={finish} />
}

/** Leads to the sign-in page by itself after two seconds, also without scripts. */
export function ResetDoneView() {
  const router = useRouter()

  useEffect(() => {
    const timer = setTimeout(() => router.push(routes.signIn), RETURN_MS)
    return () => clearTimeout(timer)
  }, [router])

  return (
    <div ref={takeLostFocus} tabIndex={-1} role="status" className="outline-none">
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${routes.signIn}`} />
      </noscript>
      <p className="font-semibold text-success">Password reset successful</p>
      <p className="mt-2">You can now sign in with your new password</p>
      <Link href={routes.signIn} className="button-primary mt-6 w-full">
        Sign In
      </Link>
    </div>
  )
}
