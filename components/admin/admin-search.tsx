'use client'

import type { Route } from 'next'
import Form from 'next/form'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SearchField } from '@/components/lists/search-field'
import { useKeptFields } from '@/components/lists/use-kept-fields'

type AdminSearchProps = {
  action: Route
  /** What the search field asks for; left out, there is none. */
  label?: string
  value?: string | undefined
  /** State of the list that the fields do not hold. */
  keep?: Record<string, string | undefined>
  /** Further fields, such as `SelectField`. */
  children?: ReactNode
}

/** The filters of a list as a plain GET form, so that every state of the list has an address. */
export function AdminSearch({ action, label, value, keep = {}, children }: AdminSearchProps) {
  const ref = useRef<HTMLFormElement>(null)
  const noteSent = useKeptFields(ref)
  useAskedWords(ref, value)
  return (
    <search>
      <Form
        ref={ref}
        action={action}
        scroll={false}
        className="admin-filters"
        onSubmit={({ currentTarget }) => noteSent(currentTarget)}
      >
        {Object.entries(keep).map(
          ([name, kept]) => kept && <input key={name} type="hidden" name={name} value={kept} />,
        )}
        {label && <SearchField id="admin-search" label={label} value={value} />}
        {children}
        {children && (
          <button type="submit" className="button-outline">
            Apply
          </button>
        )}
      </Form>
    </search>
  )
}

/** A link may lead to a list that other words were searched for, or none; what was typed since stays in the field. */
function useAskedWords(ref: RefObject<HTMLFormElement | null>, value = '') {
  const before = useRef(value)
  useEffect(() => {
    const field = ref.current?.elements.namedItem('q')
    const isOther = value !== before.current
    if (isOther && field instanceof HTMLInputElement && field.value.trim() === before.current) field.value = value
    before.current = value
  }, [ref, value])
}
