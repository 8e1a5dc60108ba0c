'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { SignInLink } from '@/components/auth/sign-in-link'
import { useTextOwner } from '@/components/auth/text-owner'
import { useUntilSignedIn } from '@/components/auth/use-until-signed-in'
import { changeMarks, isSignedOut, useViewer } from '@/components/auth/viewer-store'
import { WriteNotice } from '@/components/auth/write-notice'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { keepToast, showKeptToast } from '@/components/ui/kept-toast'
import { makePostKeys } from '@/components/ui/post-key'
import { SIGN_IN } from '@/components/ui/signed-out-act'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Toast } from '@/components/ui/toast'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { postComment } from '@/lib/comments/actions'
import { commentDraft } from '@/lib/comments/draft-targets'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { saysSomething } from '@/lib/core/says-something'
import type { Marks } from '@/lib/reactions/marks'
import { CommentField } from './comment-field'

type CommentFormProps = {
  articleId: string
  action?: FormAction<{ id: string }>
  /** What the form was answered with on its way here. */
  answer?: Result<{ id: string }> | null
  /** The comment that is answered. */
  parentId?: string
  /** Whose comment that is. */
  name?: string
  /** Whether the comment will stand on another page, since this one shows another part of the discussion, or none. */
  isElsewhere?: boolean
  /** What stands in it at first. */
  starts?: string
  /** Folds the form again. */
  onClose?: () => void
}

/** The id of the discussion's own form. */
const ID = 'comment-form'

/**
 * Where a comment or a reply is written. Disabled for visitors once scripts run; without them it posts, and who is not
 * signed in is told so and keeps the text.
 */
export function CommentForm(props: CommentFormProps) {
  const { articleId, action = postComment, answer, parentId, name, isElsewhere, starts, onClose } = props
  const viewer = useViewer()
  const router = useRouter()
  const [keys] = useState(makePostKeys)
  const owner = useTextOwner()
  const [posted, setPosted] = useState<string | null>(null)
  /** Unknown until scripts run: then nothing may be disabled. */
  const [blank, setBlank] = useState<boolean | undefined>()
  const isVisitor = viewer === null
  const draftTarget = commentDraft(articleId, parentId)

  const { form, pending, failed, error, typed, clear } = usePostedForm({
    action,
    answer,
    place: parentId ? undefined : ID,
    toast(result) {
      const title = result.message ?? 'Your comment has been posted.'
      const told: Toast = { id: 'comment', kind: result.ok ? 'success' : 'error', title }
      if (!result.ok || !isElsewhere) return told
      keepToast(told)
      return null
    },
    check(data) {
      if (isVisitor) return SIGN_IN
      data.set('postKey', keys.keyOf(data))
      owner.sign(data)
      return null
    },
    onDone({ id }, sent) {
      keys.renew()
      owner.renew()
      clearDraft(draftTarget, sent && sentFields(sent))
      form.ref.current?.reset()
      clear()
      setBlank(true)
      setPosted(id)
      changeMarks(`article:${articleId}`, (known) => withOwn(known, id))
      onClose?.()
      // A whole load: the browser may still hold its page as it was without the comment, and only a redirect finds it.
      if (isElsewhere) return location.assign(routes.comment(id))
      router.refresh()
    },
  })
  const open = useUntilSignedIn(failed)
  const problem = error('content') ?? (open && !open.fieldErrors ? open.message : undefined)

  // Of the discussion's forms the one that every page of it has.
  useEffect(() => {
    if (!parentId) showKeptToast()
  }, [parentId])

  // A browser may bring back what was typed before the page was loaded again.
  useEffect(() => {
    const field = form.ref.current?.elements.namedItem('content')
    setBlank(field instanceof HTMLTextAreaElement ? !saysSomething(field.value) : true)
  }, [form.ref])

  // The new comment comes with the page that was asked for.
  useEffect(() => {
    const place = posted && document.getElementById(`comment-${posted}`)
    if (!place) return
    const folded = place.closest('details')
    if (folded) folded.open = true
    place.focus()
    setPosted(null)
  })

  return (
    <form
      {...form}
      id={parentId ? undefined : ID}
      className="comment-form"
      onInputCapture={owner.note}
      onInput={({ target }) => target instanceof HTMLTextAreaElement && setBlank(!saysSomething(target.value))}
    >
      <input type="hidden" name="articleId" value={articleId} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      <WriteNotice />
      {/* A disabled field takes no clicks; its frame does. */}
      <div data-live="" onPointerUp={() => isSignedOut() && openSignIn()}>
        <CommentField
          label={name ? `Your reply to ${name}` : parentId ? 'Your reply' : 'Your comment'}
          defaultValue={typed('content') ?? starts}
          disabled={isVisitor}
          error={problem}
          placeholder={isVisitor ? 'Sign in to join the discussion' : 'What do you think?'}
          draftTarget={draftTarget}
        />
      </div>
      <div className="comment-form-foot">
        {open?.problem === 'unauthenticated' && (
          <SignInLink className="underline" href={open.signIn}>
            Sign in{open.signIn && ' and keep the text'}
          </SignInLink>
        )}
        {onClose && (
          <button type="button" onClick={onClose} className="button-quiet button-small scripted">
            Cancel
          </button>
        )}
        <SubmitButton
          pending={pending}
          busy="Posting..."
          disabled={blank === undefined ? undefined : isVisitor || blank}
          size={parentId ? 'small' : 'normal'}
        >
          {parentId ? 'Post reply' : 'Post comment'}
        </SubmitButton>
      </div>
    </form>
  )
}

const withOwn = (known: Marks, id: string): Marks => ({
  ...known,
  own: { ...known.own, comments: [...known.own.comments, id] },
})
