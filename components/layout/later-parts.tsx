'use client'

import { useEffect } from 'react'

/**
 * Lays out what `.later` has kept back below the first screen (frame.css), one part at a time, once the page has loaded and the
 * browser has nothing else to do. All at once it would hold up a slow phone while its reader begins to scroll.
 */
export function LaterParts() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.laidOut !== undefined) return
    const parts = [...document.querySelectorAll<HTMLElement>('.later')]
    const left = [...parts]
    let isGone = false

    function layOut() {
      if (isGone) return
      const part = left.shift()
      if (part) {
        part.style.contentVisibility = 'visible'
        whenIdle(layOut)
      } else {
        dataset.laidOut = ''
        for (const laidOut of parts) laidOut.style.contentVisibility = ''
      }
    }
    const begin = () => void document.fonts.ready.then(() => whenIdle(layOut))
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => {
      isGone = true
      removeEventListener('load', begin)
    }
  }, [])
  return null
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}
