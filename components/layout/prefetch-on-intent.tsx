'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** A pointer that passes over a link opens it only if it stays so long, in milliseconds. */
const DWELL_MS = 60

/** Fetches the page behind a link once somebody points at it, touches it or reaches it by keyboard. */
export function PrefetchOnIntent() {
  const router = useRouter()

  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined
    const notice = ({ target, type }: Event) => {
      clearTimeout(due)
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !isPage(link)) return
      const { pathname, search } = link
      due = setTimeout(() => router.prefetch((pathname + search) as Route), type === 'touchstart' ? 0 : DWELL_MS)
    }
    const signs = ['pointerover', 'touchstart', 'focusin'] as const
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
    return () => {
      clearTimeout(due)
      for (const sign of signs) document.removeEventListener(sign, notice)
    }
  }, [router])

  return null
}

/** Pages of a member, which after signing out are nobody's, and what is no page. */
const NOT_AHEAD =
  /^\/(?:go|api|media|comment|notifications|report|dashboard|profile|settings|bookmarks|comments|wishlist|admin)(?:\/|$)|\.\w+$/

/** A search is made once somebody asks for it: each is counted. */
const isPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !target &&
  !NOT_AHEAD.test(pathname) &&
  !new URLSearchParams(search).has('q')
