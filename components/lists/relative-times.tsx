'use client'

import { useEffect } from 'react'
import { MINUTE_MS } from '@/lib/core/durations'
import { relativeTime } from '@/lib/core/relative-time'

/** Every `<time data-relative="forum|comment">` of the document, as of now. */
function tellTimes() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    const rule = time.dataset.relative === 'comment' ? 'comment' : 'forum'
    time.textContent = relativeTime(time.dateTime, Date.now(), rule)
  }
}

/** Draws nothing. One on a page is enough; it keeps the times true while the page stays open. */
export function RelativeTimes() {
  // With every refresh of the page, which may bring a new text or the dates of the server again.
  useEffect(tellTimes)
  useEffect(() => {
    const timer = setInterval(tellTimes, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return null
}
