'use client'

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
      onCancel={(event) => {
        event.preventDefault()
        router.push(closeTo, { scroll: false })
      }}
    >
      {children}
    </dialog>
  )
}
