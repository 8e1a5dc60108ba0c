'use client'

import { type FormEvent, useActionState, useOptimistic, useTransition } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { SignInLink } from '@/components/auth/sign-in-link'
import { changeMarks, useMarks, useViewer } from '@/components/auth/viewer-store'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { followAuthor } from '@/lib/reactions/actions'
import type { MarkSubject } from '@/lib/reactions/marks'

type FollowButtonProps = {
  username: string
  name: string
  subject: MarkSubject
  /** Nothing of theirs is published at present: whoever follows them may end it, and nobody can begin. */
  silent?: boolean
}

/** Follows the author of the page's text or whom it shows, or no more; nothing for themselves. */
export function FollowButton({ username, name, subject, silent }: FollowButtonProps) {
  const viewer = useViewer()
  const marks = useMarks(subject)
  const [posted, post] = useActionState(followAuthor, null)
  const [pending, startTransition] = useTransition()
  const [follows, setFollows] = useOptimistic(marks?.followsAuthor ?? false)
  if (marks?.own.article || marks?.own.person || (silent && !marks?.followsAuthor)) return null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (viewer === null) return openSignIn()
    if (silent && pending) return
    const form = new FormData(event.currentTarget)
    form.set('want', follows ? 'not-following' : 'following')
    startTransition(async () => {
      setFollows(!follows)
      const result = await followAuthor(null, form).catch(toLostPress)
      showToast({ id: 'follow', kind: result.ok ? 'success' : 'error', title: result.message ?? 'Done' })
      if (!result.ok) return askToSignIn(result)
      const { follows: answered } = result.data
      startTransition(() => changeMarks(subject, (known) => ({ ...known, followsAuthor: answered })))
    })
  }

  return (
    <form action={post} onSubmit={submit} className="print:hidden">
      <input type="hidden" name="username" value={username} />
      <button type="submit" className="button-outline button-small">
        {follows ? 'Following' : 'Follow'}
        <span className="sr-only"> {name}</span>
      </button>
      {posted && !posted.ok && (
        <p role="alert" className="like-problem">
          {posted.message}{' '}
          {posted.problem === 'unauthenticated' && <SignInLink className="underline">Sign in</SignInLink>}
        </p>
      )}
    </form>
  )
}
