'use client'

import { useEffect } from 'react'
import type { ViewSubject } from '@/lib/views/schema'

/** Draws nothing. Says once that the page is on show; a page that is prefetched or kept hidden says nothing. */
export function ViewBeacon({ subject }: { subject: ViewSubject }) {
  useEffect(() => {
    navigator.sendBeacon('/api/views', new Blob([JSON.stringify({ subject })], { type: 'application/json' }))
  }, [subject])
  return null
}
