'use client'

import { useState } from 'react'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { verifyInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ResendForm } from './resend-form'
import { useAccountForm } from './use-account-form'
import { VerifyCodeForm } from './verify-code-form'
import { announceViewerChange } from './viewer-store'

type VerifyActions = {
  verifyCode: FormAction<object>
  resend: FormAction<{ resendInSeconds: number }>
}

type InboxViewProps = VerifyActions & {
  email?: string
  /** Where signing in leads after that. */
  callbackUrl?: string
  wait?: number
  codeAnswer?: Result<object> | null
  resendAnswer?: Result<{ resendInSeconds: number }> | null
  /** Members can give another address in their settings. */
  isMember?: boolean
  onDone?: () => void
}

/** 'Check your inbox': the mail's link leads on, its code is the alternative, and another mail can be asked for. */
export function InboxView(props: InboxViewProps) {
  const { email, callbackUrl, wait, verifyCode, resend, codeAnswer, resendAnswer, isMember, onDone } = props
  const [done, setDone] = useState(false)
  if (done) return <VerifiedView callbackUrl={callbackUrl} />
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
        onDone={() => {
          announceViewerChange()
          if (onDone) onDone()
          else setDone(true)
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
  verify: FormAction<{ username?: string }>
  answer: Result<object> | null
  token: string
  callbackUrl: string
}

/** Where the mail's link leads. Opening it changes nothing, since mail scanners open links; the button does. */
export function VerifyLinkView({ verify, answer, token, callbackUrl }: VerifyLinkViewProps) {
  const [done, setDone] = useState(false)
  const { form, pending, status, result } = useAccountForm({
    schema: verifyInput,
    action: verify,
    answer: answer as Result<{ username?: string }> | null,
    event: 'verify',
    onDone: () => {
      announceViewerChange()
      setDone(true)
    },
  })
  if (done) return <VerifiedView callbackUrl={callbackUrl} />
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

/** `callbackUrl` is where the browser was when its owner registered. */
export function VerifiedView({ callbackUrl = '/' }: { callbackUrl?: string }) {
  return (
    <div role="status">
      <p className="font-semibold text-success">Email verified</p>
      <p className="mt-2">Your account is ready. You can comment, reply and write.</p>
      <Link href={routes.signInTo(callbackUrl)} className="button-primary mt-6 w-full">
        Continue
      </Link>
    </div>
  )
}
