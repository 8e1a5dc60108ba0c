'use client'

import { useEffect } from 'react'
import { ErrorView } from '@/components/layout/error-view'
import { showToast } from '@/components/ui/toast'

type LoadFailedProps = {
  error: unknown
  retry: () => void
  /** What could not be read, in the words of the specification, section 8. */
  text: string
}

/** In place of a page whose content could not be read. */
export function LoadFailed({ error, retry, text }: LoadFailedProps) {
  useEffect(() => {
    void showToast({ id: 'load', kind: 'error', title: 'Error', description: text })
  }, [text])
  return <ErrorView error={error} retry={retry} kicker="Error" title={text} />
}
