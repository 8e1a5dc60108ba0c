import { type SortOption, toSortParameter } from './list-address'
import { SelectField } from './select-field'

type SortFieldProps = { id: string; sort: string; sorts: readonly [SortOption, ...SortOption[]] }

/** The order of a list in a GET form. The first of `sorts` is how it stands by itself, and sends nothing. */
export function SortField({ id, sort, sorts }: SortFieldProps) {
  const [first, ...others] = sorts
  return (
    <SelectField
      id={id}
      name="sort"
      label="Order"
      value={toSortParameter(sort, sorts)}
      all={first.label}
      options={others.map((other) => ({ value: other.sort, label: other.label }))}
    />
  )
}
