'use client'

import type { KeyboardEvent } from 'react'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** The id of the panel below. */
  panel: string
}

/** Tabs that switch in place; arrow keys move between them. For tabs with an address see `TabLinks`. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panel }: TabsProps<Value>) {
  function step(event: KeyboardEvent<HTMLDivElement>) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = (at + by + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChange(tab.value)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={step} className="tabs">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panel}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
