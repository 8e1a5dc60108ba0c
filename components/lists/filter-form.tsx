'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { ListPath } from './last-list'
import { useListTransition } from './list-transition'

/** Where a list is: a section of the site, or a category. */
export type ListAction =
  | ListPath
  | '/news'
  | '/search'
  | '/bookmarks'
  | '/wishlist'
  | '/admin/users'
  | `/category/${string}`

type FilterFormProps = {
  action: ListAction
  /** State of the list that the fields do not hold, sent before them; null stays out of the address. */
  keep?: Record<string, string | null>
  /** Three choices beside the search field instead of one. */
  wide?: boolean
  children: ReactNode
}

/**
 * A plain GET form whose choices take effect at once. Without scripts its Apply button sends it; with them it
 * moves softly, keeps the scroll position and leaves blank fields out of the address.
 */
export function FilterForm({ action, keep = {}, wide = false, children }: FilterFormProps) {
  const router = useRouter()
  const transition = useListTransition()
  const ref = useRef<HTMLFormElement>(null)

  // A page that is left stays in the document with what was last chosen in it; Back must show what its list shows.
  useEffect(() => {
    const form = ref.current
    return () => form?.reset()
  }, [])

  const follow = (form: HTMLFormElement) => {
    const filled = Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()])
    const query = new URLSearchParams(filled.filter(([, value]) => value)).toString()
    const move = () => router.push(query ? `${action}?${query}` : action, { scroll: false })
    if (transition) transition.start(move)
    else move()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow(event.currentTarget)
  }

  return (
    <search>
      <form
        ref={ref}
        action={action}
        className={wide ? 'filter-form filter-form-wide' : 'filter-form'}
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
