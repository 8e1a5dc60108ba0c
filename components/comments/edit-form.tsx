'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUntilSignedIn } from '@/components/auth/use-until-signed-in'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { VersionField } from '@/components/drafts/version-field'
import { keepToast } from '@/components/ui/kept-toast'
import { askToSignIn, SIGN_IN } from '@/components/ui/signed-out-act'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast, type Toast } from '@/components/ui/toast'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { useVersion } from '@/components/ui/use-version'
import { editComment } from '@/lib/comments/actions'
import type { Fail, FormAction, Result } from '@/lib/core/result'
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
export function EditForm({ content, version, onDone, ...props }: EditFormProps) {
  const router = useRouter()
  const [fetched, setFetched] = useState<Source | null>(null)
  const isGiven = content !== undefined
  const source = isGiven ? { content, version } : fetched

  const giveUp = useEffectEvent((failure: Fail) => {
    showToast({ id: 'comment', kind: 'error', title: failure.message })
    askToSignIn(failure)
    onDone?.()
  })

  // Once for each opening: a later version under a text that was begun before it would hide what others have changed.
  useEffect(() => {
    if (isGiven) return
    const stop = new AbortController()
    void fetchSource(props.id, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      if (answer.ok) setFetched(answer.data)
      else giveUp(answer)
    })
    return () => stop.abort()
  }, [isGiven, props.id])

  const follow = (answer: Result<Source>) => answer.ok && setFetched(answer.data)

  if (!source) return <div className="skeleton h-28" role="status" aria-label="Loading your comment" />
  return (
    <EditFields
      {...props}
      {...source}
      onDone={onDone}
      // Without an answer the form is refused once more, which asks again.
      onOvertaken={() => (isGiven ? router.refresh() : void fetchSource(props.id).then(follow))}
    />
  )
}

const NOT_LOADED: Fail = {
  ok: false,
  problem: 'unexpected',
  message: 'The comment could not be loaded. Please try again.',
}

async function fetchSource(id: string, signal: AbortSignal | null = null): Promise<Result<Source>> {
  try {
    const answer = await fetch(routes.commentAnswer(id), { signal })
    if (answer.status === 401) return SIGN_IN
    return answer.ok ? { ok: true, data: await answer.json() } : NOT_LOADED
  } catch {
    return NOT_LOADED
  }
}

type EditFieldsProps = EditFormProps & Source & { onOvertaken: () => void }

/**
 * The form itself. One that was overtaken by a change in another window is refused with both texts on show: the typed one in
 * its field, the stored one below, once it is here; the next save goes upon what is stored.
 */
function EditFields({ id, version, content, action = editComment, answer, onDone, onOvertaken }: EditFieldsProps) {
  const router = useRouter()
  const draftTarget = `comment-edit:${id}`
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(next) {
      if (!next.ok && next.problem === 'conflict') onOvertaken()
      const title = next.message ?? 'Your comment has been changed.'
      const told: Toast = { id: 'comment', kind: next.ok ? 'success' : 'error', title }
      if (!next.ok || onDone) return told
      keepToast(told)
      return null
    },
    onDone(_comment, sent) {
      clearDraft(draftTarget, sent && sentFields(sent))
      // A whole load, since only that finds the comment's place on its page by a redirect.
      if (!onDone) return location.assign(routes.comment(id))
      onDone()
      router.refresh()
    },
  })
  const open = useUntilSignedIn(failed)
  const { version: upon, rebase, wasOvertaken, watch } = useVersion(version, result, form.ref)
  const isInPlace = onDone !== undefined
  // The link that was pressed is gone by now.
  useEffect(() => {
    if (isInPlace) form.ref.current?.querySelector('textarea')?.focus()
  }, [isInPlace, form.ref])
  const isStoredKnown = wasOvertaken && failed?.values?.version !== String(version)

  return (
    <form {...form} {...watch} className="comment-form">
      <input type="hidden" name="id" value={id} />
      <VersionField version={upon} onVersion={rebase} />
      <CommentField
        label="Your comment"
        defaultValue={typed('content') ?? content}
        error={error('content') ?? (open && !open.fieldErrors ? open.message : undefined)}
        draftTarget={draftTarget}
        draftVersion={version}
      />
      {isStoredKnown && typed('content') !== content && (
        <div className="pb-2">
          <StoredText text={content} />
        </div>
      )}
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
