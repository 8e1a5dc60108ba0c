'use client'

import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { useTextOwner } from '@/components/auth/text-owner'
import { useUntilSignedIn } from '@/components/auth/use-until-signed-in'
import { useViewer } from '@/components/auth/viewer-store'
import { NO_ANSWER, toLost } from '@/components/ui/lost-answer'
import { makePostKeys } from '@/components/ui/post-key'
import { focusField } from '@/components/ui/show-field'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { type FormAction, fieldProblems, type Result } from '@/lib/core/result'

type PostForm<Data> = {
  action: FormAction<Data>
  /** What the form was answered with when it was posted without scripts. */
  answer?: Result<Data> | null
  /** Names the toast: one for all outcomes of this form. */
  event: string
  /** `sent`: what the form held when it was posted. */
  onDone: (data: Data, form: HTMLFormElement, sent: FormData) => void
}

/**
 * A form that writes to the forum. It posts natively; with scripts the same action is called in place, and nothing typed is
 * lost: a visitor is asked to sign in and goes on, a failure keeps the text. Each act of posting has a key, so that one
 * that is sent twice is stored once, and another text is another act.
 */
export function usePostForm<Data>({ action, answer = null, event, onDone }: PostForm<Data>) {
  const viewer = useViewer()
  const [posted, post] = useActionState(action, answer)
  const [said, setSaid] = useState<Result<Data> | null>(null)
  const [pending, startTransition] = useTransition()
  const [keys] = useState(makePostKeys)
  const owner = useTextOwner()
  const element = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const result = said ?? posted
  const failed = result && !result.ok ? result : null
  const open = useUntilSignedIn(failed)

  useEffect(() => {
    if (!failed) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) focusField(wrong)
    else status.current?.focus()
  }, [failed])

  function onSubmit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (pending) return
    if (viewer === null) return void openSignIn()
    const form = submitted.currentTarget
    const data = new FormData(form, submitter(submitted))
    data.set('postKey', keys.keyOf(data))
    owner.sign(data)
    startTransition(async () => {
      const next = await action(null, data).catch((error) => toLost(error, NO_ANSWER))
      askToSignIn(next)
      if (next.ok || !next.fieldErrors) {
        showToast({ id: event, kind: next.ok ? 'success' : 'error', title: next.message ?? 'Done', quiet: !next.ok })
      }
      startTransition(() => {
        setSaid(next)
        if (!next.ok) return
        keys.renew()
        owner.renew()
        onDone(next.data, form, data)
      })
    })
  }

  return {
    form: { ref: element, action: post, onSubmit, onInputCapture: owner.note, noValidate: true },
    pending,
    result,
    status: {
      ref: status,
      message: open && !open.fieldErrors ? open.message : undefined,
      // Gone while the form is under way: the same words would not be read out again.
      errors: open && !pending ? fieldProblems(open) : [],
    },
    /** The refusal of somebody who is not signed in; none once they are. */
    signIn: open?.problem === 'unauthenticated' ? open : null,
    /** The first thing wrong with a field. */
    errorOf: (name: string) => failed?.fieldErrors?.[name]?.[0],
    /** What stood in a field of a form that was posted without scripts. */
    typed: (name: string) => {
      const value = failed && posted === failed ? failed.values?.[name] : undefined
      return typeof value === 'string' ? value : undefined
    },
  }
}

/** The button that was pressed, where the form has several. */
function submitter({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
