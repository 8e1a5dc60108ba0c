'use client'

import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useViewer } from '@/components/auth/viewer-store'
import { attachDraft, type FormMemory } from './attach-draft'
import { clearDraft, PAGE_LOAD } from './draft-events'
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

const NOTHING: DraftView = { offers: [], undo: null, status: null }

/**
 * Keeps what is typed into a form, in this browser at once and for members on the server, and offers what was kept before:
 * show it with `DraftNotice`. Fields are read from the form itself, so they need no state.
 */
export function useDraft({ target, form }: UseDraft): FormDraft {
  const viewer = useViewer()
  const [view, setView] = useState(NOTHING)
  const keeper = useRef<DraftKeeper>(undefined)
  const memory = useRef<FormMemory>({})
  const id = `${PAGE_LOAD}${useId()}`
  const memberId = viewer === undefined ? undefined : (viewer?.id ?? null)

  useEffect(() => {
    const found = form.current
    const element = found instanceof HTMLFormElement ? found : found?.closest('form')
    if (!target || !element) return
    return attachDraft({
      form: element,
      target,
      id,
      memberId,
      memory: memory.current,
      keeps(kept) {
        keeper.current = kept
      },
      show: setView,
    })
  }, [target, form, id, memberId])

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
