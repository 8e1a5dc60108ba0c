'use client'

import { useRouter } from 'next/navigation'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useActionState,
  useContext,
  useId,
  useState,
  useTransition,
} from 'react'
import { describeControl } from '@/components/ui/form-field'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { useFocusRest } from '@/components/ui/use-focus-rest'
import { type Fail, type FormAction, firstProblem } from '@/lib/core/result'

/** What the form was refused with, and the id that its line is named after. */
const Refusal = createContext<{ id: string; fail: Fail | null }>({ id: '', fail: null })

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
  const [fail, setFail] = useState(refused)
  const problem = fail && firstProblem(fail)
  const id = useId()
  const noteFocus = useFocusRest()

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (pending) return
    const form = new FormData(submitted.currentTarget)
    noteFocus()
    // The same refusal twice is read twice.
    setFail(null)
    startTransition(async () => {
      const result = await action(null, form).catch(toLostPress)
      startTransition(() => setFail(result.ok ? null : result))
      askToSignIn(result)
      if (!result.ok) return void showToast({ id: event, kind: 'error', title: firstProblem(result), quiet: true })
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
      <Refusal value={{ id, fail }}>{children}</Refusal>
      {problem && (
        <p id={`${id}-message`} role="alert" className="col-span-full basis-full text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}

/** A text field of an `ActForm`, tied to the line that says what is wrong with it. */
export function ActField({ name, ...input }: ComponentProps<'input'> & { name: string }) {
  const { id, fail } = useContext(Refusal)
  return <input name={name} {...input} {...describeControl({ id, error: fail?.fieldErrors?.[name]?.[0] })} />
}
