'use client'

import { useRouter } from 'next/navigation'
import { asksProof, ProofField } from '@/components/auth/proof-field'
import { buttonClass } from '@/components/ui/button'
import { ReasonField } from '@/components/ui/reason-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { lostText, toUserToast } from '@/components/users/user-answers'
import type { FormAction, Result } from '@/lib/core/result'
import type { InvitationState } from '@/lib/invitations/invitation'

type InvitationActsProps = {
  id: string
  email: string
  state: InvitationState
  resend: FormAction<object>
  revoke: FormAction<object>
  answer: Result<object> | null
}

/** Sends an invitation once more, or takes it back. */
export function InvitationActs({ id, email, state, resend, revoke, answer }: InvitationActsProps) {
  const router = useRouter()
  const refresh = () => router.refresh()
  const again = usePostedForm({
    action: resend,
    answer: answer && asksProof(answer) && !answer.ok && answer.values?.id === id ? answer : null,
    toast: (result) => (asksProof(result) ? null : toUserToast('invite')(result)),
    onDone: refresh,
    lost: lostText('invite'),
  })
  const back = usePostedForm({ action: revoke, toast: toUserToast('revoke'), onDone: refresh })
  if (state === 'accepted') return null

  const asking = asksProof(again.failed)
  return (
    <div className="admin-acts items-start">
      <form {...again.form}>
        <input type="hidden" name="id" value={id} />
        {asking && again.failed ? (
          <ProofField failed={again.failed} pending={again.pending} />
        ) : (
          <SubmitButton pending={again.pending} variant="outline" size="small">
            Resend<span className="sr-only"> the invitation of {email}</span>
          </SubmitButton>
        )}
      </form>
      {state === 'sent' && (
        <details>
          <summary className={`${buttonClass('danger', 'small')} list-none`}>
            Revoke…<span className="sr-only"> the invitation of {email}</span>
          </summary>
          <form {...back.form} className="mt-3 grid min-w-56 gap-1">
            <input type="hidden" name="id" value={id} />
            <ReasonField id={`revoke-${id}`} value={back.typed('reason')} error={back.error('reason')} />
            <SubmitButton pending={back.pending} variant="danger" size="small">
              Revoke<span className="sr-only"> the invitation of {email}</span>
            </SubmitButton>
          </form>
        </details>
      )}
    </div>
  )
}
