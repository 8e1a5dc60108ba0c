'use client'

import { useRouter } from 'next/navigation'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'

type LiftFormProps = { id: string; action: FormAction<object>; answer: Result<object> | null }

/** Ends a suspension before its time, with a reason. */
export function LiftForm({ id, action, answer }: LiftFormProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: ({ ok, message }) => ({
      id: 'lift',
      kind: ok ? 'success' : 'error',
      title: ok ? 'Suspension lifted' : 'Not lifted',
      description: message,
    }),
    onDone: () => router.refresh(),
  })
  return (
    <details className="mt-3" open={failed !== null}>
      <summary className="cursor-pointer text-sm font-semibold hover:text-accent">Lift the suspension</summary>
      <form {...form} className="mt-3 grid gap-2">
        <input type="hidden" name="id" value={id} />
        <FormField
          id="lift-reason"
          name="reason"
          label="Reason"
          required
          defaultValue={typed('reason')}
          error={error('reason')}
        />
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
        <SubmitButton pending={pending} variant="outline" size="small" className="justify-self-start">
          Lift
        </SubmitButton>
      </form>
    </details>
  )
}
