'use client'

import { type FormEvent, useActionState, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { asTold, type Fail, type FormAction, type Result } from '@/lib/core/result'
import { toLost } from './lost-answer'
import { focusField } from './show-field'
import { askToSignIn } from './signed-out-act'
import { showToast, type Toast } from './toast'
import { useFocusRest } from './use-focus-rest'

type PostedForm<Data> = {
  action: FormAction<Data>
  /** What the form was answered with when it was posted without scripts. */
  answer?: Result<Data> | null
  /** The one toast that tells an outcome, or null for none. The message that it is given says what is wrong with a field. */
  toast: (result: Result<Data>) => Toast | null
  /** `sent`: what the form held when it was posted; unknown where that was before its scripts were ready. */
  onDone?: (data: Data, sent?: FormData) => void
  /** Something is wrong that the browser knows already; then nothing is sent. */
  check?: (data: FormData) => Fail | null
  /** Whether a success leaves the form empty: Next keeps its page and shows it again, for another one. */
  empties?: boolean
  /** The id of the part of the page that a browser without scripts shows with the answer. */
  place?: string
  /** What is said when the server does not answer. */
  lost?: string | undefined
}

const LOST = 'An error occurred. Please try again.'

/** Whether a form shows a refusal where the focus goes: beside one of its fields, or in its `FormStatus`. */
function saysItself(form: HTMLFormElement | null, { fieldErrors }: Fail): boolean {
  if (!fieldErrors) return form?.querySelector('[role="alert"] > p') != null
  return [...(form?.elements ?? [])].some(
    (field) => field.getAttribute('type') !== 'hidden' && fieldErrors[field.getAttribute('name') ?? ''],
  )
}

/**
 * A form without live checks: it posts natively, and in place once scripts run. What was typed stays in its fields, focus
 * goes to the first wrong one or stays near when the button goes, and every outcome is told by one toast and in the form.
 */
export function usePostedForm<Data>({
  action,
  answer = null,
  toast,
  onDone,
  check,
  empties,
  place,
  lost = LOST,
}: PostedForm<Data>) {
  const [posted, post] = useActionState(action, answer, place && `#${place}`)
  const [said, setSaid] = useState<Result<Data> | null>(null)
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const noteFocus = useFocusRest()
  const result = said ?? posted
  const failed = result && !result.ok ? result : null

  function settle(next: Result<Data>, sent?: FormData) {
    setSaid(next)
    const told = toast(asTold(next))
    if (told) showToast({ ...told, quiet: !next.ok && saysItself(form.current, next) })
    askToSignIn(next)
    if (next.ok) onDone?.(next.data, sent)
  }

  // A form sent before its scripts were ready is answered here.
  const first = useRef(posted)
  useEffect(() => {
    if (posted && posted !== first.current) settle(posted)
    first.current = posted
  })

  useEffect(() => {
    if (!said || said.ok) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) focusField(wrong)
    else form.current?.querySelector<HTMLElement>('[role="alert"] > p')?.focus()
  }, [said])

  // Not before the defaults of its fields have stopped to be what was refused.
  useEffect(() => {
    if (empties && result?.ok) form.current?.reset()
  }, [empties, result])

  const clear = useCallback(() => setSaid(null), [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Keys send a form without its button, which would refuse.
    if (pending) return
    // The button that was pressed is part of what is sent.
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const data = new FormData(event.currentTarget, submitter)
    const wrong = check?.(data)
    if (wrong) return settle(wrong)
    noteFocus()
    startTransition(async () => {
      const next = await action(null, data).catch((error) => toLost(error, lost))
      startTransition(() => settle(next, data))
    })
  }

  return {
    form: { ref: form, action: post, onSubmit, noValidate: true },
    pending,
    result,
    failed,
    /** Forgets the outcome, so that the form is as new. */
    clear,
    error: (name: string) => failed?.fieldErrors?.[name]?.[0],
    /** What was typed into a field before the page was made anew. */
    typed: (name: string) => {
      const value = failed?.values?.[name]
      return typeof value === 'string' ? value : undefined
    },
  }
}
