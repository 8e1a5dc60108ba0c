import type { ReactNode } from 'react'

type ChoiceFieldProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  /** What is chosen. */
  value: string
  /** Names what stands below, where it explains the choice. */
  describedBy?: string
  children?: ReactNode
}

/** One of a few, all in sight. */
export function ChoiceField({ legend, name, choices, value: chosen, describedBy, children }: ChoiceFieldProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen === value}
            className="size-5 accent-(--accent)"
          />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
