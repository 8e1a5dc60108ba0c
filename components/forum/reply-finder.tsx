'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { replyAddress } from '@/lib/forum/reply-page'

type ReplyFinderProps = { topic: { number: number; slug: string }; lastPosition: number }

/** Draws nothing. A link to `#reply-47` that names the wrong page, or none, is led to the page where the reply stands. */
export function ReplyFinder({ topic: { number, slug }, lastPosition }: ReplyFinderProps) {
  const router = useRouter()

  useEffect(() => {
    const look = () => {
      const position = Number(/^#reply-([1-9]\d{0,8})$/.exec(location.hash)?.[1])
      if (!position || position > lastPosition || document.getElementById(`reply-${position}`)) return
      const address = replyAddress({ number, slug }, position)
      // A deleted reply has no place even on its own page.
      if (address.split('#')[0] !== location.pathname + location.search) router.replace(address)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [router, number, slug, lastPosition])

  return null
}
