'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { writeFields } from '@/components/drafts/form-fields'
import { Button } from '@/components/ui/button'
import { isSameText, toDiffRows } from '@/lib/articles/text-diff'
import { DiffView } from './diff-view'

export type PostText = { title: string; content: string }

type ConflictPanelProps = {
  /** What somebody else has saved; null until it is here. */
  theirs: PostText | null
  /** What this form held when it was refused. */
  mine: PostText
  /** From here on, saving replaces the other text. */
  onDecide: () => void
}

/**
 * Shows what somebody else has saved beside what was typed here, and keeps both: one can go to and fro between them until
 * one is saved, and the other stays among the versions.
 */
export function ConflictPanel({ theirs, mine: first, onDecide }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [mine, setMine] = useState(first)
  const [shown, setShown] = useState<'mine' | 'theirs'>('mine')
  const rows = useMemo(() => (theirs ? toDiffRows(toText(theirs), toText(mine)) : []), [theirs, mine])

  // What was typed is in the form itself; the page may know only what it came with.
  useEffect(() => {
    const form = panel.current?.closest('form')
    const [title, content] = [form?.elements.namedItem('title'), form?.elements.namedItem('content')]
    if (title instanceof HTMLInputElement && content instanceof HTMLTextAreaElement) {
      setMine({ title: title.value, content: content.value })
    }
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function take(which: 'mine' | 'theirs') {
    const form = panel.current?.closest('form')
    const text = which === 'mine' ? mine : theirs
    if (!form || !text) return
    writeFields(form, text)
    setShown(which)
    onDecide()
  }

  return (
    <section ref={panel} aria-label="Two versions of this post" className="conflict">
      <h2 className="text-lg">This post was saved elsewhere while you were writing</h2>
      {!theirs && <p className="text-muted">Fetching the other text…</p>}
      {theirs && (
        <>
          <p className="mt-1 text-muted">
            {isSameText(toText(theirs), toText(mine))
              ? 'The texts are the same; something else about the post differs. Saving keeps what this form says.'
              : 'Nothing is lost: choose which text the form holds, change it as you like, and save. The other one stays among the versions.'}
          </p>
          <div className="conflict-texts" tabIndex={-1}>
            <DiffView rows={rows} before="Saved by somebody else" after="Yours" />
          </div>
          <div className="mt-3 flex flex-wrap gap-2 scripted">
            <Button variant={shown === 'mine' ? 'primary' : 'outline'} size="small" onClick={() => take('mine')}>
              Keep mine
            </Button>
            <Button variant={shown === 'theirs' ? 'primary' : 'outline'} size="small" onClick={() => take('theirs')}>
              Use the other text
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const toText = ({ title, content }: PostText) => `${title}\n\n${content}`
