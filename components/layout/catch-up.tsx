'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/components/ui/when-idle'

type Asleep = {
  /** Fields that were changed. */
  typed: ReadonlySet<EventTarget>
  /** The last event of each kind that went by unheard. */
  seen: ReadonlyMap<string, Event>
  /** Does what was held back; from then on nothing is. */
  release: () => void
}

declare global {
  /** What was done to a page before its scripts ran (lib/operations/wake-script.ts); pages of members have none. */
  var asleep: Asleep | undefined
}

/** Does what was pressed before the page was awake, and tells what was typed. */
export function CatchUp() {
  useEffect(() => {
    // The parts of a page wake one after the other; it is idle when the last has.
    whenIdle(
      () => {
        const { asleep } = globalThis
        globalThis.asleep = undefined
        for (const field of asleep?.typed ?? []) tellAgain(field)
        for (const event of asleep?.seen.values() ?? []) showAgain(event)
        asleep?.release()
      },
      { timeout: 500 },
    )
  }, [])
  return null
}

function tellAgain(field: EventTarget) {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !field.checked
    field.click()
    return
  }
  forgetValue(field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** React tells a change only of a value that it does not know, and it has learned what it found in the field. */
function forgetValue(field: EventTarget & { _valueTracker?: { setValue(value: string): void } }) {
  field._valueTracker?.setValue('')
}

/** For those who listen; the browser has done its part already. */
function showAgain(event: Event) {
  const again: Event = Reflect.construct(event.constructor, [event.type, event])
  addEventListener(event.type, (last) => last.preventDefault(), { once: true })
  event.target?.dispatchEvent(again)
}
