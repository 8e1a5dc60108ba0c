'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { SuggestField } from '@/components/search/suggest-field'
import { useSearchKey } from '@/components/search/use-search-key'
import { routes } from '@/lib/core/routes'

/**
 * An icon that unfolds into a search field, also by Ctrl+K. Its one button opens the field, then submits it; with
 * nothing typed it folds again, and Enter does nothing. Without scripts the style sheet keeps the field open and the form
 * is an ordinary GET.
 */
export function SearchBox({ label, icon }: { label: string; icon: ReactNode }) {
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const query = () => field.current?.value.trim() ?? ''

  function unfold() {
    setOpen(true)
    // The field is made visible by the attribute first; focus cannot enter what is hidden.
    field.current?.closest('form')?.setAttribute('data-open', 'true')
    field.current?.focus()
  }
  useSearchKey(unfold)

  function press(event: MouseEvent) {
    if (open && query()) return
    event.preventDefault()
    if (open) setOpen(false)
    else unfold()
  }

  function empty() {
    field.current?.form?.reset()
    setOpen(false)
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const url = `${routes.search}?q=${encodeURIComponent(query())}` as const
    empty()
    field.current?.blur()
    router.push(url)
  }

  function pressKey(event: KeyboardEvent<HTMLFormElement>) {
    // Enter presses the button, which would fold the field.
    if (event.key === 'Enter' && event.target === field.current && !query()) event.preventDefault()
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <search aria-label="Site">
      <form
        action={routes.search}
        data-open={open}
        onSubmit={search}
        onKeyDown={pressKey}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !query()) setOpen(false)
        }}
        className="search-box"
      >
        <SuggestField ref={field} id="site-search" label={label} onPick={empty} />
        <button
          type="submit"
          // Without scripts and without room for the field it leads to the page of the search.
          formNoValidate
          onClick={press}
          aria-expanded={open}
          aria-controls="site-search"
          aria-label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          title="Search (Ctrl+K)"
          className="icon-button"
        >
          {icon}
        </button>
      </form>
    </search>
  )
}
