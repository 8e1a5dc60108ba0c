'use client'

import './url-dialog.css'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Address } from '@/lib/core/routes'

type UrlDialogProps = { labelledBy: string; describedBy?: string; closeTo: Address; children: ReactNode }

/**
 * A dialog that is open because the address says so: a link opens it, also in a new tab and without scripts, where it
 * stands above the page; with scripts it is modal. Closing it leads to `closeTo`.
 */
export function UrlDialog({ labelledBy, describedBy, closeTo, children }: UrlDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  /** Something in it was typed or chosen, which a key pressed by mistake must not take away. */
  const isWritten = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.close()
    dialog.showModal()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="dialog url-dialog"
      onInput={() => {
        isWritten.current = true
      }}
      onCancel={(event) => {
        event.preventDefault()
        if (isWritten.current && !confirm('Leave without saving what you changed?')) return
        router.push(closeTo, { scroll: false })
      }}
    >
      {children}
    </dialog>
  )
}
