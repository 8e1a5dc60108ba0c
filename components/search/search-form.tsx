import Form from 'next/form'
import { CategoryField } from '@/components/lists/category-field'
import { FilterForm } from '@/components/lists/filter-form'
import { SelectField } from '@/components/lists/select-field'
import { SortField } from '@/components/lists/sort-field'
import { Icon } from '@/components/ui/icons'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { SEARCH_DATES, SEARCH_SORTS, type SearchState } from '@/lib/search/list-state'
import { SuggestField } from './suggest-field'

type ResultFormProps = { state: SearchState; categories: readonly CategoryLabel[] }

/** The field above the results, with what narrows and orders them. */
export function ResultForm({ state, categories }: ResultFormProps) {
  const { q, kind, category, date, sort } = state
  return (
    <FilterForm key={`${q}/${kind}/${category}/${date}/${sort}`} action={routes.search} keep={{ kind }} wide>
      <SearchInput value={q} />
      <CategoryField id="search-category" value={category} categories={categories} />
      <SelectField
        id="search-date"
        name="date"
        label="Published"
        value={date}
        all="Any Time"
        options={SEARCH_DATES.map((known) => ({ value: known.date, label: known.label }))}
      />
      <SortField id="search-sort" sort={sort} sorts={SEARCH_SORTS} />
    </FilterForm>
  )
}

/** The field alone, for a page without results. */
export function PlainSearchForm({ value }: { value?: string }) {
  return (
    <search aria-label="Everything">
      <Form action={routes.search} key={value}>
        <SearchInput value={value} />
      </Form>
    </search>
  )
}

const SearchInput = ({ value }: { value?: string | undefined }) => (
  <div className="search-input">
    <SuggestField id="search-query" label={`Search ${site.name}`} defaultValue={value} className="field" />
    <button type="submit" aria-label="Search" className="icon-button">
      <Icon name="search" />
    </button>
  </div>
)
