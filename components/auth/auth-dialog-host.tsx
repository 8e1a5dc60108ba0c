'use client'

import { createRoot } from 'react-dom/client'
import { AuthDialog } from './auth-dialog'

let close: (() => void) | undefined

/** Puts the dialog beside the page and opens it; a second call replaces the first. Resolves when it is open. */
export function showAuthDialog(): Promise<void> {
  close?.()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  close = () => {
    close = undefined
    root.unmount()
    place.remove()
  }
  return new Promise((opened) => root.render(<AuthDialog onOpen={opened} onClose={() => close?.()} />))
}
