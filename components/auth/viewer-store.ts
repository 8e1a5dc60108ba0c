'use client'

import { useSyncExternalStore } from 'react'
import { toInitials } from '@/lib/core/initials'
import type { Member } from '@/lib/core/viewer'

/** What the browser knows about whoever is signed in; the answer of GET /api/viewer. */
type ViewerSummary = Pick<Member, 'username' | 'role' | 'verified' | 'managesPayments'> & {
  name: string | null
  email: string | null
  avatar: string | null
  isStaff: boolean
  isAdmin: boolean
  unread: number
}

/** Coming back to the page asks again, but not for a glance elsewhere. */
const FRESH_MS = 10_000

let viewer: ViewerSummary | null | undefined
let askedAt = 0
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

/** The server sets this readable cookie together with the session; a visitor causes no request. */
const isHinted = () => /(^|; )signed-in=1/.test(document.cookie)

/**
 * Whoever is signed in, for islands on static pages: `null` is a visitor, `undefined` not known yet. All islands share
 * one request per page load.
 */
export const useViewer = () =>
  useSyncExternalStore(
    watch,
    () => viewer,
    () => undefined,
  )

/** Asks again who is signed in, here and in every other tab: after signing in or out, or a change of the profile. */
export function announceViewerChange(): Promise<void> {
  channel?.postMessage(0)
  return refresh()
}

async function refresh() {
  if (!isHinted()) return show(null)
  askedAt = Date.now()
  try {
    const answer = await fetch('/api/viewer', { cache: 'no-store' })
    if (answer.ok) show((await answer.json()).viewer)
  } catch {
    // Offline: the last known state stays.
  }
}

function show(next: ViewerSummary | null) {
  viewer = next
  const { dataset } = document.documentElement
  if (next) dataset.signedIn = ''
  else {
    delete dataset.signedIn
    // The session has ended elsewhere; without the hint the next page asks nothing.
    if (isHinted()) document.cookie = 'signed-in=; path=/; max-age=0'
  }
  try {
    if (next) sessionStorage.initials = toInitials(next.username)
    else sessionStorage.removeItem('initials')
    if (next && sessionStorage.provider) import('./greet').then(({ greetProvider }) => greetProvider())
  } catch {
    // Storage may be forbidden; then the placeholder stays blank until the answer comes.
  }
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  if (!channel) {
    channel = new BroadcastChannel('viewer')
    channel.onmessage = refresh
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && (viewer || isHinted()) && Date.now() - askedAt > FRESH_MS) refresh()
    })
    refresh()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
