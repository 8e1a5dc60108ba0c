'use client'

import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { counted } from '@/lib/core/format-count'
import { useSuggestions } from './use-suggestions'

type SuggestFieldProps = {
  id: string
  label: string
  defaultValue?: string | undefined
  className?: string
  ref?: Ref<HTMLInputElement>
  /** A suggestion was chosen: the page is about to change. */
  onPick?: () => void
}

/**
 * The `q` field of a search form with titles to choose from (ARIA's combobox with a list). Without scripts an ordinary
 * field. The list is no part of the form's state: Enter without a chosen title searches.
 */
export function SuggestField({ id, label, defaultValue, className, ref, onPick }: SuggestFieldProps) {
  const { q, suggestions, List, open, ask, clear, fold, unfold } = useSuggestions()
  const [marked, setMarked] = useState({ among: suggestions, index: -1 })
  const list = useId()
  // A mark belongs to the list it was made in: another may have no such place.
  const active = open && marked.among === suggestions ? marked.index : -1
  const mark = (index: number) => setMarked({ among: suggestions, index })
  const toOptionId = (index: number) => `${list}-${index}`

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!open) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      if (unfold(event.currentTarget.value)) mark(0)
    } else if (step) {
      event.preventDefault()
      // One place of the round is the field itself.
      const places = suggestions.length + 1
      mark(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(toOptionId(active))?.click()
    } else if (event.key === 'Escape') {
      // Neither the field's text nor the form around it goes with the list.
      event.preventDefault()
      event.stopPropagation()
      mark(-1)
      fold()
    }
  }

  return (
    <>
      <input
        ref={ref}
        id={id}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        defaultValue={defaultValue}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={active >= 0 ? toOptionId(active) : undefined}
        className={className}
        onInput={(event) => {
          mark(-1)
          ask(event.currentTarget.value)
        }}
        onKeyDown={press}
        onBlur={clear}
      />
      {open && List && (
        // A press on the list must not take the focus from the field before it is a click.
        <div className="suggest-panel" onPointerDown={(event) => event.preventDefault()}>
          <List
            id={list}
            q={q}
            suggestions={suggestions}
            active={active}
            toOptionId={toOptionId}
            onPick={() => {
              clear()
              onPick?.()
            }}
          />
        </div>
      )}
      <span role="status" className="sr-only">
        {open && `${counted(suggestions.length, 'suggestion', 'suggestions')}, arrow keys to choose`}
      </span>
    </>
  )
}
