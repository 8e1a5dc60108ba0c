'use client'

import { useRouter } from 'next/navigation'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { useQuickAction } from './use-quick-action'
import { announceSignOut } from './viewer-store'

/** A button that ends the session, also without scripts. */
export function SignOutForm({ action, label = 'Log Out' }: { action: FormAction<object>; label?: string }) {
  const router = useRouter()
  const { form, pending } = useQuickAction(action, 'sign-out', leave, async () => {
    await (await import('@/components/drafts/settle-drafts')).settleDrafts()
  })

  function leave() {
    announceSignOut()
    router.replace(routes.home)
  }

  return (
    <form {...form}>
      <SubmitButton variant="outline" pending={pending} busy="Signing out...">
        {label}
      </SubmitButton>
    </form>
  )
}
