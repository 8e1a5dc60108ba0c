import { Link } from '@/components/ui/link'
import type { SearchState } from '@/lib/search/list-state'
import type { SearchAnswer } from '@/lib/search/queries'
import { searchAddress } from './search-address'

type SearchNoticeProps = { state: SearchState; notice: NonNullable<SearchAnswer['notice']> }

/** Says how the results came about when they are not simply what was asked for. */
export function SearchNotice({ state, notice }: SearchNoticeProps) {
  if (notice.kind === 'any') {
    return <p className="search-notice">Nothing holds all of these words. These results hold some of them.</p>
  }
  const link = (
    <Link href={searchAddress({ ...state, q: notice.meant, page: 1 })} className="search-meant">
      {notice.meant}
    </Link>
  )
  if (notice.kind === 'respell') return <p className="search-notice">Did you mean {link}?</p>
  return (
    <p className="search-notice">
      Nothing found for <bdi>“{state.q}”</bdi>. Showing results for {link}.
    </p>
  )
}
