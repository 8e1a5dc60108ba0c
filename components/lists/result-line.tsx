import { pageOf } from '@/lib/core/pagination'

const count = (value: number) => value.toLocaleString('en-US')

/** 'Showing 1 - 9 of 100 results', in these words for one as well (specification, section 2), announced when it changes. */
export function ResultLine({ total, page, size }: { total: number; page: number; size: number }) {
  const shown = pageOf(total, page, size)

  return (
    <p role="status" className="text-sm text-muted tabular-nums">
      {shown.to === 0
        ? `${count(total)} results`
        : `Showing ${count(shown.from)} - ${count(shown.to)} of ${count(total)} results`}
    </p>
  )
}
