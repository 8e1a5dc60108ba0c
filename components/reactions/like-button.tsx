'use client'

import './like.css'
import { type FormEvent, useActionState, useOptimistic, useState, useTransition } from 'react'
import { withId } from '@/components/auth/kept-marks'
import { openSignIn } from '@/components/auth/open-sign-in'
import { SignInLink } from '@/components/auth/sign-in-link'
import { changeMarks, useMarks, useViewer } from '@/components/auth/viewer-store'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { formatCount } from '@/lib/core/format-count'
import { toggleLike } from '@/lib/reactions/actions'
import type { MarkSubject } from '@/lib/reactions/marks'
import type { LikedKind } from '@/lib/reactions/schema'

type LikeButtonProps = {
  kind: LikedKind
  id: string
  /** Likes when the page was made. */
  count: number
  /**
   * The viewer wrote it: the count alone is shown, for nobody likes their own text. Of the page's article the marks say so
   * themselves.
   */
  ownText?: boolean
  subject: MarkSubject
  /** What is liked, for readers who hear the page: 'this comment by noor'. */
  label?: string
}

/** Likes something or takes it back, at once and without moving the page; without scripts a form of one button. */
export function LikeButton({ kind, id, count, ownText = false, subject, label = `this ${kind}` }: LikeButtonProps) {
  const viewer = useViewer()
  const marks = useMarks(subject)
  const [posted, post] = useActionState(toggleLike, null)
  const [, startTransition] = useTransition()
  /** What the action has answered since the page was made with `from` likes. */
  const [answer, setAnswer] = useState<{ count: number; from: number } | null>(null)

  const isOwn = ownText || (kind === 'article' && marks?.own.article === true)
  const liked = marks?.liked.includes(id) ?? false
  const known = answer && answer.from === count ? answer.count : count
  const [shown, setShown] = useOptimistic({ liked, count: known })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (viewer === null) return openSignIn()
    const want = !shown.liked
    const form = new FormData(event.currentTarget)
    form.set('want', want ? 'liked' : 'not-liked')
    startTransition(async () => {
      setShown({ liked: want, count: Math.max(0, shown.count + (want ? 1 : -1)) })
      const result = await toggleLike(null, form).catch(toLostPress)
      if (!result.ok) {
        askToSignIn(result)
        return void showToast({ id: 'like', kind: 'error', title: result.message })
      }
      startTransition(() => {
        setAnswer({ count: result.data.count, from: count })
        changeMarks(subject, (old) => ({ ...old, liked: withId(old.liked, id, result.data.liked) }))
      })
    })
  }

  if (isOwn) {
    return (
      <span className="like">
        <Heart /> <span className="like-count">{format(known)}</span> <span className="sr-only">{toLikes(known)}</span>
      </span>
    )
  }
  const failed = posted && !posted.ok ? posted : null
  return (
    <form action={post} onSubmit={submit}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="like" aria-pressed={shown.liked}>
        <Heart /> <span className={kind === 'article' ? undefined : 'sr-only'}>Like</span>
        <span className="sr-only"> {label},</span> <span className="like-count">{format(shown.count)}</span>
        <span className="sr-only"> {toLikes(shown.count)}</span>
      </button>
      {failed && (
        <p role="alert" className="like-problem">
          {failed.message}{' '}
          {failed.problem === 'unauthenticated' && <SignInLink className="underline">Sign in</SignInLink>}
        </p>
      )}
    </form>
  )
}

const format = (count: number) => (count > 0 ? formatCount(count) : '')
const toLikes = (count: number) => (count === 0 ? 'no likes yet' : count === 1 ? 'like' : 'likes')

function Heart() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
      <path d="M10 16.5 3.6 10a3.9 3.9 0 0 1 5.6-5.5l.8.8.8-.8a3.9 3.9 0 0 1 5.6 5.5z" />
    </svg>
  )
}
