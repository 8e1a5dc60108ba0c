'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'

type DeleteFormProps<Data> = { id: string; what: string; words: string; action: FormAction<Data> }

/** Asks once, in place, and works without scripts. */
export function DeleteForm<Data>({ id, what, words, action }: DeleteFormProps<Data>) {
  const router = useRouter()
  const { form, pending } = usePostedForm({
    action,
    toast: ({ ok, message }) => ({
      id: 'my-comments',
      kind: ok ? 'success' : 'error',
      title: ok ? 'Deleted' : 'Not deleted',
      description: message,
    }),
    onDone: () => router.refresh(),
  })
  return (
    <details className="my-details">
      <summary className="my-action">
        Delete<span className="sr-only"> {words}</span>
      </summary>
      <form {...form} className="flex flex-wrap items-center gap-3 py-2">
        <input type="hidden" name="id" value={id} />
        <p className="text-sm">Delete this {what}? This cannot be undone.</p>
        <SubmitButton pending={pending} busy="Deleting..." variant="danger" size="small">
          Delete {what}
        </SubmitButton>
      </form>
    </details>
  )
}

type AppealFormProps = { kind: string; id: string; action: FormAction<object>; answer: Result<object> | null }

/** Asks once for another look at a hidden text. */
export function AppealForm({ kind, id, action, answer }: AppealFormProps) {
  const router = useRouter()
  const field = useId()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: ({ ok, message }) => ({
      id: 'my-comments',
      kind: ok ? 'success' : 'error',
      title: ok ? 'Sent' : 'Not sent',
      description: message,
    }),
    onDone: () => router.refresh(),
  })
  return (
    <details className="my-details" open={failed !== null}>
      <summary className="my-action">Ask for another look</summary>
      <form {...form} className="grid max-w-xl gap-2 py-2">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <FormField
          id={field}
          name="note"
          label="Why should it be shown again?"
          required
          maxLength={1000}
          defaultValue={typed('note')}
          error={error('note')}
        />
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
        <SubmitButton pending={pending} busy="Sending..." variant="outline" size="small" className="justify-self-start">
          Ask
        </SubmitButton>
      </form>
    </details>
  )
}
