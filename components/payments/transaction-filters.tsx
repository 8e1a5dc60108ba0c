'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { KeepFocus } from '@/components/layout/keep-focus'
import { useListTransition } from '@/components/lists/list-transition'
import { useKeptFields } from '@/components/lists/use-kept-fields'
import { routes } from '@/lib/core/routes'

type TransactionFiltersProps = {
  /** The order of the list, which the fields do not hold. */
  sort: string | undefined
  children: ReactNode
}

/** The filters as a plain GET form. With scripts it moves softly. While another page is under way, whatever asked for it, it says so. */
export function TransactionFilters({ sort, children }: TransactionFiltersProps) {
  const router = useRouter()
  const list = useListTransition()
  const pending = list?.pending ?? false
  const ref = useRef<HTMLFormElement>(null)
  const noteSent = useKeptFields(ref)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = Object.entries(noteSent(event.currentTarget)).filter(([, value]) => value)
    const query = new URLSearchParams(filled)
    list?.start(() => router.push(`${routes.adminTransactions}?${query}`, { scroll: false }))
  }

  return (
    <search aria-label="Filters">
      <form
        ref={ref}
        action={routes.adminTransactions}
        onSubmit={submit}
        className="admin-filters payments-filters"
        aria-busy={pending}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
        {children}
        <button type="submit" className="button-outline">
          Apply
        </button>
      </form>
      <p role="status" className="payments-loading">
        {pending && 'Loading transaction data...'}
      </p>
      <KeepFocus />
    </search>
  )
}
