'use client'

import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { KeepFocus } from '@/components/layout/keep-focus'
import { type ListAction, useListMove } from './list-transition'
import { useKeptFields } from './use-kept-fields'
import { useLateChoice } from './use-late-choice'

type FilterFormProps = {
  action: ListAction
  /** State of the list that the fields do not hold, sent before them; null stays out of the address. */
  keep?: Record<string, string | null>
  /** Three choices beside the search field instead of one. */
  wide?: boolean
  children: ReactNode
}

/** A keyboard on the screen would cover what was found. */
const closeKeyboard = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

/**
 * A plain GET form whose choices take effect at once. Without scripts its Apply button sends it; with them it
 * moves softly, keeps the scroll position and leaves blank fields out of the address.
 */
export function FilterForm({ action, keep = {}, wide = false, children }: FilterFormProps) {
  const move = useListMove()
  const ref = useRef<HTMLFormElement>(null)

  const noteSent = useKeptFields(ref)

  const follow = (form: HTMLFormElement) => {
    cancel()
    const fields = noteSent(form)
    const filled = Object.entries(fields).filter(([, value]) => value)
    const query = new URLSearchParams(filled).toString()
    move(query ? `${action}?${query}` : action)
  }
  const { choosing, cancel } = useLateChoice(follow)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow(event.currentTarget)
    if (matchMedia('(hover: none)').matches) closeKeyboard()
  }

  return (
    <search aria-label="Filters" className="filter-room">
      <form
        ref={ref}
        action={action}
        className={wide ? 'filter-form filter-form-wide' : 'filter-form'}
        onSubmit={submit}
        {...choosing}
      >
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        <button type="submit" className="button-outline filter-apply">
          Apply
        </button>
      </form>
      <KeepFocus />
    </search>
  )
}
