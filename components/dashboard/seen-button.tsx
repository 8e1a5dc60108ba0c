'use client'

import { useRouter } from 'next/navigation'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction } from '@/lib/core/result'

/** Marks what is on show as seen. The list then says enough, so only a failure has a toast. */
export function SeenButton({ action, until }: { action: FormAction<object>; until: string }) {
  const router = useRouter()
  const { form, pending } = usePostedForm({
    action,
    toast: ({ ok, message }) => (ok ? null : { id: 'new', kind: 'error', title: 'Error', description: message }),
    onDone: () => router.refresh(),
  })
  return (
    <form {...form}>
      <input type="hidden" name="until" value={until} />
      <SubmitButton pending={pending} variant="outline" size="small">
        Mark all as read
      </SubmitButton>
    </form>
  )
}
