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
      {/* React sets the default of a select but once; the form of a list looks at what was asked for now. */}
      <select data-asked={value ?? ''} id={id} name={name} defaultValue={value ?? ''} className="field">
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
