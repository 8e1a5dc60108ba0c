'use client'

import type { FormFieldProps } from '@/components/ui/form-field'
import { PasswordField } from '@/components/ui/password-field'
import { hasCharacters, LEAST_PASSWORD } from '@/lib/core/password-length'

type Registered = Pick<FormFieldProps, 'id' | 'name' | 'error' | 'onBlur' | 'onChange' | 'ref' | 'defaultValue'>

type NewPasswordFieldsProps = {
  first: Registered
  second: Registered
  password?: string
  confirmPassword?: string
  /** The least length in characters, where it is known whose password it is. */
  least?: number
}

/** A new password, twice, with live hints. */
export function NewPasswordFields({
  first,
  second,
  password = '',
  confirmPassword = '',
  least = LEAST_PASSWORD.change,
}: NewPasswordFieldsProps) {
  const isLong = hasCharacters(password, least)
  const isSame = isLong && password === confirmPassword
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        {...first}
        hint={`At least ${least} characters`}
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
