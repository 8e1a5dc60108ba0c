import { listAddress, toSortParameter } from '@/components/lists/list-address'
import { routes } from '@/lib/core/routes'
import { SEARCH_SORTS, type SearchState } from '@/lib/search/list-state'

/** The address of a search, in the order in which the form sends its fields, so that a state has one address. */
export const searchAddress = ({ kind, q, category, date, sort, page }: SearchState) =>
  listAddress(routes.search, { kind, q, category, date, sort: toSortParameter(sort, SEARCH_SORTS), page })
