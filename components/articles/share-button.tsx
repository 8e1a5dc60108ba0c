'use client'

import { showToast } from '@/components/ui/toast'

const TOAST = 'share'

/** Hands the page's address to the system's share sheet, or copies it where there is none or it fails. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ id: TOAST, kind: 'success', title: 'Link copied' })
    } catch {
      showToast({ id: TOAST, kind: 'error', title: 'Copying failed', description: url })
    }
  }

  return (
    <button type="button" onClick={share} className="button-outline button-small scripted print:hidden">
      Share
    </button>
  )
}
