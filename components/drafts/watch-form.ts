'use client'

import { keyOf } from './copy-key'
import { onDraftAside, onDraftCleared, onDraftClearedLate, onLeaving, onSaveNow } from './draft-events'
import { DraftKeeper } from './draft-keeper'
import { isKept, readDefaults, readFields, writeFields } from './form-fields'
import type { DraftView } from './keeping'
import { claimCopies, readCopies, writeCopies } from './local-drafts'
import { sameFields } from './same-fields'
import { serverDraft } from './server-drafts'

type Watched = {
  form: HTMLFormElement
  target: string
  /** Names this tab's copy. */
  id: string
  /** The member's id, '' for a visitor. `known`: the server has said that it is they who look. */
  owner: string
  known: boolean
  show: (view: DraftView) => void
}

/** A result of an action reaches the page before its form is emptied or told to forget. */
const SETTLE_MS = 500

/** Keeps the draft of one form until `stop`. */
export function watchForm({ form, target, id, owner, known, show }: Watched) {
  if (known) claimCopies(owner, target)
  const stop = new AbortController()
  const { signal } = stop
  const keeper = new DraftKeeper({
    id,
    form: {
      read: () => readFields(form),
      defaults: () => readDefaults(form),
      write: (fields) => writeFields(form, fields),
    },
    local: { read: () => readCopies(owner, target), write: (copies) => writeCopies(owner, target, copies) },
    server: owner && known ? serverDraft(target, owner) : null,
    // What is still saved after the end concerns a form that may be somebody else's by now.
    show: (view) => signal.aborted || show(view),
  })
  // Heard at the window, behind React, which listens at the document: what the keeper shows is rendered at once, and a
  // controlled field whose own handler has not run yet would be put back to what it held before.
  const typed = ({ target }: Event) => {
    // An editor inside of the form says the same at each key, long before its text is in a field.
    if (target instanceof Element && isKept(target) && form.contains(target)) keeper.typed()
  }
  addEventListener('input', typed, { signal })
  addEventListener('change', typed, { signal })
  form.addEventListener(
    'reset',
    () => {
      keeper.wasReset()
      setTimeout(() => signal.aborted || keeper.afterReset(), SETTLE_MS)
    },
    { signal },
  )
  document.addEventListener('visibilitychange', () => document.hidden && void keeper.flush(), { signal })
  addEventListener('storage', ({ key }) => key === keyOf(owner, target) && keeper.reread(), { signal })
  onDraftCleared(target, (sent) => keeper.clear(sent), stop)
  onDraftAside(target, ({ name, fields }) => keeper.setAside(name, fields), stop)
  onSaveNow(() => keeper.flush(), stop)
  onLeaving(() => {
    keeper.leave()
    form.reset()
  }, stop)
  keeper.start()
  if (owner && known) whenNear(form, signal, () => void keeper.look())

  return {
    keeper,
    stop() {
      stop.abort()
      const last = new AbortController()
      onDraftClearedLate(target, (sent) => keeper.clear(sent), last)
      void keeper.stop().finally(() => last.abort())
    },
  }
}

/** Whether nothing is typed in a form. */
export const isAsItCame = (form: HTMLFormElement) => sameFields(readFields(form), readDefaults(form))

/** A page may end with a form that few scroll to; the server is asked for those who do. */
function whenNear(form: HTMLFormElement, signal: AbortSignal, act: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '200px' },
  )
  observer.observe(form)
  signal.addEventListener('abort', () => observer.disconnect())
}
