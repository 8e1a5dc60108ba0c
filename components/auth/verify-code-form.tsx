'use client'

import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Proved } from '@/lib/auth/commands/verify'
import { verifyCodeInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { useAccountForm } from './use-account-form'

type VerifyCodeFormProps = {
  action: FormAction<Proved>
  answer?: Result<Proved> | null
  /** The address that the code was sent to; asked for when it is not known. */
  email?: string
  onDone: (proved: Proved) => void
}

/** The digits from the mail, for those who read it on another device. */
export function VerifyCodeForm({ action, answer, email, onDone }: VerifyCodeFormProps) {
  const { form, field, pending, status } = useAccountForm({
    schema: verifyCodeInput,
    action,
    answer,
    event: 'verify',
    onDone,
  })

  return (
    <form {...form}>
      <div className="grid gap-3">
        {email ? (
          <input type="hidden" {...field('email')} defaultValue={email} />
        ) : (
          <FormField label="Email" type="email" autoComplete="username" required {...field('email')} />
        )}
        <FormField
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          className="code-field"
          {...field('code')}
        />
      </div>
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Verifying..." className="mt-1 w-full">
        Verify Email
      </SubmitButton>
    </form>
  )
}
