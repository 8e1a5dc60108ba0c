'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { BulkBar, SelectAll } from '@/components/admin/bulk-bar'
import { describeControl } from '@/components/ui/form-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { type FormAction, firstProblem, type Result } from '@/lib/core/result'

type DismissFormProps = {
  action: FormAction<{ dismissed: number }>
  answer: Result<{ dismissed: number }> | null
  /** Something in the list can be selected. */
  selectable: boolean
  children: ReactNode
}

/** The queue as a form: what is selected in it can be dismissed together, for one reason. */
export function DismissForm({ action, answer, selectable, children }: DismissFormProps) {
  const router = useRouter()
  const reason = useId()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: ({ ok, message }) => ({
      id: 'dismiss',
      kind: ok ? 'success' : 'error',
      title: ok ? 'Dismissed' : 'Not dismissed',
      description: message,
    }),
    onDone: () => router.refresh(),
  })
  const problem = failed && firstProblem(failed)
  if (!selectable) return children
  return (
    <form {...form}>
      <p className="case-all scripted">
        <SelectAll label="Select all that can be dismissed" />
        <span aria-hidden="true">Select all</span>
      </p>
      {children}
      <BulkBar>
        <label className="min-w-48 flex-1">
          <span className="sr-only">Reason</span>
          <input
            name="reason"
            required
            maxLength={1000}
            placeholder="Reason (required)"
            defaultValue={typed('reason')}
            className="field"
            {...describeControl({ id: reason, error: error('reason') })}
          />
        </label>
        <SubmitButton pending={pending} busy="Dismissing...">
          Dismiss
        </SubmitButton>
      </BulkBar>
      {problem && (
        <p id={`${reason}-message`} role="alert" className="mt-3 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
