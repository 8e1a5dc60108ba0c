'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { showToast } from '@/components/ui/toast'
import { OWN_PAGES } from '@/lib/core/own-pages'
import { routes } from '@/lib/core/routes'

/** Ends the session and stays on the page; a member's own page is left for the home page. Its code comes when pressed. */
export function SignOutButton(props: ComponentProps<'button'>) {
  const router = useRouter()

  async function leave({ currentTarget }: { currentTarget: HTMLElement }) {
    currentTarget.closest('dialog')?.close()
    const code = await import('@/components/auth/sign-out').catch(() => null)
    if (!code) return showToast(FAILED)
    const isOwnPage = OWN_PAGES.includes(location.pathname)
    if ((await code.signOutHere()) && isOwnPage) router.replace(routes.home)
  }

  return (
    <button type="button" onClick={leave} {...props}>
      Log Out
    </button>
  )
}

/** What is said when the server does not answer (components/auth/toast-texts.ts), whose code may not have come either. */
const FAILED = { id: 'account-sign-out', kind: 'error', title: 'Error', description: 'Failed to sign out' } as const
