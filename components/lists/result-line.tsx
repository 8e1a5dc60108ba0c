import { formatCount } from '@/lib/core/format-count'
import { pageOf } from '@/lib/core/pagination'

/** 'Showing 1 - 9 of 100 results', in these words for one as well (specification, section 2), announced when it changes. */
export function ResultLine({ total, page, size }: { total: number; page: number; size: number }) {
  const shown = pageOf(total, page, size)

  return (
    <p role="status" className="text-sm text-muted tabular-nums">
      {shown.to === 0
        ? `${formatCount(total)} results`
        : `Showing ${formatCount(shown.from)} - ${formatCount(shown.to)} of ${formatCount(total)} results`}
    </p>
  )
}
