'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { deleteComment } from '@/lib/comments/actions'
import type { FormAction, Result } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'

type DeleteFormProps = {
  id: string
  action?: FormAction<{ id: string }>
  answer?: Result<{ id: string }> | null
  /** Where to go on if the page that shows it is none without it. */
  before?: Address | undefined
  onCancel?: () => void
}

/** Asks once more, then takes the comment back. Without `onCancel` it stands on a page of its own. */
export function DeleteForm({ id, action = deleteComment, answer, before, onCancel }: DeleteFormProps) {
  const router = useRouter()
  const { form, pending, failed } = usePostedForm({
    action,
    answer,
    toast: (result) => ({
      id: 'comment',
      kind: result.ok ? 'success' : 'error',
      title: result.message ?? 'Your comment has been deleted.',
    }),
    onDone: () => {
      if (!onCancel) return router.push(routes.comments)
      // The form stays until the comment has gone, so that the focus goes on to what is left.
      if (before) router.replace(before)
      else router.refresh()
    },
  })
  const question = useRef<HTMLParagraphElement>(null)
  const isInPlace = onCancel !== undefined
  useEffect(() => {
    if (isInPlace) question.current?.focus()
  }, [isInPlace])

  return (
    <form {...form} className="comment-confirm">
      <input type="hidden" name="id" value={id} />
      <p ref={question} tabIndex={-1}>
        Delete this comment? Replies to it stay.
      </p>
      <SubmitButton pending={pending} busy="Deleting..." variant="danger" size="small">
        Delete
      </SubmitButton>
      {onCancel && (
        <button type="button" onClick={onCancel} className="button-quiet button-small">
          Keep it
        </button>
      )}
      <p role="alert" className="text-sm text-danger">
        {failed?.message}
      </p>
    </form>
  )
}
