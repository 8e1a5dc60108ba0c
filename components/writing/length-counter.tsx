'use client'

import { type RefObject, useEffect, useState } from 'react'
import { counted } from '@/lib/core/format-count'
import { charactersLeft } from './characters-left'

type LengthCounterProps = { area: RefObject<HTMLTextAreaElement | null>; limit: number }

/** How much may still be written, once it is little. */
export function LengthCounter({ area, limit }: LengthCounterProps) {
  const [left, setLeft] = useState<number | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const count = () => setLeft(charactersLeft(element.value, limit))
    count()
    const emptied = () => setTimeout(count)
    element.addEventListener('input', count)
    element.form?.addEventListener('reset', emptied)
    return () => {
      element.removeEventListener('input', count)
      element.form?.removeEventListener('reset', emptied)
    }
  }, [area, limit])

  if (left === null) return null
  const isOver = left < 0
  return (
    <span className={isOver ? 'font-semibold text-danger' : undefined}>
      {/* Read out in steps: at each character it would drown what is typed. */}
      <span aria-hidden="true">{toWords(left)}</span>
      <span role="status" className="sr-only">
        {isOver ? 'The text is too long' : `Less than ${(Math.floor(left / 100) + 1) * 100} characters left`}
      </span>
    </span>
  )
}

function toWords(left: number) {
  const characters = counted(Math.abs(left), 'character', 'characters')
  return left < 0 ? `${characters} too many` : `${characters} left`
}
