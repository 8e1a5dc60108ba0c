'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import type { Case } from '@/lib/moderation/case-queries'
import { NOTE_LIMIT } from '@/lib/moderation/choices'
import { verdictWords } from './case-words'
import { ChoiceList } from './choice-list'

type DecisionFormProps = {
  found: Pick<Case, 'kind' | 'id' | 'hidden' | 'deleted' | 'openReports' | 'verdicts' | 'canSuspend' | 'days'>
  /** Somebody else is on the case: the form is out of sight, with what was typed into it. */
  isTaken: boolean
  action: FormAction<{ reports: number }>
  answer: Result<{ reports: number }> | null
}

const HINT = 'The author reads it.'

/** What to do, why, and for how long the author is suspended. */
export function DecisionForm({ found, isTaken, action, answer }: DecisionFormProps) {
  const { kind, id, hidden, openReports, verdicts, canSuspend, days } = found
  const router = useRouter()
  const reason = useId()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer: answer?.ok ? null : answer,
    toast(result) {
      const { ok, message } = result
      // Somebody was quicker, which the page does not show yet.
      if (!result.ok && result.problem === 'conflict') router.refresh()
      const title = ok ? 'Decided' : 'Not decided'
      return { id: 'decision', kind: ok ? 'success' : 'error', title, description: message }
    },
    onDone: () => router.refresh(),
    empties: true,
  })
  const offered = verdicts.filter((verdict) => verdict !== 'dismiss' || openReports > 0)

  return (
    <form {...form} hidden={isTaken} className="grid gap-2">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reports" value={openReports} />
      <input type="hidden" name="hidden" value={String(hidden)} />
      <ChoiceList
        // What can be done changes with what others did; the reason stays.
        key={`${offered.join()} ${openReports} ${hidden}`}
        name="verdict"
        label="What to do"
        choices={offered.map((verdict) => ({ value: verdict, ...verdictWords(verdict, found) }))}
        // What was chosen before others changed the case may mean something else by now.
        chosen={failed?.problem === 'conflict' ? undefined : typed('verdict')}
        error={error('verdict')}
      />
      {canSuspend && (
        <FormField
          id={`${reason}-until`}
          name="until"
          type="date"
          label="Suspend the author until"
          min={days.first}
          max={days.last}
          defaultValue={typed('until')}
          error={error('until')}
          hint="Leave empty for no suspension."
        />
      )}
      <FieldFrame id={reason} label="Reason" error={error('reason')} hint={HINT}>
        <TextArea
          id={reason}
          name="reason"
          rows={3}
          required
          maxLength={NOTE_LIMIT}
          defaultValue={typed('reason')}
          className="field min-h-24"
          {...describeControl({ id: reason, error: error('reason'), hint: HINT })}
        />
      </FieldFrame>
      <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      <SubmitButton pending={pending} busy="Deciding..." className="justify-self-start">
        Decide
      </SubmitButton>
    </form>
  )
}
