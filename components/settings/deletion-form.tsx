'use client'

import { ChoiceField } from '@/components/ui/choice-field'
import { FormStatus } from '@/components/ui/form-status'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { TEXT_CHOICES } from '@/lib/account/schema'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type DeletionFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  /** Members who sign in with a provider only have none. */
  hasPassword: boolean
}

/** Leaving: what becomes of the texts, the password, and a tick. Unfolds, so that nobody deletes in passing. */
export function DeletionForm({ action, answer, hasPassword }: DeletionFormProps) {
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: toDeletionToast,
    // The session is over; a page loaded whole knows nothing of it any more.
    onDone: () => location.assign(routes.leaving),
  })
  return (
    <details open={failed !== null} className="max-w-md">
      <summary className="button-danger list-none">Delete My Account</summary>
      <form {...form} className="mt-6 grid gap-3">
        <ChoiceField
          legend="What becomes of what you wrote?"
          name="texts"
          choices={CHOICES}
          value={typed('texts') ?? 'keep'}
          describedBy="deletion-texts"
        >
          <p id="deletion-texts" className={`mt-1 text-sm ${error('texts') ? 'text-danger' : 'text-muted'}`}>
            {error('texts') ??
              'Either way discussions stay readable; your name becomes “[deleted]”, and drafts go with you.'}
          </p>
        </ChoiceField>
        {hasPassword && (
          <PasswordField
            id="deletion-password"
            name="password"
            label="Password"
            autoComplete="current-password"
            required
            error={error('password')}
          />
        )}
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="sure"
            aria-invalid={error('sure') ? true : undefined}
            aria-describedby={error('sure') ? 'deletion-sure' : undefined}
            className="mt-0.5 size-5 flex-none accent-(--accent)"
          />
          Delete my account in 14 days. Until then signing in keeps it; afterwards nobody can bring it back.
        </label>
        <p id="deletion-sure" className="min-h-5 text-sm text-danger">
          {error('sure')}
        </p>
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
        <SubmitButton pending={pending} variant="danger" className="justify-self-start">
          Delete My Account
        </SubmitButton>
      </form>
    </details>
  )
}

/** The specification's title for an account that stays, section 8. */
function toDeletionToast(result: Result<object>) {
  const id = 'settings-deletion'
  if (result.ok)
    return { id, kind: 'success', title: 'Account deletion requested', description: result.message } as const
  const title = result.problem === 'forbidden' ? 'Action Denied' : 'Delete Failed'
  return { id, kind: 'error', title, description: result.message } as const
}

const CHOICES = Object.entries(TEXT_CHOICES).map(([value, label]) => ({ value, label }))
