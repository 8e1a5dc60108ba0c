'use client'

import { useRouter } from 'next/navigation'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { addressInput } from '@/lib/auth/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { holdResend } from './resend-form'
import { useAccountForm } from './use-account-form'

type Sent = { resendInSeconds: number }

type AddressFormProps = { action: FormAction<Sent>; answer: Result<Sent> | null }

/** For members whose provider told no address: without one they can read, but not write. */
export function AddressForm({ action, answer }: AddressFormProps) {
  const router = useRouter()
  const { form, field, pending, status } = useAccountForm({
    schema: addressInput,
    action,
    answer,
    event: 'address',
    onDone: ({ resendInSeconds }) => {
      holdResend(resendInSeconds)
      // The page then waits for the mail's code.
      router.refresh()
    },
  })

  return (
    <form {...form}>
      <p className="mb-5 text-muted">Your provider did not tell us an address. We need one to reach you.</p>
      <FormField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <FormStatus {...status} />
      <SubmitButton pending={pending} busy="Sending..." className="mt-1 w-full">
        Send Verification Email
      </SubmitButton>
    </form>
  )
}
