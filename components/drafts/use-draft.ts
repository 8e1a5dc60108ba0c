'use client'

import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useViewer } from '@/components/auth/viewer-store'
import { keyOf, lastOwner, readText } from './copy-key'
import { clearDraft, onLeaving, PAGE_LOAD } from './draft-events'
import type { DraftKeeper } from './draft-keeper'
import type { Copy, DraftView } from './keeping'

type UseDraft = {
  /** Names the form, such as `reply:{topicId}`; without one nothing is kept. */
  target: string | undefined
  /** The form, or anything inside it. */
  form: RefObject<HTMLElement | null>
}

export type FormDraft = DraftView & {
  restore: (offer: Copy) => void
  discard: (offer: Copy) => void
  /** Takes the last restoring or discarding back. */
  takeBack: () => void
  /** Call it once the form has been posted. */
  clear: () => void
}

const load = () => import('./watch-form')
const isHinted = () => document.documentElement.dataset.signedIn !== undefined
// Asked for with the page and not only once the form is alive: somebody may type and leave in between.
if (typeof window !== 'undefined' && isHinted()) load().catch(() => {})

/** A visitor's form in which nothing was ever typed; most readers of a text leave it so, and need no keeper. */
const isUntouched = (form: HTMLFormElement, target: string) =>
  readText(keyOf('', target)) === null &&
  [...form.elements].every((field) => !(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue)

const NOTHING: DraftView = { offers: [], undo: null, status: null }

/**
 * Keeps what is typed into a form, in this browser at once and for members on the server, and offers what was kept before:
 * show it with `DraftNotice`. Fields are read from the form itself, so they need no state.
 */
export function useDraft({ target, form }: UseDraft): FormDraft {
  const viewer = useViewer()
  const [view, setView] = useState(NOTHING)
  const keeper = useRef<DraftKeeper>(undefined)
  const ownerBefore = useRef<string>(undefined)
  const id = `${PAGE_LOAD}${useId()}`
  const memberId = viewer?.id
  const isKnown = viewer !== undefined

  useEffect(() => {
    const found = form.current
    const element = found instanceof HTMLFormElement ? found : found?.closest('form')
    if (!target || !element) return
    let stop: (() => void) | null = null
    let isOver = false
    const left = new AbortController()
    const start = async () => {
      const late = await load().catch(() => null)
      if (isOver) return
      // Without a connection it does not come; with the next one everything is kept that stands in the form then.
      if (!late) return addEventListener('online', start, { once: true, signal: left.signal })
      // Whose session has ended leaves the text in the form, and what they write on is theirs as well; it is not the next person's.
      const before = ownerBefore.current ?? ''
      const owner = memberId ?? (!isKnown && isHinted() ? lastOwner() : before)
      const keep = before === '' || before === owner
      if (owner) ownerBefore.current = owner
      const known = isKnown && owner === (memberId ?? '')
      const watched = late.watchForm({ form: element, target, id, owner, known, keep, show: setView })
      keeper.current = watched.keeper
      stop = watched.stop
    }
    const isVisitor = isKnown ? !memberId : !isHinted()
    if (isVisitor && isUntouched(element, target)) element.addEventListener('input', start, { once: true })
    else void start()
    // They have said that they go: what is typed from here on is somebody else's.
    onLeaving(() => {
      ownerBefore.current = undefined
    }, left)
    return () => {
      left.abort()
      isOver = true
      element.removeEventListener('input', start)
      keeper.current = undefined
      stop?.()
    }
  }, [target, form, id, memberId, isKnown])

  const clear = useCallback(() => {
    if (target) clearDraft(target)
  }, [target])
  return useMemo(
    () => ({
      ...view,
      restore: (offer) => keeper.current?.restore(offer),
      discard: (offer) => keeper.current?.discard(offer),
      takeBack: () => keeper.current?.undo(),
      clear,
    }),
    [view, clear],
  )
}
