'use client'

import type { ReactNode } from 'react'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type LinkFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  token: string
  button: string
  /** What is said when it is done, beside the server's sentence. */
  done: ReactNode
  variant?: 'primary' | 'outline'
  /** What the button will do; gone once it is done. */
  children?: ReactNode
}

/** Where a mail's link leads. Opening it changes nothing, since mail scanners open links; this button does. */
export function LinkForm({ action, answer, token, button, done, variant = 'primary', children }: LinkFormProps) {
  const { form, pending, result, failed } = usePostedForm({
    action,
    answer,
    toast: (next) => ({
      id: 'newsletter',
      kind: next.ok ? 'success' : 'error',
      title: next.ok ? (next.message ?? 'Done') : 'Something went wrong',
      description: next.ok ? undefined : next.message,
    }),
  })
  if (result?.ok) {
    return (
      <div role="status">
        <p className="font-semibold text-success">{result.message}</p>
        <div className="mt-2">{done}</div>
      </div>
    )
  }
  return (
    <form {...form}>
      {children}
      <input type="hidden" name="token" value={token} />
      <FormStatus message={failed?.message} />
      <SubmitButton pending={pending} variant={variant}>
        {button}
      </SubmitButton>
      {failed && (
        <p className="mt-4 text-sm">
          <Link href={routes.newsletter} className="quiet-link">
            Subscribe again
          </Link>
        </p>
      )}
    </form>
  )
}
