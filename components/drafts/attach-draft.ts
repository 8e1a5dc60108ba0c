'use client'

import { keyOf, lastOwner, readText } from './copy-key'
import { type Known, onLeft } from './draft-events'
import type { DraftKeeper } from './draft-keeper'
import type { DraftView } from './keeping'

/** What a form remembers while it is on a page, also while that page is not on show. */
export type FormMemory = Known & {
  /** Whose text it holds. */
  owner?: string | undefined
}

type Attached = {
  form: HTMLFormElement
  target: string
  id: string
  /** undefined until it is known who looks, null for a visitor. */
  memberId: string | null | undefined
  memory: FormMemory
  keeps: (keeper: DraftKeeper | undefined) => void
  show: (change: (before: DraftView) => DraftView) => void
}

const load = () => import('./watch-form')
const isHinted = () => document.documentElement.dataset.signedIn !== undefined
// Asked for with the page and not only once the form is alive: somebody may type and leave in between.
if (typeof window !== 'undefined' && isHinted()) load().catch(() => {})

/** A visitor's form in which nothing was ever typed; most readers of a text leave it so, and need no keeper. */
const isUntouched = (form: HTMLFormElement, target: string) =>
  readText(keyOf('', target)) === null &&
  [...form.elements].every((field) => !(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue)

/** Keeps the draft of a form as soon as there is something to keep and it is known for whom. Gives what ends it. */
export function attachDraft({ form, target, id, memberId, memory, keeps, show }: Attached): () => void {
  const isKnown = memberId !== undefined
  const here = new AbortController()
  let turn = new AbortController()
  let stop: (() => void) | undefined
  const startAt = (at: EventTarget, name: string) =>
    // A form that is reset is empty only after it has said so.
    at.addEventListener(name, () => setTimeout(start), { once: true, signal: turn.signal })

  async function start() {
    turn.abort()
    turn = new AbortController()
    const late = await load().catch(() => null)
    if (here.signal.aborted || stop) return
    if (!late) {
      show((before) => ({ ...before, status: 'nowhere' }))
      startAt(window, 'online')
      return startAt(form, 'input')
    }
    // Whose session has ended leaves the text in the form, and what they write on is theirs as well.
    const before = memory.owner ?? ''
    const owner = memberId ?? (!isKnown && isHinted() ? lastOwner() : before)
    const isOthers = before !== '' && before !== owner
    if (isOthers && !late.isAsItCame(form)) {
      // It is not the next person's, under whose name none of it is kept: theirs begins with an empty form.
      startAt(form, 'reset')
      return startAt(form, 'input')
    }
    if (owner) memory.owner = owner
    const known = isKnown && owner === (memberId ?? '')
    const watched = late.watchForm({ form, target, id, owner, known, show: (view) => show(() => view) })
    keeps(watched.keeper)
    stop = watched.stop
  }

  const leave = () => {
    // What is typed from here on is somebody else's.
    memory.owner = undefined
    if (!stop) form.reset()
  }
  onLeft(memory, leave, here)
  const isVisitor = isKnown ? !memberId : !isHinted()
  if (isVisitor && isUntouched(form, target)) startAt(form, 'input')
  else void start()
  return () => {
    here.abort()
    turn.abort()
    keeps(undefined)
    stop?.()
  }
}
