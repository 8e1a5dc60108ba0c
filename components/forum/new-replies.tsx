'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/lib/core/durations'
import { counted } from '@/lib/core/format-count'
import { type Address, routes } from '@/lib/core/routes'
import { replyAnchor } from '@/lib/forum/reply-page'

type NewRepliesProps = {
  number: number
  /** The last position that the page knows of. */
  lastPosition: number
  /** The next reply stands on this page; when this page is full, it does not. */
  isHere: boolean
  /** Where the next reply stands. */
  next: Address
}

/** How often an open page asks, while somebody looks at it. */
const PAUSE = MINUTE_MS

/** Says at the lower edge that others have answered since, without moving what is being read. */
export function NewReplies({ number, lastPosition, isHere, next }: NewRepliesProps) {
  const router = useRouter()
  const [known, setKnown] = useState(lastPosition)
  /** The first that was asked for and is still to come. */
  const [awaited, setAwaited] = useState<number | null>(null)
  const count = known - lastPosition

  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const answer = await fetch(`${routes.newReplies}?topic=${number}`).catch(() => null)
      const said: { lastPosition: number | null } | null = answer?.ok ? await answer.json() : null
      if (said?.lastPosition) setKnown(said.lastPosition)
    }
    const timer = setInterval(ask, PAUSE)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [number])

  // The button is gone by then, and the focus with it.
  useEffect(() => {
    if (awaited === null || awaited > lastPosition) return
    setAwaited(null)
    goTo(findReply(awaited, lastPosition))
  }, [awaited, lastPosition])

  // Whoever goes on elsewhere meanwhile, or leaves the page, waits for them no longer.
  useEffect(() => {
    if (awaited === null) return
    const end = () => setAwaited(null)
    document.addEventListener('focusin', end)
    return () => {
      document.removeEventListener('focusin', end)
      end()
    }
  }, [awaited])

  function show() {
    if (!isHere) return router.push(next)
    setAwaited(lastPosition + 1)
    router.refresh()
  }

  const words = counted(count, 'new reply', 'new replies')
  return (
    <div role="status" className="new-replies">
      {count > 0 && (
        <button type="button" className="button-primary" onClick={show}>
          {words}
        </button>
      )}
    </div>
  )
}

/** The first of these positions that stands on the page: one may have been taken back meanwhile. */
function findReply(from: number, to: number): HTMLElement | null {
  for (let position = from; position <= to; position++) {
    const reply = document.getElementById(replyAnchor(position))
    if (reply) return reply
  }
  return null
}

function goTo(reply: HTMLElement | null) {
  if (!reply) return
  reply.tabIndex = -1
  reply.scrollIntoView()
  reply.focus({ preventScroll: true })
}
