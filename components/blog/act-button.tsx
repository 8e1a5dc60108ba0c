'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import type { ButtonVariant } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { fetchToasts } from '@/components/ui/toast'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { whenIdle } from '@/components/ui/when-idle'
import { FAILED } from '@/lib/articles/failures'
import type { FormAction, Result } from '@/lib/core/result'
import { AuthorReason } from './author-reason'
import { toPostToast } from './post-answers'
import { useRefreshOnRefusal } from './use-refresh-on-refusal'

type ActButtonProps = {
  action: FormAction<object>
  act: 'update' | 'delete'
  /** What the form says beside the button. */
  values: Record<string, string>
  variant?: ButtonVariant
  /** What the button is about, for those who hear it alone. */
  about?: string
  /** Why it is done, where the post is somebody else's: the id of the field, and what was answered to it without scripts. */
  reason?: { id: string; answer: Result<object> | null } | undefined
  children: ReactNode
}

/** A button that does one thing to one post. */
export function ActButton({ action, act, values, variant = 'outline', about, reason, children }: ActButtonProps) {
  const router = useRouter()
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer: reason?.answer ?? null,
    toast: toPostToast(act),
    onDone: () => router.refresh(),
    lost: FAILED[act],
    empties: reason !== undefined,
  })
  useRefreshOnRefusal(failed)
  // Without a connection it could not come to say that there is none.
  useEffect(() => whenIdle(fetchToasts), [])
  return (
    <form {...form} className={reason && 'w-full'}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {reason && <AuthorReason id={reason.id} value={typed('reason')} error={error('reason')} />}
      <SubmitButton pending={pending} variant={variant} size="small">
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </SubmitButton>
    </form>
  )
}
