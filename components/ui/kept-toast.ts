import { showToast, type Toast } from './toast'

/** Keeps a message for the page that is loaded next: a whole load takes away what is on show. */
export function keepToast(toast: Toast): void {
  try {
    sessionStorage.toast = JSON.stringify(toast)
  } catch {
    // Storage may be forbidden; then what the next page shows has to say it.
  }
}

/** Shows what the page before has kept for this one, once. */
export function showKeptToast(): void {
  try {
    const { toast } = sessionStorage
    if (!toast) return
    sessionStorage.removeItem('toast')
    const told: Toast = JSON.parse(toast)
    showToast(told)
  } catch {
    // Nothing was kept then.
  }
}
