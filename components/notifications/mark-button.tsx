'use client'

import { useRouter } from 'next/navigation'
import { announceViewerChange } from '@/components/auth/viewer-store'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction } from '@/lib/core/result'

type MarkButtonProps = {
  action: FormAction<object>
  /** One message; left out, all of them. */
  id?: string
  /** Says more than the button's word where several buttons say the same. */
  label?: string
  children: string
}

/** Marks messages as read. The list changes in place and says enough, so only a failure has a toast. */
export function MarkButton({ action, id, label, children }: MarkButtonProps) {
  const router = useRouter()
  const { form, pending } = usePostedForm({
    action,
    toast: ({ ok, message }) => (ok ? null : { id: 'messages', kind: 'error', title: 'Error', description: message }),
    onDone: () => {
      router.refresh()
      announceViewerChange()
    },
  })
  return (
    <form {...form}>
      {id && <input type="hidden" name="id" value={id} />}
      <SubmitButton pending={pending} variant={id ? 'quiet' : 'outline'} size="small">
        {children}
        {label && <span className="sr-only"> {label}</span>}
      </SubmitButton>
    </form>
  )
}
