'use client'

/** Said inside this page, to whoever keeps the draft of a form. */
const CLEARED = 'draft-cleared'
const SAVE = 'drafts-save'
const LEFT = 'drafts-left'

/** Another name after each full load, so that what was typed before the load is told from what is typed now. */
export const PAGE_LOAD = `${Date.now().toString(36)}-`

/**
 * The form `target` was posted: its draft goes, here and on the server. For forms that do not hold `useDraft` themselves;
 * the form may be gone by now.
 */
export function clearDraft(target: string) {
  const isUnheard = dispatchEvent(new CustomEvent(CLEARED, { detail: target, cancelable: true }))
  if (isUnheard) import('./forget-draft').then(({ forgetDraft }) => forgetDraft(target))
}

/** Has every form of this page saved on the server; resolves when they have tried. */
export async function saveDraftsNow(): Promise<void> {
  const saves: Promise<void>[] = []
  dispatchEvent(new CustomEvent(SAVE, { detail: saves }))
  await Promise.all(saves)
}

/** Whoever was signed in has gone. */
export const announceLeaving = () => void dispatchEvent(new Event(LEFT))

type Until = { signal: AbortSignal }

export function onDraftCleared(target: string, act: () => void, until: Until) {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail !== target) return
    event.preventDefault()
    act()
  }
  addEventListener(CLEARED, listen, until)
}

export function onSaveNow(save: () => Promise<void>, until: Until) {
  const listen = (event: Event) => event instanceof CustomEvent && event.detail.push(save())
  addEventListener(SAVE, listen, until)
}

export const onLeaving = (act: () => void, until: Until) => addEventListener(LEFT, act, until)
