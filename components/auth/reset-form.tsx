'use client'

import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { resetInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { NewPasswordFields } from './new-password-fields'
import { useAccountForm } from './use-account-form'

type ResetFormProps = {
  action: FormAction<object>
  answer?: Result<object> | null
  token: string
  onDone: () => void
}

/** The new password that a mailed link allows. */
export function ResetForm({ action, answer, token, onDone }: ResetFormProps) {
  const { form, field, watch, pending, status, result } = useAccountForm({
    schema: resetInput,
    action,
    answer,
    event: 'reset',
    onDone,
  })
  const [password, confirmPassword] = watch(['password', 'confirmPassword'])

  return (
    <form {...form}>
      <input type="hidden" {...field('token')} defaultValue={token} />
      <div className="grid gap-3">
        <NewPasswordFields
          first={field('password', ['confirmPassword'])}
          second={field('confirmPassword')}
          password={password}
          confirmPassword={confirmPassword}
        />
      </div>
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Saving..." className="mt-1 w-full">
        Reset Password
      </SubmitButton>
      {result && !result.ok && !result.fieldErrors && (
        <p className="mt-4 text-sm">
          <Link href={routes.resetPassword} className="auth-link">
            Request a new reset link
          </Link>
        </p>
      )}
    </form>
  )
}
