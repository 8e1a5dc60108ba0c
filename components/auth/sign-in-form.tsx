'use client'

import type { ReactNode } from 'react'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { signInInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { useAccountForm } from './use-account-form'

export type SignedIn = { callbackUrl: string }

type SignInFormProps = {
  action: FormAction<SignedIn>
  answer?: Result<SignedIn> | null
  callbackUrl: string
  onDone: (data: SignedIn) => void
  /** The link to a forgotten password, beside the button. */
  forgot: ReactNode
}

export function SignInForm({ action, answer, callbackUrl, onDone, forgot }: SignInFormProps) {
  const { form, field, pending, status } = useAccountForm({
    schema: signInInput,
    action,
    answer,
    event: 'sign-in',
    onDone,
  })

  return (
    <form {...form}>
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <div className="grid gap-3">
        <FormField label="Email" type="email" autoComplete="username" required {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      </div>
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Signing in..." className="mt-3 w-full">
        Sign In
      </SubmitButton>
      <p className="mt-2 text-center text-sm">{forgot}</p>
    </form>
  )
}
