'use client'

import { type RefObject, useEffect } from 'react'

/** What a toast needs between the page's header and the bar, in pixels. */
const TOAST = 160

/**
 * Tells the page, as `--bar-room`, how much of the window the bar of a form takes from its lower edge: what floats there keeps
 * clear of its buttons. It is as high as its message, and at the end of the page it moves up; where it leaves the window, what
 * floats returns to the edge. Nothing is told while the bar stays where it is. `data-bar` says that there is one.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style, dataset } = document.body
    dataset.bar = ''
    let told = ''
    const tell = () => {
      const { top } = element.getBoundingClientRect()
      const room = top < TOAST ? '0px' : `${Math.max(0, innerHeight - top)}px`
      if (room !== told) style.setProperty('--bar-room', room)
      told = room
    }
    const sizes = new ResizeObserver(tell)
    sizes.observe(element)
    const stop = new AbortController()
    for (const event of ['scroll', 'resize']) addEventListener(event, tell, { passive: true, signal: stop.signal })
    return () => {
      stop.abort()
      sizes.disconnect()
      style.removeProperty('--bar-room')
      delete dataset.bar
    }
  }, [bar])
}
