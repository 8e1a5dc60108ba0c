import { useEffect, useRef, useState } from 'react'
import type { Brought } from './use-brought'

/** A picture that is asked about in its turn, and with what it came. */
export type Waiting<One extends Brought> = { file: File; from: One }

const toWaiting = <One extends Brought>(from: One) => from.files.map((file): Waiting<One> => ({ file, from }))

/**
 * The pictures that are asked about, the first of them now: what was brought, and what was chosen. `choose` opens the
 * browser's own dialog, for one more where that was asked for and else in place of the first.
 */
export function useWaiting<One extends Brought>(brought: readonly One[], choose: () => void) {
  const [waiting, setWaiting] = useState(() => brought.flatMap(toWaiting))
  const seen = useRef(0)
  /** For what a file is chosen that is one more. */
  const wanted = useRef<One>(null)
  const open = useRef(choose)
  open.current = choose

  // What was seen stays seen when a page that was left is shown again.
  useEffect(() => {
    const fresh = brought.slice(seen.current)
    if (seen.current > 0) setWaiting((all) => [...all, ...fresh.flatMap(toWaiting)])
    seen.current = brought.length
    const asks = fresh.findLast(({ files }) => files.length === 0)
    if (!asks) return
    wanted.current = asks
    open.current()
  }, [brought])

  return {
    waiting,
    /** The first is done with. */
    next: () => setWaiting((all) => all.slice(1)),
    /** Asks for another file in place of the first. */
    replace: () => {
      if (waiting.length > 0) wanted.current = null
      open.current()
    },
    /** A file was chosen. */
    chosen: (file: File) => {
      const from = wanted.current
      wanted.current = null
      if (from) return setWaiting((all) => [...all, { file, from }])
      setWaiting(([first, ...more]) => (first ? [{ file, from: first.from }, ...more] : []))
    },
  }
}
