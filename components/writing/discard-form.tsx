'use client'

import { useRouter } from 'next/navigation'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'

type DiscardFormProps = {
  target: string
  version: number
  action: FormAction<object>
  answer: Result<object> | null
}

/** Lets a draft go that no form offers any more. */
export function DiscardForm({ target, version, action, answer }: DiscardFormProps) {
  const router = useRouter()
  const { form, pending, failed } = usePostedForm({
    action,
    answer,
    toast: (result) => ({
      id: 'draft',
      kind: result.ok ? 'success' : 'error',
      title: result.ok ? 'The text was discarded.' : result.message,
    }),
    onDone: () => router.push(routes.dashboard),
  })
  return (
    <form {...form}>
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="version" value={version} />
      <FormStatus message={failed?.message} />
      <SubmitButton pending={pending} busy="Discarding..." variant="outline">
        Discard
      </SubmitButton>
    </form>
  )
}
