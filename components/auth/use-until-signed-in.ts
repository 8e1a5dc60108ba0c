'use client'

import { useEffect, useRef, useState } from 'react'
import type { Fail } from '@/lib/core/result'
import { useViewer } from './viewer-store'

/** What a form was refused with, as long as it is true: that somebody has to sign in is not, once they have. */
export function useUntilSignedIn(failed: Fail | null): Fail | null {
  const viewer = useViewer()
  const [over, setOver] = useState<Fail | null>(null)
  /** What was said while nobody was signed in: that a session has ended the page may not know at once. */
  const open = useRef<Fail>(null)

  useEffect(() => {
    if (failed?.problem !== 'unauthenticated') return
    if (viewer === null) open.current = failed
    else if (viewer && open.current === failed) setOver(failed)
  }, [failed, viewer])

  // Whoever has signed out again is told once more.
  return over === failed && viewer !== null ? null : failed
}
