type SelectFieldProps = {
  id: string
  name: string
  label: string
  value: string | null
  /** The first option: no choice. */
  all?: string
  options: readonly { value: string; label: string }[]
}

/** A choice in a GET form. Its label is read out; the chosen option says the same to the eye. */
export function SelectField({ id, name, label, value, all, options }: SelectFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {/* Another one where a link leads to a list of another choice: React sets the default of a select but once. */}
      <select key={value} id={id} name={name} defaultValue={value ?? ''} className="field">
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
