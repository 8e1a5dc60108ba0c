'use client'

import { type FormEvent, useActionState, useTransition } from 'react'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { useFocusRest } from '@/components/ui/use-focus-rest'
import type { Fail, FormAction } from '@/lib/core/result'
import { type AccountEvent, lostAnswer, toToast } from './toast-texts'

/** A form that is only a button: it posts natively, or in place with one toast for the outcome. Focus stays near when it goes. */
export function useQuickAction<Data>(
  action: FormAction<Data>,
  event: AccountEvent,
  onDone?: (data: Data) => void,
  /** What has to be done while it can still be done. */
  before?: () => Promise<void>,
) {
  const [, post] = useActionState(action, null)
  const [pending, startTransition] = useTransition()
  const noteFocus = useFocusRest()

  async function act(data: FormData) {
    await before?.()
    return action(null, data)
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const data = new FormData(submitted.currentTarget)
    noteFocus()
    startTransition(async () => {
      const next = await act(data).catch((error): Fail => lostAnswer(event, error))
      showToast(toToast(event, next))
      askToSignIn(next)
      if (next.ok) onDone?.(next.data)
    })
  }

  return { form: { action: post, onSubmit }, pending }
}
