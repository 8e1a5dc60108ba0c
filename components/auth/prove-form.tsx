'use client'

import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { proveInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { useAccountForm } from './use-account-form'

type ProveFormProps = { action: FormAction<object>; answer?: Result<object> | null; onDone?: () => void }

/** Asks for the password again before a sensitive act, when it was last given more than an hour ago. */
export function ProveForm({ action, answer, onDone }: ProveFormProps) {
  const { form, field, pending, status } = useAccountForm({
    schema: proveInput,
    action,
    answer,
    event: 'prove',
    onDone,
  })

  return (
    <form {...form} className="max-w-md border-l-2 border-accent pl-4">
      <p className="mb-3 text-sm">Please confirm your password to continue.</p>
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Confirming…">
        Confirm
      </SubmitButton>
    </form>
  )
}
