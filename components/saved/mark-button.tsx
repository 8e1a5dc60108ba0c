'use client'

import './saved.css'
import { type FormEvent, type ReactNode, useActionState, useOptimistic, useTransition } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { SignInLink } from '@/components/auth/sign-in-link'
import { useViewer } from '@/components/auth/viewer-store'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import type { FormAction } from '@/lib/core/result'

type MarkButtonProps<Added, Removed> = {
  /** `undefined` while nobody knows, and for visitors. */
  marked: boolean | undefined
  add: FormAction<Added>
  remove: FormAction<Removed>
  /** Notes on the page what an action has answered. */
  onDone: (marked: boolean) => void
  /** What the actions are asked about. */
  fields: Record<string, string>
  /** What the button says while unmarked and while marked; `label` says about what. */
  words: readonly [string, string]
  label: string
  /** One toast for all outcomes. */
  event: string
  /** Whether the thing is gone: nobody can mark it any more, and the mark that is there can be taken back. */
  gone?: boolean
  /** Whether only the drawing is shown, where there is little room. */
  bare?: boolean
  children: ReactNode
}

/** Marks something as the member's own, or no longer, at once; without scripts a form that marks it. */
export function MarkButton<Added, Removed>(props: MarkButtonProps<Added, Removed>) {
  const { marked = false, add, remove, onDone, fields, words, label, event, gone, bare, children } = props
  const viewer = useViewer()
  const [posted, post] = useActionState(add, null)
  const [, startTransition] = useTransition()
  const [shown, setShown] = useOptimistic(marked)

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (viewer === null) return openSignIn()
    const form = new FormData(submitted.currentTarget)
    const want = !shown
    if (gone && want) return
    startTransition(async () => {
      setShown(want)
      const result = await (want ? add(null, form) : remove(null, form)).catch(toLostPress)
      showToast({ id: event, kind: result.ok ? 'success' : 'error', title: result.message ?? 'Done' })
      if (result.ok) startTransition(() => onDone(want))
      else askToSignIn(result)
    })
  }

  return (
    <form action={post} onSubmit={submit} className="mark">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="mark-button"
        data-marked={shown || undefined}
        title={bare ? words[shown ? 1 : 0] : undefined}
      >
        {children}
        <span className={bare ? 'sr-only' : undefined}>{words[shown ? 1 : 0]}</span>
        <span className="sr-only"> {label}</span>
      </button>
      {posted && (
        <p role="status" className={posted.ok ? 'mark-answer' : 'mark-answer text-danger'}>
          {posted.message}{' '}
          {!posted.ok && posted.problem === 'unauthenticated' && (
            <SignInLink className="quiet-link">Sign in</SignInLink>
          )}
        </p>
      )}
    </form>
  )
}
