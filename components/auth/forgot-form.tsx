'use client'

import { useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { forgotInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { takeLostFocus } from './take-lost-focus'
import { useAccountForm } from './use-account-form'

type Requested = { email: string }

type ForgotFormProps = {
  action: FormAction<Requested>
  answer?: Result<Requested> | null
  /** Where Try Again leads without scripts. */
  href: string
}

const takeFirstField = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[name="email"]')?.focus()

/** Asks for a reset link, then says that it was sent; the sentence is the same for an address nobody has. */
export function ForgotForm({ action, answer, href }: ForgotFormProps) {
  const [sent, setSent] = useState(answer?.ok ? answer.data.email : null)
  const [again, setAgain] = useState(false)
  const { form, field, pending, status } = useAccountForm({
    schema: forgotInput,
    action,
    answer,
    event: 'request-reset',
    onDone: ({ email }) => setSent(email),
  })

  if (sent) {
    return (
      <div ref={takeLostFocus} tabIndex={-1} className="outline-none">
        <p>
          If an account exists with <strong className="font-semibold">{sent}</strong>, instructions have been sent. The
          link in the mail works for 60 minutes.
        </p>
        <p className="mt-3 text-muted">Nothing there after a few minutes? Look in the spam folder, or</p>
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault()
            setSent(null)
            setAgain(true)
          }}
          className="button-outline mt-4 w-full"
        >
          Try Again
        </a>
      </div>
    )
  }
  return (
    <form {...form} ref={again ? takeFirstField : undefined}>
      <p className="mb-5 text-muted">Tell us the address of your account, and we will mail you a link.</p>
      <FormField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Sending..." className="mt-1 w-full">
        Send Reset Link
      </SubmitButton>
    </form>
  )
}
