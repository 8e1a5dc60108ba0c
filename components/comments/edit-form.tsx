'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { editComment } from '@/lib/comments/actions'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { CommentField } from './comment-field'

type EditFormProps = {
  id: string
  version: number
  /** The text to change; without it the form fetches it. */
  content?: string
  action?: FormAction<{ id: string }>
  answer?: Result<{ id: string }> | null
  /** Back to reading. Without it the form stands on a page of its own. */
  onDone?: () => void
}

type Source = { content: string; version: number }

/** Changes a comment in its place. */
export function EditForm({ content, onDone, ...props }: EditFormProps) {
  const [source, setSource] = useState<Source | null>(
    content === undefined ? null : { content, version: props.version },
  )

  const giveUp = useEffectEvent(() => {
    showToast({ id: 'comment', kind: 'error', title: 'The comment could not be loaded. Please try again.' })
    onDone?.()
  })

  // Once for each opening: a later version under a text that was begun before it would hide what others have changed.
  useEffect(() => {
    if (content !== undefined) return
    const stop = new AbortController()
    fetch(`/api/comments/${props.id}`, { signal: stop.signal })
      .then(async (answer) => (answer.ok ? setSource(await answer.json()) : Promise.reject(answer.status)))
      .catch(() => {
        if (!stop.signal.aborted) giveUp()
      })
    return () => stop.abort()
  }, [content, props.id])

  if (!source) return <div className="skeleton h-28" role="status" aria-label="Loading your comment" />
  return <EditFields {...props} {...source} onDone={onDone} />
}

function EditFields({ id, version, content, action = editComment, answer, onDone }: EditFormProps & Source) {
  const router = useRouter()
  const draftTarget = `comment-edit:${id}`
  const { form, pending, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: (result) => ({
      id: 'comment',
      kind: result.ok ? 'success' : 'error',
      title: result.message ?? 'Your comment has been changed.',
    }),
    onDone(_comment, sent) {
      clearDraft(draftTarget, sent && sentFields(sent))
      // A whole load, since only that finds the comment's place on its page by a redirect.
      if (!onDone) return location.assign(routes.comment(id))
      onDone()
      router.refresh()
    },
  })

  return (
    <form {...form} className="comment-form">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <CommentField
        label="Your comment"
        defaultValue={typed('content') ?? content}
        error={error('content') ?? (failed && !failed.fieldErrors ? failed.message : undefined)}
        draftTarget={draftTarget}
      />
      <div className="comment-form-foot">
        {onDone && (
          <button type="button" onClick={onDone} className="button-quiet button-small">
            Cancel
          </button>
        )}
        <SubmitButton pending={pending} busy="Saving..." size="small">
          Save changes
        </SubmitButton>
      </div>
    </form>
  )
}
