'use client'

import './url-dialog.css'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '@/components/ui/focus-rest'
import { trailOf } from '@/components/ui/focus-trail'
import { useLeaveQuestion } from '@/components/ui/use-leave-question'
import type { Address } from '@/lib/core/routes'

type UrlDialogProps = { labelledBy: string; describedBy?: string; closeTo: Address; children: ReactNode }

/**
 * A dialog that is open because the address says so: a link opens it, also in a new tab and without scripts, where it
 * stands above the page; with scripts it is modal. Closing it leads to `closeTo`, and nothing else closes it.
 */
export function UrlDialog({ labelledBy, describedBy, closeTo, children }: UrlDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const { mayLeave, asking } = useLeaveQuestion()
  /** What had the focus as the browser wished to close it. */
  const kept = useRef<Element>(null)
  /** Where somebody came from. */
  const trail = useRef<Element[]>([])

  // With the first frame in which it is seen: a key pressed before would not be its own.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    trail.current = trailOf(opener === document.body ? dialog : opener)
    dialog.close()
    dialog.showModal()
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const stop = new AbortController()
    const reopen = () => {
      if (dialog.open) return
      dialog.showModal()
      if (kept.current instanceof HTMLElement) kept.current.focus()
    }
    dialog.addEventListener('close', reopen, { signal: stop.signal })
    return () => {
      stop.abort()
      dialog.close()
      returnFocus(trail.current)
    }
  }, [])

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="dialog url-dialog"
      {...asking}
      onCancel={(event) => {
        // Where nothing was touched since the last time, Chromium closes it all the same; then it opens again.
        event.preventDefault()
        kept.current = document.activeElement
        if (mayLeave()) router.push(closeTo, { scroll: false })
      }}
    >
      {children}
    </dialog>
  )
}
