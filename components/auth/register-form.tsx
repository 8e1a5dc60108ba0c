'use client'

import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { checkAdminSetup, checkUsername } from '@/lib/auth/actions'
import { registerInput, usernameInput } from '@/lib/auth/schema'
import { hasCharacters, LEAST_PASSWORD } from '@/lib/core/password-length'
import type { FormAction, Result } from '@/lib/core/result'
import { useAccountForm } from './use-account-form'

export type Registered =
  | { next: 'verify'; email: string; resendInSeconds: number; callbackUrl: string }
  | { next: 'signed-in'; callbackUrl: string }

type RegisterFormProps = {
  action: FormAction<Registered>
  answer?: Result<Registered> | null
  callbackUrl: string
  onDone: (data: Registered) => void
}

export function RegisterForm({ action, answer, callbackUrl, onDone }: RegisterFormProps) {
  const { form, field, watch, pending, status, setError } = useAccountForm({
    schema: registerInput,
    action,
    answer,
    event: 'register',
    successEvent: ({ next }) => (next === 'verify' ? 'register' : 'welcome'),
    onDone,
  })
  const [forAdmin, setForAdmin] = useState(false)
  const asked = useRef('')
  const askedPair = useRef('')
  const taken = useRef(new Set<string>())
  const [email = '', password = '', confirmPassword = ''] = watch(['email', 'password', 'confirmPassword'])

  async function askUsername(username: string) {
    asked.current = username
    if (!usernameInput.safeParse({ username }).success) return
    if (!taken.current.has(username)) {
      const answer = await checkUsername(null, toForm({ username })).catch(() => null)
      if (answer?.ok && !answer.data.available) taken.current.add(username)
    }
    // Meanwhile another name may stand there.
    if (asked.current !== username || !taken.current.has(username)) return
    setError('username', { type: 'taken', message: 'Username is already taken' })
  }

  async function askAdminSetup() {
    if (!registerInput.shape.email.safeParse(email).success || !hasCharacters(password, LEAST_PASSWORD.staff)) return
    const pair = JSON.stringify([email, password])
    askedPair.current = pair
    const answer = await checkAdminSetup(null, toForm({ email, password })).catch(() => null)
    if (askedPair.current === pair) setForAdmin(answer?.ok === true && answer.data.offered)
  }

  /** A field of that pair: it is asked about when it is left, and nothing is known of it while it is typed. */
  function ofPair(registered: ReturnType<typeof field>) {
    return {
      ...registered,
      onBlur: (event: FocusEvent) => {
        registered.onBlur(event)
        askAdminSetup()
      },
      onChange: (event: ChangeEvent) => {
        registered.onChange(event)
        askedPair.current = ''
        setForAdmin(false)
      },
    }
  }

  // In the order in which they stand: the first one that is wrong gets the focus.
  const username = field('username')
  const address = field('email')
  const first = field('password', ['confirmPassword'])
  const second = field('confirmPassword')
  const isValid = !first.error && registerInput.shape.password.safeParse(password).success
  const isSame = !second.error && isValid && password === confirmPassword

  return (
    <form {...form}>
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <div className="grid gap-3">
        <FormField
          label="Username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...username}
          onBlur={async (event) => {
            await username.onBlur(event)
            askUsername(event.target.value.trim())
          }}
        />
        <FormField label="Email" type="email" autoComplete="username" required {...ofPair(address)} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          {...ofPair(first)}
          hint={isValid ? 'Password is valid' : 'At least 6 characters'}
          good={isValid}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          {...second}
          hint={isSame ? 'Passwords match' : undefined}
          good={isSame}
        />
      </div>
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Creating account..." className="mt-1 w-full">
        {forAdmin ? 'Create Admin Account' : 'Create Account'}
      </SubmitButton>
    </form>
  )
}

function toForm(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
