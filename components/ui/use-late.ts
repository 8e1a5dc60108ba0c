'use client'

import { useEffect, useState } from 'react'

/** A part whose code comes when it is first wanted; null until then. Stays once it is here. */
export function useLate<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ it: Part } | null>(null)
  useEffect(() => {
    if (!isWanted || part) return
    let isOver = false
    load().then(
      (it) => !isOver && setPart({ it }),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [isWanted, part, load])
  return part?.it ?? null
}
