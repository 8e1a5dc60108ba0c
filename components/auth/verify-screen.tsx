'use client'

import { useState } from 'react'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Proved } from '@/lib/auth/commands/verify'
import { verifyInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ResendForm } from './resend-form'
import { takeLostFocus } from './take-lost-focus'
import { useAccountForm } from './use-account-form'
import { VerifyCodeForm } from './verify-code-form'
import { announceViewerChange } from './viewer-store'

type VerifyActions = {
  verifyCode: FormAction<Proved>
  resend: FormAction<{ resendInSeconds: number }>
}

type InboxViewProps = VerifyActions & {
  email?: string
  /** Where signing in leads after that. */
  callbackUrl?: string
  wait?: number
  codeAnswer?: Result<Proved> | null
  resendAnswer?: Result<{ resendInSeconds: number }> | null
  /** Members can give another address in their settings. */
  isMember?: boolean
  onDone?: () => void
}

/** 'Check your inbox': the mail's link leads on, its code is the alternative, and another mail can be asked for. */
export function InboxView(props: InboxViewProps) {
  const { email, callbackUrl, wait, verifyCode, resend, codeAnswer, resendAnswer, isMember, onDone } = props
  const [done, setDone] = useState<Proved | null>(null)
  if (done) return <VerifiedView callbackUrl={callbackUrl} resetToken={done.resetToken} />
  return (
    <>
      <p className="mb-5">
        {email ? (
          <>
            We sent an email to <strong className="font-semibold break-all">{email}</strong>. Open its link, or type its
            code here.
          </>
        ) : (
          'Open the link in the email we sent you, or type your address and the code here.'
        )}
      </p>
      <VerifyCodeForm
        action={verifyCode}
        answer={codeAnswer}
        email={email}
        onDone={(proved) => {
          announceViewerChange()
          if (onDone && !proved.resetToken) onDone()
          else setDone(proved)
        }}
      />
      <ResendForm action={resend} answer={resendAnswer} email={email} wait={wait} />
      {isMember && (
        <p className="mt-2 text-sm">
          Is this not your address?{' '}
          <Link href={routes.settingsEmail} className="auth-link">
            Use another one
          </Link>
        </p>
      )}
    </>
  )
}

type VerifyLinkViewProps = {
  verify: FormAction<Proved>
  answer: Result<Proved> | null
  token: string
  callbackUrl: string
}

/** Where the mail's link leads. Opening it changes nothing, since mail scanners open links; the button does. */
export function VerifyLinkView({ verify, answer, token, callbackUrl }: VerifyLinkViewProps) {
  const [done, setDone] = useState<Proved | null>(null)
  const { form, pending, status, result } = useAccountForm({
    schema: verifyInput,
    action: verify,
    answer,
    event: 'verify',
    onDone: (proved) => {
      announceViewerChange()
      setDone(proved)
    },
  })
  if (done) return <VerifiedView callbackUrl={callbackUrl} resetToken={done.resetToken} />
  return (
    <form {...form}>
      <input type="hidden" name="token" value={token} />
      <p>Press the button to confirm that this address is yours.</p>
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Verifying..." className="mt-1 w-full">
        Verify Email
      </SubmitButton>
      {result && !result.ok && (
        <p className="mt-4 text-sm">
          <Link href={routes.verifyEmail} className="auth-link">
            Request a new verification link
          </Link>
        </p>
      )}
    </form>
  )
}

type VerifiedViewProps = {
  /** Where the browser was when its owner registered. */
  callbackUrl?: string
  /** Chooses a password, where the address was registered more than once and none stayed. */
  resetToken?: string | undefined
}

export function VerifiedView({ callbackUrl = '/', resetToken }: VerifiedViewProps) {
  return (
    <div ref={takeLostFocus} tabIndex={-1} role="status" className="outline-none">
      <p className="font-semibold text-success">Email verified</p>
      <p className="mt-2">
        {resetToken
          ? 'This address was registered more than once, so no password was kept. Choose one to sign in.'
          : 'Your account is ready. You can comment, reply and write.'}
      </p>
      <Link
        href={resetToken ? routes.resetPasswordBy(resetToken) : routes.signInTo(callbackUrl)}
        className="button-primary mt-6 w-full"
      >
        {resetToken ? 'Choose a New Password' : 'Continue'}
      </Link>
    </div>
  )
}
