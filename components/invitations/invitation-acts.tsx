'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ProveForm } from '@/components/auth/prove-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { toUserToast } from '@/components/users/user-answers'
import type { FormAction } from '@/lib/core/result'
import type { InvitationState } from '@/lib/invitations/invitation'

type InvitationActsProps = {
  id: string
  email: string
  state: InvitationState
  resend: FormAction<object>
  revoke: FormAction<object>
  prove: FormAction<object>
}

/** Sends an invitation once more, or takes it back. */
export function InvitationActs({ id, email, state, resend, revoke, prove }: InvitationActsProps) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const refresh = () => router.refresh()
  const again = usePostedForm({
    action: resend,
    toast(result) {
      const isOld = !result.ok && result.problem === 'reauthenticate'
      setAsking(isOld)
      return isOld ? null : toUserToast('invite')(result)
    },
    onDone: refresh,
  })
  const back = usePostedForm({ action: revoke, toast: toUserToast('revoke'), onDone: refresh })
  if (state === 'accepted') return null

  return (
    <>
      <div className="user-acts">
        <form {...again.form}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton pending={again.pending} variant="outline" size="small">
            Resend<span className="sr-only"> the invitation of {email}</span>
          </SubmitButton>
        </form>
        {state === 'sent' && (
          <form {...back.form}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton pending={back.pending} variant="danger" size="small">
              Revoke<span className="sr-only"> the invitation of {email}</span>
            </SubmitButton>
          </form>
        )}
      </div>
      {asking && (
        <div className="mt-3">
          <ProveForm
            action={prove}
            onDone={() => {
              setAsking(false)
              again.form.ref.current?.requestSubmit()
            }}
          />
        </div>
      )}
    </>
  )
}
