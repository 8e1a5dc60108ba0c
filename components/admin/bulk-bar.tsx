'use client'

import './admin.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { announce } from '@/components/ui/toast'

/** The boxes of rows have a name; the one that selects them all has none. */
const boxesOf = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]') ?? []),
]

/**
 * The bar of a form around a list: it appears with the first selected row (by the style sheet, so also without
 * scripts) and says how many there are. Its children are the buttons.
 */
export function BulkBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)

  useEffect(() => {
    const form = bar.current?.closest('form')
    const tell = () => setCount(boxesOf(form).filter(({ checked }) => checked).length)
    tell()
    form?.addEventListener('change', tell)
    return () => form?.removeEventListener('change', tell)
  })

  // The bar is not there before the first is selected, and what comes together with its text is often not read.
  useEffect(() => {
    if (count > 0) announce(`${count} selected`)
  }, [count])

  return (
    <div ref={bar} className="bulk-bar">
      <p className="mr-auto text-sm font-semibold tabular-nums">{count > 0 ? `${count} selected` : 'Selected'}</p>
      {children}
    </div>
  )
}

/** Selects every row of its form. */
export function SelectAll({ label }: { label: string }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="scripted"
      onChange={({ currentTarget: { form, checked } }) => {
        for (const box of boxesOf(form)) if (!box.disabled) box.checked = checked
      }}
    />
  )
}
