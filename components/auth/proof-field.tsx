'use client'

import { useEffect, useId } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Fail, Result } from '@/lib/core/result'

/** Whether the act was refused until the password is given again. */
export const asksProof = (result: Result<unknown> | null) =>
  result !== null && !result.ok && result.problem === 'reauthenticate'

/**
 * Asks for the password in the form of a sensitive act, when it was last given more than an hour ago. It is sent with what
 * the form holds already.
 */
export function ProofField({ failed, pending }: { failed: Fail; pending: boolean }) {
  const id = useId()
  // After every refusal, not only the first.
  useEffect(() => {
    if (asksProof(failed)) document.getElementById(id)?.focus()
  }, [failed, id])

  return (
    <div className="mt-4 max-w-md border-l-2 border-accent pl-4">
      <p role="status" className="mb-3 text-sm">
        {failed.fieldErrors ? 'Please confirm your password to continue.' : failed.message}
      </p>
      <PasswordField
        id={id}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        error={failed.fieldErrors?.password?.[0]}
      />
      <SubmitButton pending={pending} busy="Confirming...">
        Confirm
      </SubmitButton>
    </div>
  )
}
