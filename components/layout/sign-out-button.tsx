'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { OWN_PAGES } from '@/lib/core/own-pages'
import { routes } from '@/lib/core/routes'

/** Ends the session and stays on the page; a member's own page is left for the home page. Its code comes when pressed. */
export function SignOutButton(props: ComponentProps<'button'>) {
  const router = useRouter()

  async function leave({ currentTarget }: { currentTarget: HTMLElement }) {
    currentTarget.closest('dialog')?.close()
    const { signOutHere } = await import('@/components/auth/sign-out')
    const isOwnPage = OWN_PAGES.includes(location.pathname)
    if ((await signOutHere()) && isOwnPage) router.replace(routes.home)
  }

  return (
    <button type="button" onClick={leave} {...props}>
      Log Out
    </button>
  )
}
