'use client'

import { useEffect, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { resendInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { resendLabel, secondsLeft } from './countdown'
import { useAccountForm } from './use-account-form'

type Resent = { resendInSeconds: number }

type ResendFormProps = {
  action: FormAction<Resent>
  answer?: Result<Resent> | null
  email?: string
  /** Seconds until the server sends another one, as it said last. */
  wait?: number
}

const KEY = 'resend-after'

/**
 * Asks for another mail. The seconds count down across reloads and tabs; without scripts the button is always there, and
 * the server refuses what comes too soon.
 */
export function ResendForm({ action, answer, email, wait = 0 }: ResendFormProps) {
  const [left, count] = useCountdown(wait)
  const { form, field, pending, status } = useAccountForm({
    schema: resendInput,
    action,
    answer,
    event: 'resend',
    onDone: ({ resendInSeconds }) => count(resendInSeconds),
  })
  const { error, ...address } = field('email')
  const told = error ?? status.message ?? (answer?.ok ? 'Please check your inbox for the verification link' : undefined)

  return (
    <form {...form} className="mt-6 border-t border-line pt-4">
      {email ? (
        <input type="hidden" {...address} defaultValue={email} />
      ) : (
        <FormField label="Email" type="email" autoComplete="username" required error={error} {...address} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">Nothing there? Look in the spam folder, or</p>
        <SubmitButton
          pending={pending}
          busy="Sending..."
          variant="outline"
          size="small"
          disabled={left > 0}
          className="min-w-36 tabular-nums"
        >
          {resendLabel(left)}
        </SubmitButton>
      </div>
      <p role="status" className={`mt-1 min-h-5 text-sm ${error || status.message ? 'text-danger' : 'text-muted'}`}>
        {email || !error ? told : null}
      </p>
    </form>
  )
}

/** Seconds left until a moment that this browser remembers, and the way to set it anew. */
function useCountdown(first: number) {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    const kept = Number(recall())
    setUntil(first > 0 ? Math.max(kept, Date.now() + first * 1000) : kept)
  }, [first])

  useEffect(() => {
    if (!until) return
    remember(until)
    const tick = () => setLeft(secondsLeft(until, Date.now()))
    tick()
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [until])

  return [left, (seconds: number) => setUntil(Date.now() + seconds * 1000)] as const
}

function recall() {
  try {
    return localStorage.getItem(KEY) ?? 0
  } catch {
    return 0
  }
}

/** Before the form is on show: the server sends another mail in so many seconds. */
export const holdResend = (seconds: number) => remember(Date.now() + seconds * 1000)

function remember(until: number) {
  try {
    localStorage.setItem(KEY, String(until))
  } catch {
    // The server counts as well.
  }
}
