'use client'

import { useEffect } from 'react'
import { toReference } from '@/components/layout/error-view'
import { showToast } from '@/components/ui/toast'

type LoadFailedProps = {
  /** The specification's words, section 8. */
  text: 'Failed to load users' | 'Failed to load payment data'
  error: unknown
  retry: () => void
}

/** In place of what could not be read. */
export function LoadFailed({ text, error, retry }: LoadFailedProps) {
  const reference = toReference(error)
  useEffect(() => {
    void showToast({ id: 'load-failed', kind: 'error', title: 'Error', description: text })
  }, [text])
  return (
    <div role="alert" className="border-t-2 border-ink pt-4">
      <h1 className="text-2xl md:text-3xl">Error</h1>
      <p className="mt-2 text-muted">
        {text}
        {reference && `. Reference: ${reference}`}
      </p>
      <button type="button" onClick={retry} className="button-outline mt-6">
        Try Again
      </button>
    </div>
  )
}
