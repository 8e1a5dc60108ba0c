import { Link } from '@/components/ui/link'
import type { SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { searchAddress } from './search-address'

type SearchNoticeProps = {
  state: SearchState
  notice: NonNullable<SearchAnswer['notice']>
  /** Whether none of the results is on the page: they are of other kinds than the one that was chosen. */
  isEmpty: boolean
}

/** Says how the results came about when they are not simply what was asked for. Without any it can only offer another search. */
export function SearchNotice({ state, notice, isEmpty }: SearchNoticeProps) {
  if (notice.kind === 'any') {
    if (isEmpty) return null
    return (
      <p className="search-notice">
        Nothing matches your whole search{notice.ordered && ': quoted words have to stand in their order'}. These
        results hold some of its words.
      </p>
    )
  }
  const link = (
    <Link href={searchAddress({ ...state, q: notice.meant, page: 1 })} className="search-meant">
      {notice.meant}
    </Link>
  )
  if (notice.kind === 'respell' || isEmpty) return <p className="search-notice">Did you mean {link}?</p>
  return (
    <p className="search-notice">
      Nothing found for <bdi>“{state.q}”</bdi>. Showing results for {link}.
    </p>
  )
}
