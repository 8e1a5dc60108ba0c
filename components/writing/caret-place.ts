'use client'

/** What decides where a letter stands. */
const LAID_OUT = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'border',
  'boxSizing',
  'tabSize',
  'textIndent',
] as const

/** Brings the line with the cursor into view, in the text area and on the page. */
export function showCaret(area: HTMLTextAreaElement) {
  area.scrollTop += caretPlace(area, area.selectionStart).top - area.offsetTop - area.clientHeight / 2
  area.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Where the line below the letter at `index` begins, in pixels from the corner of what the text area is laid out in. */
export function caretPlace(area: HTMLTextAreaElement, index: number): { left: number; top: number } {
  const style = getComputedStyle(area)
  const mirror = document.createElement('div')
  for (const property of LAID_OUT) mirror.style[property] = style[property]
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${area.offsetWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  const mark = document.createElement('span')
  mark.textContent = area.value.slice(index, index + 1) || '.'
  mirror.append(area.value.slice(0, index), mark)
  document.body.append(mirror)
  const place = {
    left: area.offsetLeft + mark.offsetLeft,
    top: area.offsetTop + mark.offsetTop + mark.offsetHeight - area.scrollTop,
  }
  mirror.remove()
  return place
}
