'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { writeFields } from '@/components/drafts/form-fields'
import { sameFields } from '@/components/drafts/same-fields'
import { Button } from '@/components/ui/button'
import { GoodMark } from '@/components/ui/form-field'
import { SCROLLS } from '@/components/ui/scrolls'
import type { PostValues } from '@/lib/articles/post-values'
import { isSameText, toDiffRows } from '@/lib/articles/text-diff'
import { routes } from '@/lib/core/routes'
import type { DraftFields } from '@/lib/drafts/schema'
import { DiffView } from './diff-view'
import { type Choices, toComparedTexts } from './post-text'
import { readForm } from './use-post-base'

type ConflictPanelProps = {
  id: string
  /** What somebody else has saved; null until it is here. */
  theirs: PostValues | null
  /** What this form held when it was refused. */
  mine: DraftFields
  choices: Choices
  /** Whether the server has kept `mine`, as it does without scripts. */
  isKept: boolean
  /** From here on, saving replaces the other text. `left`: what the form does not hold now and nothing else keeps. */
  onDecide: (left: DraftFields | null) => void
}

/**
 * Shows what somebody else has saved beside what was typed here, and keeps both: one can go to and fro between them until
 * one is saved. Then theirs stays among the versions, and one's own is offered as a draft.
 */
export function ConflictPanel({ id, theirs, mine: first, choices, isKept, onDecide }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [mine, setMine] = useState(first)
  /** The other text, as it was changed here. */
  const other = useRef<DraftFields>(null)
  const [shown, setShown] = useState<'mine' | 'theirs'>('mine')
  /** Until then the form holds one's own because nobody has chosen yet, and saving is refused. */
  const [isDecided, setDecided] = useState(false)
  const [before, after] = useMemo(() => toComparedTexts(theirs ?? {}, mine, choices), [theirs, mine, choices])
  const rows = useMemo(() => (theirs ? toDiffRows(before, after) : []), [theirs, before, after])

  // What was typed is in the form itself; the page may know only what it came with.
  useEffect(() => {
    const form = panel.current?.closest('form')
    if (form) setMine(readForm(form))
    panel.current?.scrollIntoView({ block: 'nearest' })
    // From here its buttons are near: the message in the bar is read out all the same.
    panel.current?.focus({ preventScroll: true })
  }, [])

  function take(which: 'mine' | 'theirs') {
    const form = panel.current?.closest('form')
    if (!form || !theirs) return
    // Whatever stands in the form now was perhaps written after the conflict was noticed.
    const now = readForm(form)
    const own = shown === 'mine' ? now : mine
    if (shown === 'theirs') other.current = now
    const left = which === 'mine' ? (other.current ?? theirs) : own
    setMine(own)
    if (which !== shown) writeFields(form, toWritten(which === 'mine' ? own : (other.current ?? theirs)))
    setShown(which)
    setDecided(true)
    onDecide(sameFields(left, theirs) ? null : left)
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label="Two versions of this post" className="conflict">
      <h2 className="text-lg">This post was saved elsewhere while you were writing</h2>
      {!theirs && <p className="text-muted">Fetching the other text...</p>}
      {theirs && (
        <>
          <p className="mt-1 text-muted">{isSameText(before, after) ? SAME : isKept ? BOTH_STAY : THEIRS_STAYS}</p>
          <section aria-label="Difference" {...SCROLLS} className="conflict-texts">
            <DiffView rows={rows} before="Saved meanwhile" after="Yours" />
          </section>
          <noscript>
            <p className="mt-3">
              Save again to keep yours, or{' '}
              <a href={routes.adminEditPost(id)} className="quiet-link">
                use the other text
              </a>
              {isKept
                ? ': yours stays kept, and is offered there.'
                : ': yours is not kept there, because many forms were refused within this hour. Copy it before.'}
            </p>
          </noscript>
          <div className="mt-3 flex flex-wrap gap-2 scripted">
            {CHOICES.map(({ which, label }) => (
              <Button
                key={which}
                variant={shown === which ? 'primary' : 'outline'}
                size="small"
                aria-pressed={isDecided && shown === which}
                onClick={() => take(which)}
              >
                {isDecided && shown === which && <GoodMark />}
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

const SAME = 'Both say the same. Keep yours, and save.'
const BOTH_STAY =
  'Nothing is lost: choose which text the form holds, change it as you like, and save. The other one stays: what was saved meanwhile among the versions, yours offered here as a draft.'
const THEIRS_STAYS = 'What was saved meanwhile stays among the versions, yours in this form.'

const CHOICES = [
  { which: 'mine', label: 'Keep mine' },
  { which: 'theirs', label: 'Use the other text' },
] as const

/** A text without the version that it was written on: from here on the form replaces the newest one. */
const toWritten = ({ version: _, ...fields }: DraftFields): DraftFields => fields
