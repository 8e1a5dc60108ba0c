'use client'

import type { FormFieldProps } from '@/components/ui/form-field'
import { PasswordField } from '@/components/ui/password-field'

type Registered = Pick<FormFieldProps, 'id' | 'name' | 'error' | 'onBlur' | 'onChange' | 'ref' | 'defaultValue'>

type NewPasswordFieldsProps = { first: Registered; second: Registered; password?: string; confirmPassword?: string }

const LEAST = 8

/** A new password, twice, with live hints. */
export function NewPasswordFields({ first, second, password = '', confirmPassword = '' }: NewPasswordFieldsProps) {
  const isLong = password.length >= LEAST
  const isSame = isLong && password === confirmPassword
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        {...first}
        hint={`At least ${LEAST} characters`}
        good={isLong && !first.error}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        {...second}
        hint={isSame ? 'Passwords match' : undefined}
        good={isSame}
      />
    </>
  )
}
