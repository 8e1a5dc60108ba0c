import './moderation.css'
import { useId } from 'react'

type ChoiceListProps = {
  name: string
  label: string
  choices: readonly { value: string; label: string; hint?: string }[]
  chosen?: string | undefined
  error?: string | undefined
}

/** One of a few, as radio buttons with large lines. */
export function ChoiceList({ name, label, choices, chosen, error }: ChoiceListProps) {
  const id = useId()
  const describedBy = error ? id : undefined
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {choices.map(({ value, label: words, hint }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={chosen === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          <span>
            {words}
            {hint && <span className="block text-sm text-muted">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
