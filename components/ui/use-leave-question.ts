import { type MouseEvent, useEffect, useRef } from 'react'

const QUESTION = 'Leave without saving what you changed?'

/**
 * Asks before what was typed or chosen in a part of the page is dropped: by one of its links, by closing the tab or loading it
 * again (in the browser's words), and wherever `mayLeave` is asked. The browser's Back cannot be held up by a page.
 */
export function useLeaveQuestion() {
  const isWritten = useRef(false)

  useEffect(() => {
    const stop = new AbortController()
    addEventListener('beforeunload', (event) => isWritten.current && event.preventDefault(), { signal: stop.signal })
    return () => stop.abort()
  }, [])

  function mayLeave() {
    if (isWritten.current && !confirm(QUESTION)) return false
    // Asked once, also where the way out loads the page anew.
    isWritten.current = false
    return true
  }

  return {
    mayLeave,
    asking: {
      onInput: () => {
        isWritten.current = true
      },
      // Before the link itself hears of it.
      onClickCapture: (event: MouseEvent) => {
        if (leaves(event) && !mayLeave()) event.preventDefault()
      },
    },
  }
}

/** A link that opens in this tab. */
function leaves({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  return link && link.target !== '_blank' && !(metaKey || ctrlKey || shiftKey || altKey)
}
