'use client'

import { useRouter } from 'next/navigation'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { asTold, type FormAction } from '@/lib/core/result'
import type { Case } from '@/lib/moderation/case-queries'
import type { CaseAnswers, CaseForms } from './case-page'
import { DecisionForm } from './decision-form'

type CaseActionsProps = { found: Case; actions: CaseForms; answers: CaseAnswers }

/** Who has the case, and what whoever looks can do about it. */
export function CaseActions({ found, actions, answers }: CaseActionsProps) {
  const { claimedBy, isMine, judgeable, refusal, openReports, verdicts } = found
  const answer = answers.claimed ?? answers.decided ?? answers.lifted
  const isTaken = claimedBy !== null && !isMine
  return (
    <section aria-labelledby="case-do" className="case-section">
      <h2 id="case-do">Decide</h2>
      {answer && (
        <p role="status" className={`mb-4 border-l-2 pl-3 ${answer.ok ? 'border-success' : 'border-danger'}`}>
          {asTold(answer).message}
        </p>
      )}
      {!judgeable && (
        <p className="text-sm text-muted">
          {refusal ?? 'This is not yours to decide. Somebody else has to look at it.'}
        </p>
      )}
      {judgeable && openReports > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 text-sm">
          <p className="min-w-0 wrap-anywhere">
            {isMine ? 'This case is yours.' : isTaken ? `${claimedBy} is on this case.` : 'Nobody is on this case.'}
          </p>
          <ClaimButton found={found} action={isMine ? actions.releaseCase : actions.claimCase}>
            {isMine ? 'Release' : isTaken ? 'Take over' : 'Claim'}
          </ClaimButton>
        </div>
      )}
      {judgeable && verdicts.length > 0 && (
        <DecisionForm found={found} isTaken={isTaken} action={actions.decideCase} answer={answers.decided} />
      )}
    </section>
  )
}

type ClaimButtonProps = { found: Case; action: FormAction<object>; children: string }

function ClaimButton({ found, action, children }: ClaimButtonProps) {
  const router = useRouter()
  const { form, pending, failed } = usePostedForm({
    action,
    toast(result) {
      const { ok, message } = result
      // Somebody was quicker, which the page does not show yet.
      if (!result.ok && result.problem === 'conflict') router.refresh()
      return { id: 'claim', kind: ok ? 'success' : 'error', title: message ?? children }
    },
    onDone: () => router.refresh(),
  })
  return (
    <form {...form}>
      <input type="hidden" name="kind" value={found.kind} />
      <input type="hidden" name="id" value={found.id} />
      <input type="hidden" name="assignee" value={found.assigneeId ?? ''} />
      <SubmitButton pending={pending} variant="outline" size="small">
        {children}
      </SubmitButton>
      {failed && <FormStatus message={failed.message} />}
    </form>
  )
}
