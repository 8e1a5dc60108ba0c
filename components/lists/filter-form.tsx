'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode, SubmitEvent } from 'react'
import type { ListPath } from './last-list'

type FilterFormProps = {
  action: ListPath
  /** State of the list that the fields do not hold, sent before them; null stays out of the address. */
  keep?: Record<string, string | null>
  children: ReactNode
}

/**
 * A plain GET form whose choices take effect at once. Without scripts its Apply button sends it; with them it
 * moves softly, keeps the scroll position and leaves blank fields out of the address.
 */
export function FilterForm({ action, keep = {}, children }: FilterFormProps) {
  const router = useRouter()

  const follow = (form: HTMLFormElement) => {
    const filled = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()])
    const query = new URLSearchParams(filled.filter(([, value]) => value)).toString()
    router.push(query ? `${action}?${query}` : action, { scroll: false })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow(event.currentTarget)
  }

  return (
    <search>
      <form
        action={action}
        className="filter-form"
        onSubmit={submit}
        onChange={({ target, currentTarget }) => target instanceof HTMLSelectElement && follow(currentTarget)}
      >
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        <button type="submit" className="button-outline filter-apply">
          Apply
        </button>
      </form>
    </search>
  )
}
