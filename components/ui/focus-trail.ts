export const main = () => document.getElementById('content')

/** Whether an element can be seen; old browsers show whatever is in the page. */
export const isThere = (element: Element | null) => element?.checkVisibility?.() ?? element?.isConnected ?? false

/** An element and what stands around it in the page, from the inside out; to be asked for while it is there. */
export function trailOf(element: Element | null): Element[] {
  const trail: Element[] = []
  for (let at = element; at && (at === main() || !at.contains(main())); at = at.parentElement) trail.push(at)
  return trail
}
