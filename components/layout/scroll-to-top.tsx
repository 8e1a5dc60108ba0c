'use client'

import type { ReactNode } from 'react'

/** Shown by the style sheet once the page has been scrolled by 300 px. Focus follows, since the button then goes. */
export function ScrollToTop({ children }: { children: ReactNode }) {
  function rise() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <button type="button" onClick={rise} aria-label="Scroll to top" title="Scroll to top" className="scroll-to-top">
      {children}
    </button>
  )
}
