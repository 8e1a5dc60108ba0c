'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction, Result } from '@/lib/core/result'
import { FreshForm } from './fresh-form'
import { QuickButton } from './quick-button'

type EmailFormProps = {
  action: FormAction<object>
  /** Waits for no other address any more. */
  cancel: FormAction<object>
  answer: Result<object> | null
  /** The address in use. */
  email: string | null
  /** An address that was asked for and is not proved yet. */
  pending: string | null
  /** The address in use is proved. */
  verified: boolean
}

/** Asks for another address, which is in use once the link in the mail to it has been followed. */
export function EmailForm({ action, cancel, answer, email, pending: waiting, verified }: EmailFormProps) {
  const router = useRouter()
  const [isCancelled, setCancelled] = useState(false)
  return (
    <div className="max-w-md">
      <p className="mb-4">
        {email ? (
          <>
            Now: <b className="wrap-anywhere">{email}</b>
          </>
        ) : (
          'Your account has no address yet.'
        )}
      </p>
      {waiting && (
        <div className="mb-4 border-l-2 border-warning pl-4">
          <p className="mb-2 text-sm">
            Waiting for proof of <b className="wrap-anywhere">{waiting}</b>: its link works for{' '}
            {verified ? '60 minutes' : '24 hours'}. Until then nothing changes.
          </p>
          <QuickButton action={cancel} event="cancel-address" onDone={() => setCancelled(true)}>
            Cancel This Change
          </QuickButton>
        </div>
      )}
      <FreshForm
        action={action}
        answer={answer}
        id="settings-email"
        done={{
          title: 'Verification email sent',
          description: 'Please check your inbox for the verification link',
        }}
        isUndone={isCancelled}
        onDone={() => {
          setCancelled(false)
          router.refresh()
        }}
      >
        {({ pending, error, typed }) => (
          <>
            <FormField
              id="settings-email"
              name="email"
              type="email"
              label="New email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={typed('email')}
              error={error('email')}
              hint={verified ? 'We mail a link to it, and a notice to the address in use' : 'We mail a link to it'}
            />
            <SubmitButton pending={pending} busy="Sending..." className="mt-2">
              Change Email
            </SubmitButton>
          </>
        )}
      </FreshForm>
    </div>
  )
}
