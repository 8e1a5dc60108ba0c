'use client'

import type { MouseEvent, ReactNode } from 'react'
import { routes } from '@/lib/core/routes'

/** The lasting address of a comment. On the page where it stands, a press only goes to it. */
export function CommentLink({ id, children }: { id: string; children: ReactNode }) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    location.hash = `comment-${id}`
  }

  return (
    <a href={routes.comment(id)} rel="nofollow" data-live="" onClick={press} className="comment-time">
      {children}
    </a>
  )
}
