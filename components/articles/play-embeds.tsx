'use client'

import { useEffect } from 'react'

/** Plays a video in place when its card is pressed; until then its site is asked for nothing. */
export function PlayEmbeds() {
  useEffect(() => {
    document.addEventListener('click', play)
    return () => document.removeEventListener('click', play)
  }, [])
  return null
}

function play(event: MouseEvent) {
  // With a key it opens elsewhere, like every link.
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('.prose .embed > a')
  if (!link) return
  event.preventDefault()
  import('./play-in-place').then(
    ({ playInPlace }) => playInPlace(link),
    () => location.assign(link.href),
  )
}
