'use client'

import { useEffect, useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import {
  register,
  requestPasswordReset,
  resendVerification,
  signIn,
  startSocialSignIn,
  verifyEmailCode,
} from '@/lib/auth/actions'
import { routes } from '@/lib/core/routes'
import { ForgotForm } from './forgot-form'
import { listProviders } from './offered-providers'
import type { AuthView } from './open-sign-in'
import { RegisterForm } from './register-form'
import { SignInForm } from './sign-in-form'
import { type Provider, SocialButtons } from './social-buttons'
import { InboxView } from './verify-screen'
import { announceViewerChange, leaveOthersPage } from './viewer-store'

type AuthViewsProps = { view: AuthView; onView: (view: AuthView) => void; onDone: () => void }

const TABS = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'register', label: 'Register' },
] as const

/** What stands in the dialog: the same forms as on the pages, switched in place. */
export function AuthViews({ view, onView, onDone }: AuthViewsProps) {
  const [sentTo, setSentTo] = useState<{ email: string; wait: number }>()
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const here = location.pathname + location.search

  // Closed, the dialog gives the focus back to what opened it. A Sign In link has gone by then: what stands in its place gets it.
  async function enter() {
    await announceViewerChange()
    if (leaveOthersPage()) return
    onDone()
    // Until the next frame the focus may still be said to be in the closed dialog.
    const at = document.activeElement
    if (!at?.checkVisibility() || at === document.body) document.getElementById('account-button')?.focus()
  }

  useEffect(() => {
    listProviders().then(setProviders)
  }, [])

  if (view === 'verify') {
    return (
      <InboxView
        {...sentTo}
        verifyCode={verifyEmailCode}
        resend={resendVerification}
        onDone={() => onView('sign-in')}
      />
    )
  }
  if (view === 'forgot') {
    return (
      <>
        <ForgotForm action={requestPasswordReset} href={routes.resetPassword} />
        <p className="mt-3 text-center text-sm">
          <button type="button" onClick={() => onView('sign-in')} className="auth-link">
            Back to Sign In
          </button>
        </p>
      </>
    )
  }
  return (
    <>
      <Tabs label="Account" tabs={TABS} value={view} onChange={onView} panel="auth-panel" />
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-panel-${view}`} className="mt-5">
        {view === 'sign-in' ? (
          <SignInForm
            action={signIn}
            callbackUrl={here}
            onDone={({ callbackUrl }) => {
              // An account that was on its way out: the settings say that it stays.
              if (callbackUrl === routes.settingsRestored) location.assign(callbackUrl)
              else enter()
            }}
            forgot={
              <button type="button" onClick={() => onView('forgot')} className="auth-link">
                Forgot password?
              </button>
            }
          />
        ) : (
          <RegisterForm
            action={register}
            callbackUrl={here}
            onDone={(data) => {
              if (data.next === 'signed-in') return enter()
              setSentTo({ email: data.email, wait: data.resendInSeconds })
              onView('verify')
            }}
          />
        )}
        <SocialButtons providers={providers} action={startSocialSignIn} callbackUrl={here} />
      </div>
    </>
  )
}
