'use client'

import type { DraftFields } from '@/lib/drafts/schema'

/** Said inside this page, to whoever keeps the draft of a form. */
const CLEARED = 'draft-cleared'
const ASIDE = 'draft-aside'
const SAVE = 'drafts-save'
const LEFT = 'drafts-left'

/** A name that is another one after each full load, so that what was typed before the load is told from what is typed now. */
export const PAGE_LOAD = `${Date.now().toString(36)}-`

type Cleared = { target: string; sent?: DraftFields }

/**
 * The form `target` was posted: its draft goes, here and on the server. For forms that do not hold `useDraft` themselves;
 * the form may be gone by now. `sent` is what the form held then: what was typed since stays a draft, also if the form is
 * emptied after this.
 */
export function clearDraft(target: string, sent?: DraftFields) {
  if (isUnheard<Cleared>(CLEARED, { target, sent })) {
    import('./forget-draft').then(({ forgetDraft }) => forgetDraft(target, sent))
  }
}

/** What a form held when it was sent, as `clearDraft` takes it. */
export const sentFields = (data: FormData): DraftFields =>
  Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  )

export type Aside = {
  target: string
  /** Tells it from others; a later one of that name takes its place, and null takes it back. */
  name: string
  fields: DraftFields | null
}

/** Keeps a text that leaves its form for another one; it is offered in the form `target` once that has been posted. */
export function setDraftAside(aside: Aside) {
  if (isUnheard(ASIDE, aside)) import('./keep-aside').then(({ keepAside }) => keepAside(aside))
}

const isUnheard = <Detail extends { target: string }>(name: string, detail: Detail) =>
  dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))

/** Has every form of this page saved on the server; resolves when they have tried. */
export async function saveDraftsNow(): Promise<void> {
  const saves: Promise<void>[] = []
  dispatchEvent(new CustomEvent(SAVE, { detail: saves }))
  await Promise.all(saves)
}

let leavings = 0

/** Whoever was signed in has gone. */
export function announceLeaving() {
  leavings += 1
  dispatchEvent(new Event(LEFT))
}

type Until = { signal: AbortSignal }

export const onDraftCleared = (target: string, act: (sent?: DraftFields) => void, until: Until) =>
  onSaid<Cleared>(CLEARED, target, ({ sent }) => act(sent), until)

/** For a form that is gone, which has nothing left to answer for. */
export const onDraftClearedLate = (target: string, act: (sent?: DraftFields) => void, until: Until) =>
  onSaid<Cleared>(CLEARED, target, ({ sent }) => act(sent), until, false)

export const onDraftAside = (target: string, act: (aside: Aside) => void, until: Until) =>
  onSaid(ASIDE, target, act, until)

function onSaid<Detail extends { target: string }>(
  name: string,
  target: string,
  act: (detail: Detail) => void,
  until: Until,
  answers = true,
) {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail.target !== target) return
    if (answers) event.preventDefault()
    act(event.detail)
  }
  addEventListener(name, listen, until)
}

export function onSaveNow(save: () => Promise<void>, until: Until) {
  const listen = (event: Event) => event instanceof CustomEvent && event.detail.push(save())
  addEventListener(SAVE, listen, until)
}

export const onLeaving = (act: () => void, until: Until) => addEventListener(LEFT, act, until)

/** How many have gone by now, as a form knows it. */
export type Known = { leavings?: number }

/**
 * Calls `act` when somebody leaves, also where the page is not on show meanwhile and hears nothing of it: once it is shown,
 * `known` tells whether somebody has left since.
 */
export function onLeft(known: Known, act: () => void, until: Until) {
  const leave = () => {
    known.leavings = leavings
    act()
  }
  known.leavings ??= leavings
  if (known.leavings !== leavings) leave()
  onLeaving(leave, until)
}
