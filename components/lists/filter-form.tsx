'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { KeepFocus } from '@/components/layout/keep-focus'
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

/** The form that was sent last, what it sent, and, once its page is being left, what it holds by then. */
let sent: { form: HTMLFormElement; fields: Fields; held?: Fields } | null = null

type Fields = Record<string, string>

const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()]))

/** What was typed or chosen while a list was under way stays in the fields of that list, once it has come. */
function keepTyped(form: HTMLFormElement) {
  if (!sent?.held) return
  const { form: from, fields, held } = sent
  sent = null
  const shown = readFields(form)
  const asked = from.action === form.action && Object.entries(fields).every(([name, value]) => shown[name] === value)
  for (const [name, value] of Object.entries(asked ? held : {})) {
    const field = form.elements.namedItem(name)
    if (value !== fields[name] && isField(field)) field.value = value
  }
}

const isField = (item: unknown): item is HTMLInputElement | HTMLSelectElement =>
  item instanceof HTMLInputElement || item instanceof HTMLSelectElement

/** A keyboard on the screen would cover what was found. */
const closeKeyboard = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()

/**
 * A plain GET form whose choices take effect at once. Without scripts its Apply button sends it; with them it
 * moves softly, keeps the scroll position and leaves blank fields out of the address.
 */
export function FilterForm({ action, keep = {}, wide = false, children }: FilterFormProps) {
  const router = useRouter()
  const transition = useListTransition()
  const ref = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const form = ref.current
    if (form) keepTyped(form)
    return () => {
      if (form && sent?.form === form) sent.held = readFields(form)
    }
  }, [])

  // A page that is left stays in the document with what was last chosen in it; Back must show what its list shows.
  useEffect(() => {
    const form = ref.current
    return () => form?.reset()
  }, [])

  const follow = (form: HTMLFormElement) => {
    const fields = readFields(form)
    sent = { form, fields }
    const filled = Object.entries(fields).filter(([, value]) => value)
    const query = new URLSearchParams(filled).toString()
    const move = () => router.push(query ? `${action}?${query}` : action, { scroll: false })
    if (transition) transition.start(move)
    else move()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow(event.currentTarget)
    if (matchMedia('(hover: none)').matches) closeKeyboard()
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
      <KeepFocus />
    </search>
  )
}
