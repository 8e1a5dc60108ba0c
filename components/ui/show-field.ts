import { isThere } from './focus-trail'

/** Asks a field behind another view to come to the front, as a browser does that complains of it; it is there once this is over. */
export async function showField(field: HTMLElement): Promise<void> {
  // What this changes React shows in the next microtask, before whoever waits.
  if (!isThere(field)) field.dispatchEvent(new Event('invalid'))
}

/** Gives the focus to a field, wherever it is. */
export function focusField(field: HTMLElement): void {
  // Not after a wait where there is nothing to wait for: whatever takes the focus next keeps it.
  if (isThere(field)) field.focus()
  else void showField(field).then(() => field.focus())
}
