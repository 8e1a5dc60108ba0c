/**
 * Makes the layout of the text its own: the page is told the height, in pixels, and hears of a key only when that changes.
 * Otherwise every key measures the whole form around the text anew. Returns what ends it.
 */
export function ownLayout(text: HTMLElement): () => void {
  const frame = text.parentElement
  if (!frame) return () => {}
  // Told within the frame in which the text has grown, before it is painted.
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize
    // None while the Markdown stands in its place.
    if (!height) return
    frame.style.height = `${height}px`
    frame.style.contain = 'layout size'
  })
  observer.observe(text, { box: 'border-box' })
  return () => observer.disconnect()
}
