'use client'

import './auth.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AuthViews } from './auth-views'
import type { AuthView } from './open-sign-in'
import { leaveOthersPage, useViewer } from './viewer-store'

type AuthDialogProps = { onOpen: () => void; onClose: () => void }

const TITLES = {
  'sign-in': 'Welcome back',
  register: 'Join the community',
  forgot: 'Reset your password',
  verify: 'Check your inbox',
} as const satisfies Record<AuthView, string>

/**
 * The forms of accounts over any page, which stays as it was. Escape, the cross and leaving the page close it, and so does
 * signing in, here or in another tab.
 */
export function AuthDialog({ onOpen, onClose }: AuthDialogProps) {
  const [view, setView] = useState<AuthView>('sign-in')
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const viewer = useViewer()
  const wasNobody = useRef(false)

  useLayoutEffect(() => {
    const open = dialog.current
    if (open && !open.open) open.showModal()
    onOpen()
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onOpen, onClose])

  useEffect(() => {
    if (viewer === null) wasNobody.current = true
    else if (viewer && wasNobody.current && !leaveOthersPage()) dialog.current?.close()
  }, [viewer])

  // A view starts at its first field, unless the person is still choosing between the tabs.
  useEffect(() => {
    if (document.activeElement?.role === 'tab' || !view) return
    const [first] = body.current?.querySelectorAll<HTMLElement>('form :is(input, a, button):not([type="hidden"])') ?? []
    first?.focus()
  }, [view])

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="auth-title" className="auth-dialog">
      <div className="flex items-center justify-between gap-4 pt-4 pr-3 pl-6">
        <h2 id="auth-title" className="text-2xl">
          {TITLES[view]}
        </h2>
        <button type="button" onClick={() => dialog.current?.close()} aria-label="Close" className="icon-button">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
            <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
          </svg>
        </button>
      </div>
      <div ref={body} className="px-6 pt-2 pb-6">
        <AuthViews view={view} onView={setView} onDone={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
