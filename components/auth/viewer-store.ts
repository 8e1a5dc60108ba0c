'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { rememberOwner } from '@/components/drafts/copy-key'
import { announceLeaving, saveDraftsNow } from '@/components/drafts/draft-events'
import type { ViewerSummary } from '@/lib/auth/viewer-answer'
import { toInitials } from '@/lib/core/initials'
import { routes } from '@/lib/core/routes'
import { type MarkSubject, type Marks, parseSubject } from '@/lib/reactions/marks'
import { keepMarks } from './kept-marks'
import { retryWait } from './retry-wait'

/** Coming back to the page asks again, but not for a glance elsewhere. */
const FRESH_MS = 10_000

let viewer: ViewerSummary | null | undefined
/** What is known of the subjects of pages; those wanted now have readers. */
const marks = keepMarks()
const readers = new Map<MarkSubject, number>()
let asked = new Set<MarkSubject>()
/** 0 before the first question, and when the last one has had no answer. */
let askedAt = 0
/** Questions have numbers; an answer is too old when a later question has had its own. */
let question = 0
let answered = 0
let due: ReturnType<typeof setTimeout> | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()
/** Whoever was signed in here before the one who is. */
let former: string | undefined

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
    () => (viewer === null ? null : marks.find(subject)),
    () => undefined,
  )
}

/** Notes what an action has just answered, for every island that shows it. */
export function changeMarks(subject: MarkSubject, change: (known: Marks) => Marks): void {
  marks.change(subject, question, change)
  tell()
}

/** Loads the page anew for whoever has signed in over one that was another member's: what it shows is theirs, and what was typed. */
export function leaveOthersPage(): boolean {
  const isOthers = Boolean(viewer && former && viewer.id !== former)
  // Not `reload`, after which a browser may put what was typed back.
  if (isOthers) location.replace(location.pathname + location.search)
  return isOthers
}

/** Asks again who is signed in, here and in every other tab: after signing in or out, or a change of the profile. */
export function announceViewerChange(): Promise<void> {
  channel?.postMessage(0)
  return refresh()
}

/** Has what is typed in other tabs saved, before somebody signs out. */
export const announceSigningOut = () => channel?.postMessage('saves')

/** After signing out, here and in other tabs: the next person finds empty forms. */
export function announceSignOut(): Promise<void> {
  channel?.postMessage('leaves')
  return leave()
}

async function leave(): Promise<void> {
  rememberOwner('')
  announceLeaving()
  await refresh()
  // What was left then was left on purpose.
  former = undefined
}

const hear = ({ data }: MessageEvent) => (data === 'saves' ? saveDraftsNow() : data === 'leaves' ? leave() : refresh())

/** Once all islands of the page have said what they want to know. */
function askSoon() {
  due ??= setTimeout(refresh)
}

async function refresh(tried = 0) {
  clearTimeout(due)
  clearTimeout(retry)
  due = undefined
  question += 1
  const mine = question
  if (!isHinted()) return show(null, mine)
  askedAt = Date.now()
  asked = new Set([...readers.keys(), ...subjectsOnShow()])
  const [first, ...more] = asked
  const answers = await Promise.all([first, ...more].map((subject) => ask(subject, mine)))
  if (mine !== question || answers.every(Boolean)) return
  askedAt = 0
  const wait = retryWait(tried)
  if (wait !== null) retry = setTimeout(refresh, wait, tried + 1)
}

const isJustAsked = (subject: MarkSubject) => asked.has(subject) && Date.now() - askedAt < FRESH_MS

/** What the page says it is about, since its islands come to life one after the other. */
function subjectsOnShow(): MarkSubject[] {
  const named = [...document.querySelectorAll<HTMLElement>('[data-subject]')].filter((part) => part.checkVisibility())
  return named.flatMap(({ dataset }) => parseSubject(dataset.subject ?? null) ?? [])
}

/** False if there was no answer: then the last known state stays. */
async function ask(subject: MarkSubject | undefined, mine: number): Promise<boolean> {
  try {
    const address = subject ? `${routes.viewerAnswer}?subject=${encodeURIComponent(subject)}` : routes.viewerAnswer
    const answer = await fetch(address, { cache: 'no-store' })
    if (!answer.ok) return false
    const said: { viewer: ViewerSummary | null; marks: Marks | null } = await answer.json()
    if (mine < answered) return true
    if (subject && said.marks) marks.answer(subject, mine, said.marks)
    show(said.viewer, mine)
    return true
  } catch {
    return false
  }
}

function show(next: ViewerSummary | null, mine: number) {
  if (viewer && viewer.id !== next?.id) former = viewer.id
  viewer = next
  answered = mine
  if (!next) marks.forget()
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
    channel.onmessage = hear
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && (viewer || isHinted()) && Date.now() - askedAt > FRESH_MS) refresh()
    })
    for (const name of ['focus', 'online']) addEventListener(name, () => askedAt === 0 && isHinted() && refresh())
    askSoon()
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
