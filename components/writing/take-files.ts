import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react'
import { broughtFiles } from './brought-files'

type Area = HTMLTextAreaElement

/**
 * What a text area does with pictures that are pasted or dropped, from when the page's scripts have begun. Part of the field
 * itself, while its other help comes when it is used: a browser leaves out a picture that is pasted before, and opens one
 * that is dropped in place of the page.
 */
export function takeFiles(bring: (files: readonly File[]) => void) {
  const take = (event: SyntheticEvent<Area>, from: DataTransfer) => {
    const files = broughtFiles(from)
    if (files.length === 0) return
    event.preventDefault()
    event.currentTarget.focus()
    bring(files)
  }
  return {
    // Word processors put a picture of the text beside the text.
    onPaste: (event: ClipboardEvent<Area>) => {
      if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData)
    },
    onDrop: (event: DragEvent<Area>) => take(event, event.dataTransfer),
    onDragOver: (event: DragEvent<Area>) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
  }
}
