'use client'

import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { type Known, onLeft } from '@/components/drafts/draft-events'
import { saysSomething } from '@/lib/core/says-something'
import { useViewer } from './viewer-store'

/**
 * Whose text a form holds: that of whoever was signed in when it was begun. Somebody else may have signed in since, in
 * another tab, and it would be posted under their name.
 */
export function useTextOwner() {
  const me = useViewer()?.id
  const owner = useRef<string>(undefined)
  const isBegun = useRef(false)
  const known = useRef<Known>({})

  // What was begun before the page knew who looks, or by a visitor, is theirs whom it knows first.
  useEffect(() => {
    if (isBegun.current) owner.current ??= me
  }, [me])

  const renew = useCallback(() => {
    isBegun.current = false
    owner.current = undefined
  }, [])
  // Whoever signs out leaves an emptied form behind, also on a page that was not on show then.
  useEffect(() => {
    const here = new AbortController()
    onLeft(known.current, renew, here)
    return () => here.abort()
  }, [renew])

  return {
    /** Give it what is typed. An emptied form is nobody's. */
    note({ target }: FormEvent) {
      if (!(target instanceof HTMLTextAreaElement)) return
      isBegun.current = saysSomething(target.value)
      owner.current = isBegun.current ? (owner.current ?? me) : undefined
    },
    /** Says it in what is sent. */
    sign: (data: FormData) => data.set('sender', owner.current ?? me ?? ''),
    /** The text was posted: the next one is another. */
    renew,
  }
}
