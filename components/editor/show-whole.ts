/** Pixels beside it that stay in sight as well, so that there is seen to be more. */
const ROOM = 24

/**
 * Brings all of what has the focus into sight in a bar that scrolls sideways: browsers are content with a part of it. The page
 * itself does not move, as it would by `scrollIntoView` under a bar that sticks to its upper edge.
 */
export function showWhole(element: Element, bar: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
  bar.scrollLeft += Math.min(0, inner.left - ROOM - outer.left) + Math.max(0, inner.right + ROOM - outer.right)
}
