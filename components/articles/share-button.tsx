'use client'

import { useState } from 'react'

const TOLD_FOR = 4000

/** Hands the page's address to the system's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [told, setTold] = useState('')

  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setTold('Link copied')
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setTold('Copying failed')
    }
    setTimeout(() => setTold(''), TOLD_FOR)
  }

  return (
    <>
      <button type="button" onClick={share} className="button-outline button-small scripted print:hidden">
        {told || 'Share'}
      </button>
      <span role="status" className="sr-only">
        {told}
      </span>
    </>
  )
}
