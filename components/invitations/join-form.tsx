'use client'

import { useAccountForm } from '@/components/auth/use-account-form'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { joinInput } from '@/lib/auth/schema'
import { hasCharacters, LEAST_PASSWORD } from '@/lib/core/password-length'
import type { FormAction, Result } from '@/lib/core/result'
import type { OpenInvitation } from '@/lib/invitations/queries'
import { type Accepted, goToStart, InvitationText } from './acceptance-views'

type JoinFormProps = {
  action: FormAction<Accepted>
  answer: Result<Accepted> | null
  token: string
  invitation: OpenInvitation
}

/** For somebody without an account: the address is proved by the mail, so a name and a password are all it takes. */
export function JoinForm({ action, answer, token, invitation }: JoinFormProps) {
  const { form, field, watch, pending, status } = useAccountForm({
    schema: joinInput,
    action,
    answer,
    event: 'welcome',
    onDone: goToStart,
  })
  const [password = '', confirmPassword = ''] = watch(['password', 'confirmPassword'])
  // In the order in which they stand: the first one that is wrong gets the focus.
  const [name, first, second] = [field('username'), field('password', ['confirmPassword']), field('confirmPassword')]
  const isSame = !second.error && password !== '' && password === confirmPassword
  const least = LEAST_PASSWORD[invitation.role === 'user' ? 'account' : 'staff']
  const isLong = hasCharacters(password, least)
  return (
    <form {...form}>
      <input type="hidden" name="token" value={token} />
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={invitation.email} />
      <InvitationText invitation={invitation} />
      <div className="mt-6 grid gap-3">
        <FormField
          label="Username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...name}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          {...first}
          hint={isLong ? 'Password is valid' : `At least ${least} characters`}
          good={!first.error && isLong}
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
      <SubmitButton pending={pending} busy="Creating account..." className="w-full">
        Accept invitation
      </SubmitButton>
    </form>
  )
}
