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
  className?: string
  /** Further fields, such as `SelectField`. */
  children?: ReactNode
}

/** The filters of a list as a plain GET form, so that every state of the list has an address. */
export function AdminSearch({
  action,
  label,
  value,
  keep = {},
  className = 'admin-filters',
  children,
}: AdminSearchProps) {
  const ref = useRef<HTMLFormElement>(null)
  const noteSent = useKeptFields(ref)
  useAskedFields(ref)
  return (
    <search aria-label="Filters">
      <Form
        ref={ref}
        action={action}
        scroll={false}
        className={className}
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

/** A link may lead to a list that something else was asked for, or nothing; what was typed or chosen since stays in its field. */
function useAskedFields(ref: RefObject<HTMLFormElement | null>) {
  const before = useRef(new Map<string, string>())
  useEffect(() => {
    for (const field of ref.current?.elements ?? []) {
      const isSelect = field instanceof HTMLSelectElement
      if (!isSelect && !(field instanceof HTMLInputElement)) continue
      const { name } = field
      const asked = isSelect ? (field.dataset.asked ?? '') : field.defaultValue
      const known = before.current.get(name)
      if (known !== undefined && known !== asked && field.value.trim() === known) field.value = asked
      before.current.set(name, asked)
    }
  })
}
