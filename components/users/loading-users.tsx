'use client'

import type { ReactNode } from 'react'
import { useLateList } from '@/components/lists/use-late-list'

const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** The list, or that its successor is under way. */
export function LoadingUsers({ children }: { children: ReactNode }) {
  const isLate = useLateList()
  if (!isLate) return children
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
