'use client'

import { useEffect } from 'react'
import { announceViewerChange } from '@/components/auth/viewer-store'

/** Draws nothing. The page has marked notices read, so the account menu counts anew. */
export function NoticesRead() {
  useEffect(() => {
    announceViewerChange()
  }, [])
  return null
}
