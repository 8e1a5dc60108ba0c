'use client'

import { type RefObject, useEffect, useState } from 'react'
import { counted } from '@/lib/core/format-count'
import { type Measure, roomLeft } from './room-left'

type LengthCounterProps = { area: RefObject<HTMLTextAreaElement | null>; limit: number; measure: Measure }

/** How much may still be written, once it is little. */
export function LengthCounter({ area, limit, measure }: LengthCounterProps) {
  const [left, setLeft] = useState<number | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const count = () => setLeft(roomLeft(element.value, limit, measure))
    count()
    const emptied = () => setTimeout(count)
    element.addEventListener('input', count)
    element.form?.addEventListener('reset', emptied)
    return () => {
      element.removeEventListener('input', count)
      element.form?.removeEventListener('reset', emptied)
    }
  }, [area, limit, measure])

  return (
    <span className={left !== null && left < 0 ? 'font-semibold text-danger' : undefined}>
      {left !== null && <span aria-hidden="true">{toWords(left, measure)}</span>}
      {/* Always there: one that comes together with its text is often not read. */}
      <span role="status" className="sr-only">
        {left !== null && toStep(left, measure)}
      </span>
    </span>
  )
}

/** Read out in steps: at each character it would drown what is typed. */
const toStep = (left: number, measure: Measure) =>
  left < 0 ? 'The text is too long' : `Less than ${(Math.floor(left / 100) + 1) * 100} ${measure} left`

function toWords(left: number, measure: Measure) {
  const amount = counted(Math.abs(left), measure.slice(0, -1), measure)
  return left < 0 ? `${amount} too many` : `${amount} left`
}
