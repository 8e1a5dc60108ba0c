import { useEffect, useRef } from 'react'
import { isThere, trailOf } from './focus-trail'

/** For a form that may be removed by what it does, or lose its button: keeps the focus near. Call what it gives on sending. */
export function useFocusRest() {
  const trail = useRef<Element[]>([])
  // With every change of the form and with its end, once the page shows it; most forms never need it.
  useEffect(() => () => {
    const gone = trail.current
    if (!gone[0] || isThere(gone[0])) return
    trail.current = []
    void import('./focus-rest').then(({ restFocus }) => restFocus(gone))
  })
  return () => {
    trail.current = trailOf(document.activeElement)
  }
}
