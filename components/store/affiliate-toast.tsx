'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast'

/** How long the toast is shown, in milliseconds (specification, section 9). */
const DURATION = 3000

function announce({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[rel~="sponsored"]') : null
  if (link) showToast({ id: 'affiliate', title: 'Opening affiliate link', duration: DURATION })
}

/** Draws nothing. One on a page says of every link to a shop that it opens; the links themselves need no scripts. */
export function AffiliateToast() {
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('click', announce, stop)
    // The middle button opens a tab as well.
    document.addEventListener('auxclick', (event) => event.button === 1 && announce(event), stop)
    return () => stop.abort()
  }, [])
  return null
}
