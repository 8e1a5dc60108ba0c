import type { ComponentProps } from 'react'
import { describeControl, FieldFrame } from '@/components/ui/form-field'

type SelectControlProps = Omit<ComponentProps<'select'>, 'id'> & {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  error?: string
  hint?: string
}

/** A labelled choice in a form. A changed default makes it anew, since browsers keep what was chosen. */
export function SelectControl({ label, options, error, hint, ...select }: SelectControlProps) {
  return (
    <FieldFrame id={select.id} label={label} error={error} hint={hint}>
      <select
        key={String(select.defaultValue)}
        {...select}
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
