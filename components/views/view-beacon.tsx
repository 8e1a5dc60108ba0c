'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/core/routes'
import type { ViewSubject } from '@/lib/views/schema'

/**
 * Shows nothing. Says once that the page is on show; a page that is prefetched or kept hidden says nothing. Of a page that
 * is not awake yet its head says it, by this mark (lib/operations/wake-script.ts).
 */
export function ViewBeacon({ subject }: { subject: ViewSubject }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.viewed !== subject)
      navigator.sendBeacon(routes.viewBeacon, new Blob([JSON.stringify({ subject })], { type: 'application/json' }))
    delete dataset.viewed
  }, [subject])
  return <span hidden data-view={subject} />
}
