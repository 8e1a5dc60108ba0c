'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { useFocusRest } from '@/components/ui/use-focus-rest'
import { type Fail, type FormAction, firstProblem } from '@/lib/core/result'

type ActFormProps<Data> = {
  action: FormAction<Data>
  /** What this very form was refused with when it was posted without scripts. */
  refused?: Fail | null
  /** One toast for all outcomes of this name. */
  event: string
  /** What the form says beside its fields. */
  values?: Record<string, string>
  /** Says itself what was done: no toast for a success. */
  onDone?: (data: Data) => void
  className?: string
  children: ReactNode
}

/**
 * A small form that acts in place: one toast for the outcome, what is wrong below its fields, and the page read anew. The
 * focus stays near when the button goes. Without scripts it posts natively.
 */
export function ActForm<Data>({
  action,
  refused = null,
  event,
  values = {},
  onDone,
  className,
  children,
}: ActFormProps<Data>) {
  const router = useRouter()
  const [, post] = useActionState(action, null)
  const [pending, startTransition] = useTransition()
  const [problem, setProblem] = useState(refused && firstProblem(refused))
  const noteFocus = useFocusRest()

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (pending) return
    const form = new FormData(submitted.currentTarget)
    noteFocus()
    // The same refusal twice is read twice.
    setProblem(null)
    startTransition(async () => {
      const result = await action(null, form).catch(toLostPress)
      const wrong = result.ok ? null : firstProblem(result)
      startTransition(() => setProblem(wrong))
      askToSignIn(result)
      if (!result.ok) return void showToast({ id: event, kind: 'error', title: wrong ?? result.message, quiet: true })
      if (onDone) onDone(result.data)
      else showToast({ id: event, kind: 'success', title: result.message ?? 'Done' })
      router.refresh()
    })
  }

  return (
    <form action={post} onSubmit={submit} aria-busy={pending || undefined} className={className}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {problem && (
        <p role="alert" className="col-span-full basis-full text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
