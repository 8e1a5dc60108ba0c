'use client'

import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react'

type Early = { text: string; start: number; end: number }

/** What was typed before React took the area over. It may try more than once, and the first attempt takes the text away. */
const early = new WeakMap<HTMLTextAreaElement, Early>()

/**
 * A text area that keeps what was typed into it before the scripts of its page ran: when React takes a page over it gives
 * an area its first text once more, and whoever had begun to change a stored text would lose that.
 */
export function TextArea(area: ComponentProps<'textarea'> & { id: string }) {
  const { id } = area
  const isTakenOver = useSyncExternalStore(neverChanges, isDrawnAnew, isInTheDocument)
  if (isTakenOver) noteEarly(id)
  useLayoutEffect(() => putBack(id), [id])
  return <textarea {...area} />
}

const neverChanges = () => () => {}
const isDrawnAnew = () => false
const isInTheDocument = () => typeof document !== 'undefined'

function findArea(id: string) {
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}

function noteEarly(id: string) {
  const area = findArea(id)
  if (!area || area.value === area.defaultValue) return
  early.set(area, { text: area.value, start: area.selectionStart, end: area.selectionEnd })
}

/** Puts back what was typed before the scripts ran, as if it had been typed now, so that whatever reads along knows it. */
function putBack(id: string) {
  const area = findArea(id)
  const typed = area && early.get(area)
  if (!typed) return
  early.delete(area)
  area.value = typed.text
  if (area === document.activeElement) area.setSelectionRange(typed.start, typed.end)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
