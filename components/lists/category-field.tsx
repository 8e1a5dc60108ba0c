import type { CategoryLabel } from '@/lib/articles/article-card'
import { SelectField } from './select-field'

type CategoryFieldProps = { id: string; value: string | null; categories: readonly CategoryLabel[] }

/** Narrows a list to a category in a GET form. */
export function CategoryField({ id, value, categories }: CategoryFieldProps) {
  return (
    <SelectField
      id={id}
      name="category"
      label="Category"
      value={value}
      all="All Categories"
      options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  )
}
