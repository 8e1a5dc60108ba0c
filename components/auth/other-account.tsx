'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { useViewer } from './viewer-store'

/**
 * Draws nothing. A page about a member stays as it was when somebody else signs in in another window, and what is sent
 * from it is done as them: their picture is replaced, their sessions are ended. So it is said.
 */
export function OtherAccount() {
  const viewer = useViewer()
  const path = usePathname()
  /** For whom the page was made: whoever was signed in when it came. */
  const made = useRef({ path: '', owner: '' })

  useEffect(() => {
    if (!viewer) return
    if (made.current.path !== path) made.current = { path, owner: viewer.id }
    if (made.current.owner === viewer.id) return
    showToast({
      id: 'other-account',
      kind: 'error',
      title: 'Another account',
      description: `You are signed in as ${viewer.username} by now. Reload this page before you go on.`,
    })
  }, [viewer, path])

  return null
}
