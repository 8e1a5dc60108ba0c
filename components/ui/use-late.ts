'use client'

import { useEffect, useState } from 'react'

/**
 * A part whose code comes when it is first asked for, and stays: null until it is here, undefined where it did not come.
 * `asked` is false for nothing; whatever else is asked for next tries again.
 */
export function useLate<Part>(asked: unknown, load: () => Promise<Part>): Part | null | undefined {
  const [part, setPart] = useState<{ it: Part } | null | undefined>(null)
  const isHere = Boolean(part)
  useEffect(() => {
    if (asked === false || isHere) return
    let isOver = false
    setPart(null)
    load().then(
      (it) => !isOver && setPart({ it }),
      () => !isOver && setPart(undefined),
    )
    return () => {
      isOver = true
    }
  }, [asked, isHere, load])
  return part ? part.it : part
}
