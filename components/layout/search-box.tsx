'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { routes } from '@/lib/core/routes'

/**
 * An icon that unfolds into a search field. Its one button opens the field, then submits it; with nothing typed it
 * folds again. Without scripts the style sheet keeps the field open and the form is an ordinary GET.
 */
export function SearchBox({ icon }: { icon: ReactNode }) {
  const [open, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const query = () => field.current?.value.trim() ?? ''

  function press(event: MouseEvent) {
    if (open && query()) return
    event.preventDefault()
    setOpen(!open)
    if (open) return
    // The field is made visible by the attribute first; focus cannot enter what is hidden.
    field.current?.closest('form')?.setAttribute('data-open', 'true')
    field.current?.focus()
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const url = `${routes.reviews}?q=${encodeURIComponent(query())}` as const
    event.currentTarget.reset()
    setOpen(false)
    router.push(url)
  }

  function leave(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <search>
      <form
        action={routes.reviews}
        data-open={open}
        onSubmit={search}
        onKeyDown={leave}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !query()) setOpen(false)
        }}
        className="search-box"
      >
        <input
          ref={field}
          id="site-search"
          name="q"
          type="search"
          required
          pattern=".*\S.*"
          aria-label="Search reviews"
          placeholder="Search reviews"
          autoComplete="off"
        />
        <button
          type="submit"
          onClick={press}
          aria-expanded={open}
          aria-controls="site-search"
          aria-label="Search"
          className="icon-button"
        >
          {icon}
        </button>
      </form>
    </search>
  )
}
