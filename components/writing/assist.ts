'use client'

import { broughtFiles } from './brought-files'
import { continueLine } from './edit-area'
import { offerNames } from './offer-names'

export { runCommand } from './edit-area'

/**
 * Helps with a text area until the function that it returns is called: Enter continues lists, Ctrl+Enter sends the form, @
 * offers names, and pictures that are pasted or dropped go to `addPictures`, if there is one.
 */
export function assist(area: HTMLTextAreaElement, addPictures: ((files: readonly File[]) => void) | null): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const names = offerNames(area, signal)

  area.addEventListener(
    'keydown',
    (event) => {
      // A letter that is still being composed.
      if (event.isComposing || names.press(event) || event.key !== 'Enter' || event.shiftKey || event.altKey) return
      if (event.ctrlKey || event.metaKey) area.form?.requestSubmit()
      else if (!continueLine(area)) return
      event.preventDefault()
    },
    { signal },
  )

  if (addPictures) {
    const take = (event: Event, from: DataTransfer | null) => {
      const files = broughtFiles(from)
      if (files.length === 0) return
      event.preventDefault()
      addPictures(files)
    }
    // Word processors put a picture of the text beside the text.
    area.addEventListener('paste', (event) => hasText(event.clipboardData) || take(event, event.clipboardData), {
      signal,
    })
    area.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal })
    area.addEventListener('dragover', (event) => hasFiles(event.dataTransfer) && event.preventDefault(), { signal })
  }
  return () => stop.abort()
}

const hasText = (from: DataTransfer | null) => from?.types.includes('text/plain') === true
const hasFiles = (from: DataTransfer | null) => from?.types.includes('Files') === true
