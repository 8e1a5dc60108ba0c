export type Toast = {
  /** One per event: a second call with the same id replaces the first toast. */
  id: string
  kind?: 'success' | 'error' | 'info' | 'warning'
  title: string
  description?: string
  /** Milliseconds. 4000 when left out; errors stay until closed. */
  duration?: number
}

/**
 * Shows a message at the edge of the page and reads it out. The library behind it is fetched on the first call, so
 * that a page without messages does not pay for it. Client only.
 */
export async function showToast(toast: Toast) {
  announce([toast.title, toast.description].filter(Boolean).join('. '))
  const { presentToast } = await import('./toast-host')
  presentToast(toast)
}

/** The live region is part of every page: one that comes together with its text is often not read. */
function announce(text: string) {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 50)
}
