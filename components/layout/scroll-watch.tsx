'use client'

import { useEffect, useRef } from 'react'

/**
 * Two unseen marks, 10 and 300 pixels down the page. While one is out of view, `<html>` carries `data-scrolled` or
 * `data-far`, by which the header takes its background and the scroll-to-top button appears. Nothing runs on scroll.
 */
export function ScrollWatch() {
  const near = useRef<HTMLDivElement>(null)
  const far = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const name = target === near.current ? 'data-scrolled' : 'data-far'
        document.documentElement.toggleAttribute(name, !isIntersecting && boundingClientRect.top < 0)
      }
    })
    if (near.current) observer.observe(near.current)
    if (far.current) observer.observe(far.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div aria-hidden="true" className="pointer-events-none absolute top-0 left-0 w-px">
      <div ref={near} className="absolute top-0 h-[10px] w-px" />
      <div ref={far} className="absolute top-0 h-[300px] w-px" />
    </div>
  )
}
