import { isThere } from './focus-trail'

/** For an element that takes the focus when what had it, somewhere beside or below it, is gone: the line above a list. */
export const REST = { tabIndex: -1, 'data-rest': '' } as const

/** For a row of a list, which takes the focus over from its own buttons and not from those of another row. */
export const ROW_REST = { tabIndex: -1, 'data-rest': 'row' } as const

/**
 * What was pressed may be removed by what it did, and the focus falls to nowhere with it. Then the nearest place made for
 * it takes it over. Whatever has taken it meanwhile keeps it.
 */
export function restFocus([pressed, ...around]: readonly Element[]): void {
  if (!pressed || isThere(pressed)) return
  const focused = document.activeElement
  if (focused !== document.body && isThere(focused)) return
  const places = around.filter(isThere).flatMap(placesOf)
  // Where somebody has scrolled to stays in view.
  places[0]?.focus({ preventScroll: true })
}

/** Gives the focus back to where somebody came from, or to the place that takes over from it. */
export function returnFocus(trail: readonly Element[]): void {
  const [from] = trail
  if (from instanceof HTMLElement && isThere(from)) from.focus()
  else restFocus(trail)
}

function placesOf(around: Element): HTMLElement[] {
  if (around instanceof HTMLElement && around.matches('[data-rest]')) return [around]
  return [...around.querySelectorAll<HTMLElement>('[data-rest=""]')].filter(isThere)
}
