'use client'

import './moderation.css'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { describeControl, FieldFrame } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { NOTE_LIMIT, REASONS, type TargetKind } from '@/lib/moderation/choices'
import { ChoiceList } from './choice-list'

type ReportFormProps = {
  kind: TargetKind
  id: string
  action: FormAction<object>
  /** What the form was answered with when it was posted without scripts. */
  answer?: Result<object> | null
  onDone?: () => void
  onCancel?: () => void
}

const HINT = 'Optional: what should we look at?'

/** A reason and a note about one text or profile. */
export function ReportForm({ kind, id, action, answer, onDone, onCancel }: ReportFormProps) {
  const note = useId()
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: (given) => ({
      id: 'report',
      kind: given.ok ? 'success' : 'error',
      title: given.ok ? 'Report sent' : 'The report was not sent',
      description: given.message,
    }),
    onDone,
  })

  if (result?.ok) {
    return (
      <p role="status" className="mt-6 border-l-2 border-success pl-4 font-reading text-lg">
        {result.message}
      </p>
    )
  }
  return (
    <form {...form} className="mt-4 grid gap-2">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <ChoiceList
        name="reason"
        label="What is wrong with it?"
        choices={Object.entries(REASONS).map(([value, label]) => ({ value, label }))}
        chosen={typed('reason')}
        error={error('reason')}
      />
      <FieldFrame id={note} label="Note" error={error('note')} hint={HINT}>
        <TextArea
          id={note}
          name="note"
          rows={3}
          maxLength={NOTE_LIMIT}
          defaultValue={typed('note')}
          className="field min-h-24"
          {...describeControl({ id: note, error: error('note'), hint: HINT })}
        />
      </FieldFrame>
      <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      <div className={`flex flex-wrap gap-2 ${onCancel ? 'justify-end' : ''}`}>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <SubmitButton pending={pending} busy="Sending...">
          Send report
        </SubmitButton>
      </div>
    </form>
  )
}
