import './admin.css'
import type { ReactNode } from 'react'
import { ListLink } from '@/components/lists/list-link'
import { SCROLLS } from '@/components/ui/scrolls'
import type { Address } from '@/lib/core/routes'

type AdminTableProps = {
  /** What the table is about, read out; it also names the region that scrolls. */
  label: string
  /** The cells of the head: `<th>` or `SortHead`. */
  head: ReactNode
  /** The rows of the table. */
  children: ReactNode
}

/** A dense table with a head that stays in sight. Where it has too little room it scrolls sideways, also by keyboard. */
export function AdminTable({ label, head, children }: AdminTableProps) {
  return (
    // Has a key, as what stands in its place when the last row is gone is another element, which gives the keyboard no place.
    <div key="table" className="admin-table-room">
      <section aria-label={label} {...SCROLLS} className="admin-table-frame">
        <table className="admin-table">
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  )
}

export type SortDirection = 'ascending' | 'descending'

type SortHeadProps = {
  /** The address of the list in this order; the other direction when it is the order on show. */
  href: Address
  /** The direction on show, when the table is in this order. */
  sorted?: SortDirection | undefined
  className?: string
  children: ReactNode
}

/** The head of a column that the table can be ordered by. */
export function SortHead({ href, sorted, className, children }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={sorted ?? 'none'} className={className}>
      <ListLink href={href} scroll={false} aria-current={sorted ? 'true' : undefined}>
        {children}
        <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 fill-current">
          {sorted !== 'descending' && <path d="M5 0 8.5 4h-7z" opacity={sorted ? 1 : 0.4} />}
          {sorted !== 'ascending' && <path d="M5 10 1.5 6h7z" opacity={sorted ? 1 : 0.4} />}
        </svg>
      </ListLink>
    </th>
  )
}
