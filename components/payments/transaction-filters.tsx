'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useTransition } from 'react'
import { routes } from '@/lib/core/routes'

type TransactionFiltersProps = {
  /** The order of the list, which the fields do not hold. */
  sort: string | undefined
  children: ReactNode
}

/** The filters as a plain GET form. With scripts it moves softly, and says so while the answer is under way. */
export function TransactionFilters({ sort, children }: TransactionFiltersProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value).trim()])
    const query = new URLSearchParams(filled.filter(([, value]) => value))
    startTransition(() => router.push(`${routes.adminTransactions}?${query}`, { scroll: false }))
  }

  return (
    <search>
      <form
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
    </search>
  )
}
