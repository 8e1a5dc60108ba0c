'use client'

import { useEffect } from 'react'
import { toReference } from '@/components/layout/error-view'
import { showToast } from '@/components/ui/toast'

/** In place of the list when it could not be read; the words are the specification's, section 8. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const reference = toReference(error)
  useEffect(() => {
    void showToast({ id: 'users-load', kind: 'error', title: 'Error', description: 'Failed to load users' })
  }, [])
  return (
    <div role="alert" className="border-t-2 border-ink pt-4">
      <h1 className="text-2xl md:text-3xl">Error</h1>
      <p className="mt-2 text-muted">Failed to load users{reference && `. Reference: ${reference}`}</p>
      <button type="button" onClick={retry} className="button-outline mt-6">
        Try again
      </button>
    </div>
  )
}
