'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProveForm } from '@/components/auth/prove-form'
import { FormStatus } from '@/components/ui/form-status'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Fail, FormAction, Result } from '@/lib/core/result'

type FreshFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  /** Confirms the password, when it was last given long ago. */
  prove: FormAction<object>
  /** Names the toast; a second try replaces the first one's. */
  id: string
  /** Without a description the answer's own words are told. */
  done: { title: string; description?: string }
  /** What the toast of a failure is called. */
  failedTitle?: (failure: Fail) => string
  onDone?: () => void
  children: (form: { pending: boolean; error: (name: string) => string | undefined; typed: Typed }) => ReactNode
}

type Typed = (name: string) => string | undefined

/** A form for an act that may ask for the password first; once it is given the form is sent again by itself. */
export function FreshForm(props: FreshFormProps) {
  const { action, answer, prove, id, done, failedTitle = () => 'Update failed', onDone, children } = props
  const [asking, setAsking] = useState(isRefusedForAge(answer))
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(next) {
      if (isRefusedForAge(next)) {
        setAsking(true)
        return null
      }
      if (next.ok) return { id, kind: 'success', description: next.message, ...done }
      const [wrong] = Object.values(next.fieldErrors ?? {}).flatMap((messages) => messages ?? [])
      return { id, kind: 'error', title: failedTitle(next), description: wrong ?? next.message }
    },
    onDone,
  })
  const proof = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asking) proof.current?.querySelector('input')?.focus()
  }, [asking])

  return (
    <>
      <form {...form}>
        {children({ pending, error, typed })}
        <FormStatus message={failed && !failed.fieldErrors && !asking ? failed.message : undefined} />
        <p role="status" className="text-sm font-semibold text-success">
          {result?.ok && result.message}
        </p>
      </form>
      {asking && (
        <div ref={proof}>
          <ProveForm
            action={prove}
            onDone={() => {
              setAsking(false)
              form.ref.current?.requestSubmit()
            }}
          />
        </div>
      )}
    </>
  )
}

const isRefusedForAge = (result: Result<object> | null) =>
  result !== null && !result.ok && result.problem === 'reauthenticate'
