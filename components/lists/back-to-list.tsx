'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { type ListPath, lastListAddress } from './last-list'

/** The path of the entry before this one, where the browser tells. */
function previousPath() {
  const { navigation } = window
  const index = navigation?.currentEntry?.index ?? 0
  const url = navigation?.entries()[index - 1]?.url
  return url ? new URL(url).pathname : null
}

/**
 * Leads back to a list in the state it was left: one step back in history, with the scroll position, if the list
 * was the page before; else the list's last address; else, and without scripts, the plain list.
 */
export function BackToList({ path, children }: { path: ListPath; children: ReactNode }) {
  const router = useRouter()

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const last = lastListAddress(path)
    event.preventDefault()
    if ([path, last.split('?')[0]].includes(previousPath() ?? '')) router.back()
    else router.push(last)
  }

  return (
    <BackLink href={path} data-live="" onClick={goBack}>
      {children}
    </BackLink>
  )
}
