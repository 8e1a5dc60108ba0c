import { roomAround } from './scroll-into-view'

/** Between the line that is written and the list, in pixels. */
const GAP = 4

/** One choice whole, with what is around it, in pixels. */
const LEAST = 48

/**
 * Puts a list of choices below the cursor in `text`, or above it where there is more room; `place` is the cursor's rectangle in
 * the window. It never lies under the tools, where nobody could see or press its first choice.
 */
export function placeList(list: HTMLElement, text: HTMLElement, place: DOMRect) {
  const frame = text.parentElement
  const origin = frame?.getBoundingClientRect()
  list.style.left = `${Math.max(0, Math.min(place.left - (origin?.left ?? 0), (frame?.clientWidth ?? 0) - list.offsetWidth))}px`
  const room = roomAround(text, place)
  const isBelow = list.offsetHeight + 2 * GAP <= room.below || room.below >= room.above || room.above < LEAST + 2 * GAP
  // Where it has room on neither side it scrolls, down to one choice.
  list.style.maxHeight = `min(18rem, ${Math.max((isBelow ? room.below : room.above) - 2 * GAP, LEAST)}px)`
  const top = isBelow ? place.bottom + GAP : place.top - list.offsetHeight - GAP
  list.style.top = `${top - (origin?.top ?? 0)}px`
}
