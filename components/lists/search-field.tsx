import { Icon } from '@/components/ui/icons'

type SearchFieldProps = { id: string; label: string; value?: string | undefined }

/** The `q` field of a GET form, with its button. */
export function SearchField({ id, label, value }: SearchFieldProps) {
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        className="field pr-12"
      />
      <button type="submit" aria-label="Search" className="icon-button absolute top-0 right-0">
        <Icon name="search" />
      </button>
    </div>
  )
}
