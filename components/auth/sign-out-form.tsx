'use client'

import { useRouter } from 'next/navigation'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { useQuickAction } from './use-quick-action'
import { announceViewerChange } from './viewer-store'

/** A button that ends the session, also without scripts. */
export function SignOutForm({ action }: { action: FormAction<object> }) {
  const router = useRouter()
  const { form, pending } = useQuickAction(action, 'sign-out', () => {
    announceViewerChange()
    router.push(routes.home)
  })

  return (
    <form {...form}>
      <SubmitButton variant="outline" pending={pending} busy="Signing out…">
        Log Out
      </SubmitButton>
    </form>
  )
}
