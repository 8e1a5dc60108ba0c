'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { rememberOwner } from '@/components/drafts/copy-key'
import type { ViewerSummary } from '@/lib/auth/viewer-answer'
import { toInitials } from '@/lib/core/initials'
import { routes } from '@/lib/core/routes'
import { type MarkSubject, type Marks, parseSubject } from '@/lib/reactions/marks'

/** Coming back to the page asks again, but not for a glance elsewhere. */
const FRESH_MS = 10_000

let viewer: ViewerSummary | null | undefined
/** What the last answers said of the subjects of pages; the subjects wanted now have readers. */
const marks = new Map<MarkSubject, Marks>()
const readers = new Map<MarkSubject, number>()
let asked = new Set<MarkSubject>()
let askedAt = 0
let due: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

/** The server sets this readable cookie together with the session; a visitor causes no request. */
const isHinted = () => /(^|; )signed-in=1/.test(document.cookie)

/** Whether nobody is signed in as far as this browser can tell; known before any island has been told who looks. */
export const isSignedOut = () => viewer === null || !isHinted()

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

/**
 * What the member who looks has to do with what the page is about: `null` for a visitor, `undefined` not known yet. It
 * comes with the same request as the viewer.
 */
export function useMarks(subject: MarkSubject): Marks | null | undefined {
  const follow = useCallback(
    (listener: () => void) => {
      readers.set(subject, (readers.get(subject) ?? 0) + 1)
      if (readers.get(subject) === 1 && !isJustAsked(subject)) askSoon()
      const stop = watch(listener)
      return () => {
        stop()
        const left = (readers.get(subject) ?? 1) - 1
        if (left > 0) readers.set(subject, left)
        else readers.delete(subject)
      }
    },
    [subject],
  )
  return useSyncExternalStore(
    follow,
    () => (viewer === null ? null : marks.get(subject)),
    () => undefined,
  )
}

/** Notes what an action has just answered, for every island that shows it. */
export function changeMarks(subject: MarkSubject, change: (known: Marks) => Marks): void {
  const known = marks.get(subject)
  // The act was quicker than the first answer, which may not know of it yet.
  if (!known) {
    askSoon()
    return
  }
  marks.set(subject, change(known))
  tell()
}

/** Asks again who is signed in, here and in every other tab: after signing in or out, or a change of the profile. */
export function announceViewerChange(): Promise<void> {
  channel?.postMessage(0)
  return refresh()
}

/** Once all islands of the page have said what they want to know. */
function askSoon() {
  due ??= setTimeout(refresh)
}

async function refresh() {
  clearTimeout(due)
  due = undefined
  if (!isHinted()) return show(null)
  askedAt = Date.now()
  asked = new Set([...readers.keys(), ...subjectsOnShow()])
  const [first, ...more] = asked
  await Promise.all([ask(first), ...more.map(ask)])
}

const isJustAsked = (subject: MarkSubject) => asked.has(subject) && Date.now() - askedAt < FRESH_MS

/** What the page says it is about, since its islands come to life one after the other. */
function subjectsOnShow(): MarkSubject[] {
  const named = [...document.querySelectorAll<HTMLElement>('[data-subject]')].filter((part) => part.checkVisibility())
  return named.flatMap(({ dataset }) => parseSubject(dataset.subject ?? null) ?? [])
}

async function ask(subject: MarkSubject | undefined) {
  try {
    const address = subject ? `${routes.viewerAnswer}?subject=${encodeURIComponent(subject)}` : routes.viewerAnswer
    const answer = await fetch(address, { cache: 'no-store' })
    if (!answer.ok) return
    const said: { viewer: ViewerSummary | null; marks: Marks | null } = await answer.json()
    if (subject && said.marks) marks.set(subject, said.marks)
    show(said.viewer)
  } catch {
    // Offline: the last known state stays.
  }
}

function show(next: ViewerSummary | null) {
  viewer = next
  if (!next) marks.clear()
  const { dataset } = document.documentElement
  if (next) dataset.signedIn = ''
  else {
    delete dataset.signedIn
    // The session has ended elsewhere; without the hint the next page asks nothing.
    if (isHinted()) document.cookie = 'signed-in=; path=/; max-age=0'
  }
  rememberOwner(next?.id ?? '')
  try {
    if (next) sessionStorage.initials = toInitials(next.username)
    else sessionStorage.removeItem('initials')
    if (next && sessionStorage.provider) import('./greet').then(({ greetProvider }) => greetProvider())
  } catch {
    // Storage may be forbidden; then the placeholder stays blank until the answer comes.
  }
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  if (!channel) {
    channel = new BroadcastChannel('viewer')
    channel.onmessage = refresh
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && (viewer || isHinted()) && Date.now() - askedAt > FRESH_MS) refresh()
    })
    askSoon()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
