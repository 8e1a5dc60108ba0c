'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import { showToast } from '@/components/ui/toast'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { forgetProvider } from './greet'
import { type SignedIn, SignInForm } from './sign-in-form'
import { type Provider, SocialButtons } from './social-buttons'
import { announceViewerChange } from './viewer-store'

type SignInScreenProps = {
  signIn: FormAction<SignedIn>
  startSocial: FormAction<{ url: string }>
  answer: Result<SignedIn> | null
  /** Why a provider sent the visitor back. */
  problem: string | null
  providers: readonly Provider[]
  callbackUrl: string
}

/** What stands on /sign-in. */
export function SignInScreen({ signIn, startSocial, answer, problem, providers, callbackUrl }: SignInScreenProps) {
  const router = useRouter()

  useEffect(() => {
    if (!problem) return
    forgetProvider()
    showToast({ id: 'account-sign-in', kind: 'error', title: 'Sign in failed', description: problem })
  }, [problem])

  return (
    <>
      {problem && (
        <p className="mb-5 border-l-2 border-danger pl-3 text-sm">
          <strong className="font-semibold text-danger">Sign in failed.</strong> {problem}
        </p>
      )}
      <SignInForm
        action={signIn}
        answer={answer}
        callbackUrl={callbackUrl}
        onDone={(data) => {
          announceViewerChange()
          // The server gives a path of this site.
          router.replace(data.callbackUrl as Route)
        }}
        forgot={
          <Link href={routes.resetPassword} className="auth-link">
            Forgot password?
          </Link>
        }
      />
      <SocialButtons providers={providers} action={startSocial} callbackUrl={callbackUrl} />
    </>
  )
}
