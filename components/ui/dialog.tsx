'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

type DialogProps = {
  id: string
  /** What the dialog is called. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A native modal dialog. `<button command="show-modal" commandfor={id}>` opens it and `<form method="dialog">` closes
 * it, both without scripts where the browser knows them; this closes it on navigation, also when Next keeps the page
 * hidden, and when the layout has changed to one that opens it nowhere. It opens it in browsers without invoker commands.
 */
export function Dialog({ id, label, className = 'dialog', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const stop = new AbortController()
    const { signal } = stop
    const close = () => dialog?.close()
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target.closest(`[commandfor="${id}"]`) && !('command' in HTMLButtonElement.prototype)) dialog?.showModal()
      else if (target.closest('a') && dialog?.contains(target)) close()
    }
    const resize = () => {
      const openers = [...document.querySelectorAll(`[commandfor="${id}"]`)]
      if (dialog?.open && openers.length > 0 && !openers.some((opener) => opener.checkVisibility())) close()
    }
    addEventListener('click', press, { signal })
    addEventListener('resize', resize, { signal })
    addEventListener('popstate', close, { signal })
    return () => {
      stop.abort()
      close()
    }
  }, [id])

  return (
    <dialog ref={ref} id={id} aria-label={label} className={className}>
      {children}
    </dialog>
  )
}
