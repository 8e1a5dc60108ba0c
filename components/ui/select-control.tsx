'use client'

import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { describeControl, FieldFrame } from './form-field'

type SelectControlProps = Omit<ComponentProps<'select'>, 'id' | 'defaultValue'> & {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  error?: string
  hint?: string
}

/** A labelled choice in a form. It follows a changed default, as text fields do, until somebody has chosen. */
export function SelectControl({ label, options, error, hint, defaultValue, ...select }: SelectControlProps) {
  const control = useRef<HTMLSelectElement>(null)
  const last = useRef(defaultValue)

  useLayoutEffect(() => {
    const element = control.current
    if (!element || last.current === defaultValue) return
    const chosen = element.value === last.current ? defaultValue : element.value
    last.current = defaultValue
    for (const option of element.options) option.defaultSelected = option.value === defaultValue
    element.value = chosen ?? ''
  }, [defaultValue])

  return (
    <FieldFrame id={select.id} label={label} error={error} hint={hint}>
      <select
        ref={control}
        {...select}
        defaultValue={defaultValue}
        className="field"
        {...describeControl({ id: select.id, error, hint })}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
