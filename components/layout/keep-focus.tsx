'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { isThere, main } from '@/components/ui/focus-trail'

type Place = { element: HTMLElement; path: string; caret: [number, number] | null }

/** Where the focus was in the page just left: what arrives, mostly in the same commit, takes it over. */
let left: Place | null = null

/**
 * Draws nothing. A page, or a part of it, that is replaced without a full load takes the focus with it, and the next
 * Tab would begin anywhere. Back on a page, the focus returns to where it was; in another state of the same list it
 * stays on the same control, with the caret of a field; elsewhere it begins at the top of the page. Where a part of the page
 * has another in its place without that control, the element with the id `rest` takes it.
 */
export function KeepFocus({ rest }: { rest?: string }) {
  const own = useRef<Place>(null)
  const taken = useRef<HTMLElement>(null)

  // Before the browser paints, as somebody may be typing.
  useLayoutEffect(() => {
    const path = location.pathname
    taken.current = arrive(own.current, path, rest)
    return () => {
      own.current = left = placeOfFocus(path)
    }
  }, [rest])

  // By now the page is where it was scrolled to.
  useEffect(() => {
    if (taken.current === document.activeElement && !isInView(taken.current)) take(main())
  }, [])

  return null
}

function placeOfFocus(path: string): Place | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !main()?.contains(element)) return null
  return { element, path, caret: caretOf(element) }
}

/** Fields for an address or a number have none. */
function caretOf(element: HTMLElement): Place['caret'] {
  if (!(element instanceof HTMLInputElement) || element.selectionStart === null) return null
  return [element.selectionStart, element.selectionEnd ?? element.selectionStart]
}

/** Takes the focus unless something outside of the page just left has it. */
function arrive(own: Place | null, path: string, rest?: string): HTMLElement | null {
  const from = left
  left = null
  const focused = document.activeElement
  if (focused !== document.body && focused !== main() && focused !== from?.element) return null
  if (own?.element.isConnected) return take(own.element, own.caret)
  if (!from) return null
  if (from.path !== path) return take(main())
  // It stands outside of the part that was replaced.
  if (from.element === focused && isThere(focused)) return null
  const counterpart = counterpartOf(from.element)
  return counterpart ? take(counterpart, from.caret) : take(rest ? document.getElementById(rest) : main())
}

function take(element: HTMLElement | null, caret?: Place['caret']) {
  element?.focus({ preventScroll: true })
  if (caret && element instanceof HTMLInputElement) element.setSelectionRange(...caret)
  return element
}

/** The control of the page on show that is called like this one, which may be hidden by now. */
const counterpartOf = (element: HTMLElement) =>
  [...(main()?.querySelectorAll<HTMLElement>(element.localName) ?? [])].find(
    (other) => other !== element && nameOf(other) === nameOf(element) && other.checkVisibility(),
  )

const nameOf = (element: HTMLElement) =>
  [element.getAttribute('name'), element.ariaLabel, element.textContent].join('\n')

function isInView(element: HTMLElement | null) {
  if (!element) return true
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
