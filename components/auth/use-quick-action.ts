'use client'

import { type FormEvent, useActionState, useState, useTransition } from 'react'
import { showToast } from '@/components/ui/toast'
import type { Fail, FormAction, Result } from '@/lib/core/result'
import { type AccountEvent, lostAnswer, toToast } from './toast-texts'

/** A form that is only a button: it posts natively, or in place with one toast for the outcome. */
export function useQuickAction<Data>(action: FormAction<Data>, event: AccountEvent, onDone?: (data: Data) => void) {
  const [, post] = useActionState(action, null)
  const [result, setResult] = useState<Result<Data> | null>(null)
  const [pending, startTransition] = useTransition()

  function send(data: FormData) {
    startTransition(async () => {
      const next = await action(null, data).catch((): Fail => lostAnswer(event))
      startTransition(() => setResult(next))
      if (next.ok || next.problem !== 'reauthenticate') showToast(toToast(event, next))
      if (next.ok) onDone?.(next.data)
    })
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    send(new FormData(submitted.currentTarget))
  }

  return { form: { action: post, onSubmit }, pending, result, send }
}
