'use client'

import { useEffect } from 'react'
import { whenIdle, whenLoaded } from '@/components/ui/when-idle'

/** A page with a picture that does not come is not loaded for long. In milliseconds, as its scripts wait (late-scripts.ts). */
const LONGEST_WAIT = 4000

/** A page that is never idle goes on all the same. */
const SOON = { timeout: 500 }

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
        whenIdle(layOut, SOON)
      } else {
        dataset.laidOut = ''
        for (const laidOut of parts) laidOut.style.contentVisibility = ''
      }
    }
    const late = new Promise<void>((done) => setTimeout(done, LONGEST_WAIT))
    void Promise.race([whenLoaded().then(() => document.fonts.ready), late]).then(() => whenIdle(layOut, SOON))
    return () => {
      isGone = true
    }
  }, [])
  return null
}
