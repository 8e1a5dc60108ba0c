'use client'

import './moderation.css'
import { useLayoutEffect, useRef } from 'react'
import { reportTarget } from '@/lib/moderation/actions'
import type { TargetKind } from '@/lib/moderation/choices'
import { ReportForm } from './report-form'

export type ReportTarget = { kind: TargetKind; id: string; noun: string }

/** The form over any page. Escape, the cross and leaving the page close it; what was sent is told by a toast. */
export function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { noun, ...reported } = target
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const open = dialog.current
    if (open && !open.open) open.showModal()
    open?.querySelector<HTMLElement>('[type="radio"]')?.focus()
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])

  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="report-title" className="dialog report-dialog">
      <div className="flex items-center justify-between gap-4">
        <h2 id="report-title" className="text-2xl">
          Report this {noun}
        </h2>
        <button type="button" onClick={close} aria-label="Close" className="icon-button -mr-3">
          <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
            <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
          </svg>
        </button>
      </div>
      <ReportForm {...reported} action={reportTarget} onDone={close} onCancel={close} />
    </dialog>
  )
}
