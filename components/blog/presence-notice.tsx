'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { notePresence } from '@/lib/articles/actions'

const EVERY_MS = 20_000

type PresenceNoticeProps = {
  id: string
  /** What the form was made from. */
  version: number
  status: string
  /** Somebody has saved since. */
  onNewer: () => void
}

/** Who else has the post open, and whether somebody has saved it since; asked while the page is looked at. */
export function PresenceNotice({ id, version, status, onNewer }: PresenceNoticeProps) {
  const [seen, setSeen] = useState<{ others: string[]; version: number; status: string } | null>(null)

  useEffect(() => {
    let isOver = false
    const note = async () => {
      if (document.hidden) return
      const form = new FormData()
      form.append('id', id)
      const result = await notePresence(null, form).catch(() => null)
      if (!isOver && result?.ok) setSeen(result.data)
    }
    void note()
    const timer = setInterval(note, EVERY_MS)
    document.addEventListener('visibilitychange', note)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [id])

  const isOlder = seen !== null && seen.version > version
  // That alone is no version of its own. What was seen of another version says nothing of this one.
  const isOut = status === 'scheduled' && seen?.status === 'published' && seen.version === version
  const tell = useEffectEvent(onNewer)
  useEffect(() => {
    if (isOlder) tell()
  }, [isOlder])

  return (
    // Part of the page before it says anything: one that comes together with its text is often not read.
    <div role="status">
      <p className="presence" hidden={!seen?.others.length && !isOlder && !isOut}>
        {seen && seen.others.length > 0 && `${toNames(seen.others)} editing this post. `}
        {isOlder && 'It was saved elsewhere since you opened it. When you save, you will see both texts.'}
        {isOut && 'It has come out at its time.'}
      </p>
    </div>
  )
}

function toNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? `${last} is` : `${names.slice(0, -1).join(', ')} and ${last} are`
}
