'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useActionState, useEffect, useId, useRef, useState, useTransition } from 'react'
import { type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { fetchToasts, showToast } from '@/components/ui/toast'
import type { Fail, FormAction, Result } from '@/lib/core/result'
import { forgetProvider } from './greet'
import { type AccountEvent, lostAnswer, NO_COOKIES, toToast } from './toast-texts'

type AccountForm<Output, Input, Data> = {
  schema: z.ZodType<Output, Input>
  action: FormAction<Data>
  /** What the form was answered with when it was posted without scripts. */
  answer?: Result<Data> | null
  /** Which toast tells the outcome. */
  event: AccountEvent
  /** Which toast tells a success, where that depends on what came of it. */
  successEvent?: (data: Data) => AccountEvent
  onDone?: (data: Data) => void
}

/**
 * One form of accounts. It posts natively; with scripts the same action is called in place, after the schema has been
 * asked: a field on blur, all of them at submit, and a wrong one at every change until it is right. Focus goes to the
 * first error. Every outcome has one toast, and errors also stay in the form.
 */
export function useAccountForm<Output extends FieldValues, Input extends FieldValues, Data>(
  spec: AccountForm<Output, Input, Data>,
) {
  const { schema, action, answer = null, event, successEvent, onDone } = spec
  const id = useId()
  const [posted, post] = useActionState(action, answer)
  const [said, setSaid] = useState<Result<Data> | null>(null)
  /** What was wrong with the fields at the last submit: read out then, and not anew while one after the other is corrected. */
  const [errors, setErrors] = useState<string[]>([])
  const [pending, startTransition] = useTransition()
  const { register, handleSubmit, setError, formState, watch, getValues, reset } = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    reValidateMode: 'onChange',
  })
  const status = useRef<HTMLParagraphElement>(null)
  const result = said ?? posted
  const failed = result && !result.ok ? result : null

  function settle(next: Result<Data>) {
    setSaid(next)
    const told = toToast((next.ok && successEvent?.(next.data)) || event, next)
    if (next.ok) {
      showToast(told)
      forgetProvider()
      return onDone?.(next.data)
    }
    askToSignIn(next)
    const wrong = Object.entries(next.fieldErrors ?? {}).filter(([name]) => name in getValues())
    wrong.forEach(([name, messages], index) => {
      // The action names the fields of the same schema.
      setError(name as Path<Input>, { type: 'server', message: messages?.[0] }, { shouldFocus: index === 0 })
    })
    setErrors(wrong.flatMap(([, messages]) => messages?.[0] ?? []))
    // Without a place for it in the form only the toast says it.
    showToast({ ...told, quiet: wrong.length > 0 || !next.fieldErrors })
    if (wrong.length === 0) status.current?.focus()
  }

  useEffect(fetchToasts, [])

  // A form sent before its scripts were ready is answered here.
  const first = useRef(posted)
  useEffect(() => {
    if (posted && posted !== first.current) settle(posted)
    first.current = posted
  })

  function send(form: HTMLFormElement) {
    const data = new FormData(form)
    startTransition(async () => {
      const refused = event === 'sign-in' && !navigator.cookieEnabled
      const next = refused ? NO_COOKIES : await action(null, data).catch((error): Fail => lostAnswer(event, error))
      startTransition(() => settle(next))
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    setSaid(null)
    setErrors([])
    const refuse = (wrong: FieldErrors<Input>) =>
      setErrors(Object.values(wrong).flatMap((error) => (typeof error?.message === 'string' ? [error.message] : [])))
    void handleSubmit(() => send(form), refuse)(event)
  }

  /** What an input needs: name, value, listeners, and its error in words and attributes. */
  function field(name: Path<Input>, deps?: Path<Input>[]) {
    const { error } = registered(name)
    const server =
      formState.isSubmitted || formState.touchedFields[name as never] ? undefined : failed?.fieldErrors?.[name]?.[0]
    const value = failed?.values?.[name]
    // A field that nobody has come to yet is not asked along: it would complain before it can be filled in.
    const along = deps?.filter((other) => formState.isSubmitted || formState.touchedFields[other as never])
    return {
      ...register(name, { deps: along?.length ? along : undefined }),
      id: `${id}-${name}`,
      defaultValue: typeof value === 'string' ? value : undefined,
      error: error ?? server,
    }
  }

  function registered(name: Path<Input>) {
    const error = formState.errors[name]
    return { error: typeof error?.message === 'string' ? error.message : undefined }
  }

  return {
    form: { action: post, onSubmit: submit, noValidate: true },
    field,
    watch,
    reset,
    setError,
    pending,
    result,
    status: {
      ref: status,
      message: failed && !failed.fieldErrors ? failed.message : undefined,
      errors,
    },
  }
}
