'use client'

import { useEffect, useState } from 'react'

/**
 * A part whose code comes when it is first asked for, and stays: null until it is here, undefined where it did not come.
 * `asked` is false for nothing; whatever else is asked for next tries again, and so does a connection that is back.
 */
export function useLate<Part>(asked: unknown, load: () => Promise<Part>): Part | null | undefined {
  const [part, setPart] = useState<{ it: Part } | null | undefined>(null)
  const isHere = Boolean(part)
  useEffect(() => {
    if (asked === false || isHere) return
    const over = new AbortController()
    const { signal } = over
    const begin = () => {
      setPart(null)
      load().then(
        (it) => signal.aborted || setPart({ it }),
        () => {
          if (signal.aborted) return
          setPart(undefined)
          addEventListener('online', begin, { once: true, signal })
        },
      )
    }
    begin()
    return () => over.abort()
  }, [asked, isHere, load])
  return part ? part.it : part
}
