'use client'

import { createRoot } from 'react-dom/client'
import { ReportDialog, type ReportTarget } from './report-dialog'

let close: (() => void) | undefined

/** Puts the dialog beside the page and opens it; a second call replaces the first. */
export function showReportDialog(target: ReportTarget): void {
  close?.()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const opener = document.activeElement
  close = () => {
    close = undefined
    root.unmount()
    place.remove()
    if (opener instanceof HTMLElement) opener.focus()
  }
  root.render(<ReportDialog target={target} onClose={() => close?.()} />)
}
