/** For what comes in the place of a form that is done: the focus was within, and a reader of screens goes on here. */
export function takeLostFocus(view: HTMLElement | null): void {
  if (document.activeElement === document.body) view?.focus()
}
