'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useListTransition } from '@/components/lists/list-transition'

/** An answer that comes sooner than this, in milliseconds, is not announced: the words would only flicker. */
const PATIENCE = 200
const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** The list, or that its successor is under way. */
export function LoadingUsers({ children }: { children: ReactNode }) {
  const pending = useListTransition()?.pending ?? false
  const [late, setLate] = useState(false)

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])

  if (!pending || !late) return children
  return (
    <div className="border-y border-line py-3">
      <p role="status" className="text-sm text-muted">
        Loading users...
      </p>
      {ROWS.map((row) => (
        <div key={row} aria-hidden="true" className="flex gap-3 border-t border-line py-3 first-of-type:border-t-0">
          <div className="skeleton size-10 rounded-full" />
          <div className="flex-1">
            <div className="skeleton h-4 w-40" />
            <div className="skeleton mt-1.5 h-4 w-56" />
          </div>
        </div>
      ))}
    </div>
  )
}
