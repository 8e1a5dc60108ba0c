'use client'

import { type ListAction, useListMove } from './list-transition'

/** Leads back to the whole list: a button (specification, section 2), and a form of its own where no scripts run. */
export function ResetFilters({ action }: { action: ListAction }) {
  const move = useListMove()
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        move(action)
      }}
    >
      <button type="submit" className="button-outline">
        Reset Filters
      </button>
    </form>
  )
}
