import { REST } from '@/components/ui/focus-rest'
import { countText, formatCount } from '@/lib/core/format-count'
import { pageOf } from '@/lib/core/pagination'
import { AnnounceResult } from './announce-result'

type ResultLineProps = {
  total: number
  page: number
  size: number
  /** Counting stopped at `total`; there may be more. */
  more?: boolean
}

/** 'Showing 1 - 9 of 100 results', in these words for one as well (specification, section 2), read out when the list changes. */
export function ResultLine({ total, page, size, more = false }: ResultLineProps) {
  const shown = pageOf(total, page, size)
  const text =
    shown.to === 0
      ? `${formatCount(total)} results`
      : `Showing ${formatCount(shown.from)} - ${formatCount(shown.to)} of ${countText(total, more)} results`

  return (
    <p {...REST} className="text-sm text-muted tabular-nums">
      {text}
      <AnnounceResult text={text} />
    </p>
  )
}
