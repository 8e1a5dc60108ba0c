'use client'

import { withId } from '@/components/auth/kept-marks'
import { changeMarks, useMarks } from '@/components/auth/viewer-store'
import type { MarkSubject } from '@/lib/reactions/marks'
import { saveItem, unsaveItem } from '@/lib/saved/actions'
import type { SavedKind } from '@/lib/saved/schema'
import { MarkButton } from './mark-button'

type SaveButtonProps = {
  kind: SavedKind
  id: string
  /** What the page is about; its marks say whether this is saved. */
  subject: MarkSubject
  /** What is saved, for readers who hear the page. */
  label?: string
  /** Whether only the drawing is shown, where there is little room. */
  bare?: boolean
}

const FALLBACK = { article: 'this article', news: 'this news item', topic: 'this topic' } as const

/** Saves something to read later, or no longer. */
export function SaveButton({ kind, id, subject, label = FALLBACK[kind], bare }: SaveButtonProps) {
  const marks = useMarks(subject)
  return (
    <MarkButton
      marked={marks?.saved.includes(id)}
      add={saveItem}
      remove={unsaveItem}
      onDone={(saved) => changeMarks(subject, (known) => ({ ...known, saved: withId(known.saved, id, saved) }))}
      fields={{ kind, id }}
      words={['Save', 'Saved']}
      label={label}
      event="save"
      bare={bare}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="icon">
        <path d="M5 3h10v14.5l-5-4-5 4z" />
      </svg>
    </MarkButton>
  )
}
