import { useEffect, useState } from 'react'
import { useListTransition } from './list-transition'

/** An answer that comes sooner than this, in milliseconds, is not announced: skeletons and words would only flicker. */
const PATIENCE = 200

/** Whether the list's successor has been under way for so long that it is to be seen. */
export function useLateList(): boolean {
  const pending = useListTransition()?.pending ?? false
  const [late, setLate] = useState(false)

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])

  return pending && late
}
