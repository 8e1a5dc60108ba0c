'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * The full-screen menu. Its buttons are declared in markup (`command`, `commandfor`, `method="dialog"`) and need no
 * script where the browser knows them; this adds closing on navigation and the same for older browsers.
 */
export function MenuDialog({ id, children }: { id: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const close = () => dialog.current?.close()
    const open = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(`[commandfor="${id}"]`)) dialog.current?.showModal()
    }
    const declarative = 'command' in HTMLButtonElement.prototype
    const wide = matchMedia('(width >= 48rem)')
    if (!declarative) addEventListener('click', open)
    addEventListener('popstate', close)
    wide.addEventListener('change', close)
    return () => {
      removeEventListener('click', open)
      removeEventListener('popstate', close)
      wide.removeEventListener('change', close)
    }
  }, [id])

  function follow(event: MouseEvent<HTMLDialogElement>) {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.close()
  }

  return (
    <dialog ref={dialog} id={id} aria-label="Menu" className="menu-dialog" onClick={follow}>
      {children}
    </dialog>
  )
}
