import { useEffect, useRef } from 'react'
import { restFocus, trailOf } from './focus-rest'

/** For a form that may be removed by what it does, or lose its button: keeps the focus near. Call what it gives on sending. */
export function useFocusRest() {
  const trail = useRef<Element[]>([])
  // With every change of the form and with its end, once the page shows it.
  useEffect(() => () => restFocus(trail.current))
  return () => {
    trail.current = trailOf(document.activeElement)
  }
}
