'use client'

import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { NEWSLETTER_TOPICS } from '@/lib/newsletter/schema'

type TopicsFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  token: string
  topics: readonly string[]
}

/** What of the newsletter somebody wants. */
export function TopicsForm({ action, answer, token, topics }: TopicsFormProps) {
  const { form, pending, result, failed, error } = usePostedForm({
    action,
    answer,
    toast: (next) =>
      next.ok
        ? { id: 'newsletter', kind: 'success', title: 'Preferences saved' }
        : {
            id: 'newsletter',
            kind: 'error',
            title: 'Update failed',
            description: next.message,
          },
  })
  const chosen = failed?.values ? [failed.values.topics ?? []].flat() : topics
  const wrong = error('topics')
  return (
    <form {...form}>
      <input type="hidden" name="token" value={token} />
      <fieldset aria-describedby={wrong ? 'topics-message' : undefined}>
        <legend className="text-sm font-semibold">What would you like to get?</legend>
        <ul className="mt-2 border-t border-line">
          {Object.entries(NEWSLETTER_TOPICS).map(([key, label]) => (
            <li key={key} className="border-b border-line">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="topics"
                  value={key}
                  defaultChecked={chosen.includes(key)}
                  aria-invalid={wrong ? true : undefined}
                  className="size-5 accent-(--accent)"
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <p id="topics-message" className="mt-2 min-h-5 text-sm text-danger">
        {wrong}
      </p>
      <FormStatus message={failed && !wrong ? failed.message : undefined} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton pending={pending} busy="Saving...">
          Save Preferences
        </SubmitButton>
        <p role="status" className="text-sm font-semibold text-success">
          {result?.ok && result.message}
        </p>
      </div>
    </form>
  )
}
