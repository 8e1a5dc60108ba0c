import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** Somebody who walks through choices stays on none of them for so long. */
const PAUSE_MS = 500

/**
 * For a form whose choices take effect at once. Keys walk through those of a closed select, and each is a change: only where
 * they stop is followed. `cancel`: the form was sent otherwise meanwhile.
 */
export function useLateChoice(follow: (form: HTMLFormElement) => void) {
  const byKeys = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(waiting.current)
  useEffect(() => () => clearTimeout(waiting.current), [])

  function change({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (!((target as Element) instanceof HTMLSelectElement)) return
    cancel()
    if (byKeys.current) waiting.current = setTimeout(() => follow(currentTarget), PAUSE_MS)
    else follow(currentTarget)
  }
  const choosing = {
    onKeyDown({ target }: KeyboardEvent) {
      byKeys.current = target instanceof HTMLSelectElement
    },
    onPointerDown() {
      byKeys.current = false
    },
    onChange: change,
  }
  return { choosing, cancel }
}
