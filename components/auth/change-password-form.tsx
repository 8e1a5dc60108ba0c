'use client'

import { useRef, useState } from 'react'
import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { changePasswordInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { NewPasswordFields } from './new-password-fields'
import { useAccountForm } from './use-account-form'

type ChangePasswordFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  username: string
  /** The least length of the new one, in characters. */
  least: number
}

export function ChangePasswordForm({ action, answer, username, least }: ChangePasswordFormProps) {
  const [done, setDone] = useState(answer?.ok === true)
  const frame = useRef<HTMLDivElement>(null)
  const { form, field, watch, reset, pending, status } = useAccountForm({
    schema: changePasswordInput,
    action,
    answer,
    event: 'change-password',
    onDone: () => {
      setDone(true)
      reset()
      frame.current?.focus()
    },
  })
  const [password, confirmPassword] = watch(['password', 'confirmPassword'])

  return (
    <div ref={frame} tabIndex={-1} className="max-w-md outline-none">
      <form {...form}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-3">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            {...field('currentPassword')}
          />
          <NewPasswordFields
            first={field('password', ['confirmPassword'])}
            second={field('confirmPassword')}
            password={password}
            confirmPassword={confirmPassword}
            least={least}
          />
        </div>
        <FormStatus {...status} />
        <SubmitButton pending={pending} busy="Saving...">
          Change Password
        </SubmitButton>
      </form>
      <p role="status" className="mt-2 text-sm font-semibold text-success">
        {done && 'Your password has been changed. Your other sessions have been ended.'}
      </p>
    </div>
  )
}
