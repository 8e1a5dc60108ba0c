'use client'

import type { ReactNode } from 'react'
import { asksProof, ProofField } from '@/components/auth/proof-field'
import { FormStatus } from '@/components/ui/form-status'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Fail, FormAction, Result } from '@/lib/core/result'

type FreshFormProps = {
  action: FormAction<object>
  answer: Result<object> | null
  /** Names the toast; a second try replaces the first one's. */
  id: string
  /** Without a description the answer's own words are told. */
  done: { title: string; description?: string }
  /** What the toast of a failure is called. */
  failedTitle?: (failure: Fail) => string
  /** What is said when the server does not answer. */
  lost?: string | undefined
  onDone?: () => void
  /** What was done has been taken back: the form does not say it any more. */
  isUndone?: boolean
  /** The last line of the form, below what is wrong with it; where it is not part of the children. */
  buttons?: (pending: boolean) => ReactNode
  children: (form: { pending: boolean; error: (name: string) => string | undefined; typed: Typed }) => ReactNode
}

type Typed = (name: string) => string | undefined

/** A form for an act that may ask for the password, which is then typed into the form itself. */
export function FreshForm(props: FreshFormProps) {
  const { action, answer, id, done, failedTitle = () => 'Update failed', lost, onDone, isUndone } = props
  const { buttons, children } = props
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(next) {
      if (asksProof(next)) return null
      if (next.ok) return { id, kind: 'success', description: next.message, ...done }
      return { id, kind: 'error', title: failedTitle(next), description: next.message }
    },
    onDone,
    lost,
  })
  const asking = asksProof(failed)

  return (
    <form {...form}>
      {children({ pending, error, typed })}
      {!asking && <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />}
      {buttons?.(pending)}
      {asking && failed && <ProofField failed={failed} pending={pending} />}
      <p role="status" className="text-sm font-semibold text-success">
        {result?.ok && !isUndone && result.message}
      </p>
    </form>
  )
}
