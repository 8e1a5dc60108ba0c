'use client'

import './saved.css'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useRefreshOnReturn } from '@/components/ui/use-refresh-on-return'
import type { FormAction } from '@/lib/core/result'
import { ActForm } from './act-form'

/** What was removed a moment ago: the fields of the form that puts it back. */
export type Removed = { text: string; fields: Record<string, string> }

const Announce = createContext<(removed: Removed) => void>(() => {})

type UndoAreaProps = {
  restore: FormAction<object>
  /** What a form removed that was posted without scripts. */
  posted: Removed | null
  children: ReactNode
}

/** Around a list whose items can be removed: above it stands what was removed last, with the way back. */
export function UndoArea({ restore, posted, children }: UndoAreaProps) {
  const [removed, setRemoved] = useState(posted)
  const bar = useRef<HTMLDivElement>(null)
  // What is opened from the list has a button that takes it off.
  useRefreshOnReturn()

  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (removed) bar.current?.querySelector('button')?.focus()
  }, [removed])

  return (
    <Announce value={setRemoved}>
      <div ref={bar} role="status">
        {removed && (
          <ActForm
            action={restore}
            event="undo"
            values={removed.fields}
            onDone={() => setRemoved(null)}
            className="undo-bar"
          >
            <span>{removed.text}</span>
            <button type="submit" className={buttonClass('outline', 'small')}>
              Undo
            </button>
          </ActForm>
        )}
      </div>
      {children}
    </Announce>
  )
}

type RemoveFormProps = {
  action: FormAction<{ removed: Record<string, string> | null }>
  values: Record<string, string>
  /** What is removed, as the bar and those who hear the page are told. */
  name: string
}

/** Removes one item of an `UndoArea`. */
export function RemoveForm({ action, values, name }: RemoveFormProps) {
  const announce = use(Announce)
  return (
    <ActForm
      action={action}
      event="remove"
      values={values}
      onDone={({ removed }) =>
        removed
          ? announce({ text: `Removed “${name}”.`, fields: removed })
          : showToast({ id: 'remove', kind: 'success', title: `“${name}” had been removed already` })
      }
    >
      <button type="submit" className="row-act">
        Remove<span className="sr-only"> {name}</span>
      </button>
    </ActForm>
  )
}
