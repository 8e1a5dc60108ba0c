export type Toast = {
  /** One per event: a second call with the same id replaces the first toast. */
  id: string
  kind?: 'success' | 'error' | 'info' | 'warning'
  title: string
  description?: string
  /** Milliseconds. 4000 when left out; errors stay until closed. */
  duration?: number
  /** Shown only: what the form says of itself is read already. */
  quiet?: boolean
}

/**
 * Shows a message at the edge of the page and reads it out, unless it is quiet. The library behind it is fetched on the first call, so
 * that a page without messages does not pay for it. Client only.
 */
export async function showToast(toast: Toast) {
  if (!toast.quiet) announce([toast.title, toast.description].filter(Boolean).join('. '))
  // Without a connection it may not come. The message was read out, and the form that it is about says it as well.
  const host = await loadHost().catch(() => null)
  host?.presentToast(toast)
}

const loadHost = () => import('./toast-host')

/** Fetches that library ahead, where a message may be that the connection was lost. */
export function fetchToasts() {
  // Later, at the message itself, it is asked for again.
  loadHost().catch(() => {})
}

/** What covers the page at present. */
export const openDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1)

let waiting: ReturnType<typeof setTimeout> | undefined

/** Reads a text out. Of several at once the last is. The live region is part of every page: one that comes together with its text is often not read. */
export function announce(text: string) {
  say('')
  clearTimeout(waiting)
  waiting = setTimeout(() => say(text), 50)
}

/** A dialog may close with what is said, and its region with it: each time the one that is read now. */
function say(text: string) {
  const dialog = openDialog()
  const region = dialog ? regionOf(dialog) : document.getElementById('announcer')
  if (region) region.textContent = text
}

/** The page's own is not read while a dialog is open, so the dialog gets one at its first message. */
function regionOf(dialog: Element): Element {
  const known = dialog.querySelector('[data-announcer]')
  if (known) return known
  const region = dialog.appendChild(document.createElement('div'))
  region.dataset.announcer = ''
  region.role = 'status'
  region.className = 'sr-only'
  return region
}
