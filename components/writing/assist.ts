'use client'

import { continueLine } from './edit-area'
import { offerNames } from './offer-names'

export { runCommand } from './edit-area'

/**
 * Helps with a text area until the function that it returns is called: Enter continues lists, Ctrl+Enter sends the form, and @
 * offers names.
 */
export function assist(area: HTMLTextAreaElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const names = offerNames(area, signal)

  area.addEventListener(
    'keydown',
    (event) => {
      // A letter that is still being composed.
      if (event.isComposing || names.press(event) || event.key !== 'Enter' || event.shiftKey || event.altKey) return
      if (event.ctrlKey || event.metaKey) send(area.form, event)
      else if (!continueLine(area)) return
      event.preventDefault()
    },
    { signal },
  )
  return () => stop.abort()
}

/** Sends a form as its first button would: not while that is disabled, and a key that is held down sends once. */
function send(form: HTMLFormElement | null, { repeat }: KeyboardEvent) {
  const button = form?.querySelector<HTMLButtonElement>('button:default')
  if (button && !button.disabled && !repeat) form?.requestSubmit(button)
}
