import { AdminHead } from '@/components/admin/admin-frame'
import { AdminSearch } from '@/components/admin/admin-search'
import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { EmptyState } from '@/components/lists/empty-state'
import { listAddress } from '@/components/lists/list-address'
import { Pager } from '@/components/lists/pager'
import { ResultLine } from '@/components/lists/result-line'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { formatCount } from '@/lib/core/format-count'
import { amountText } from '@/lib/core/money'
import type { Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { PRODUCTS_PER_SHEET, type ProductAdminState, type ProductSort } from '@/lib/store/admin-list-state'
import type { ProductLine } from '@/lib/store/admin-queries'

const HEADS: readonly { sort: ProductSort; label: string; number?: true }[] = [
  { sort: 'name', label: 'Product' },
  { sort: 'category', label: 'Category' },
  { sort: 'price', label: 'Price', number: true },
  { sort: 'priced', label: 'As of' },
  { sort: 'clicks', label: 'Clicks', number: true },
]

const toAddress = ({ q, sort, down, page }: ProductAdminState) =>
  listAddress(routes.adminProducts, { q, sort: sort === 'name' && !down ? null : `${down ? '-' : ''}${sort}`, page })

type ProductAdminListProps = {
  state: ProductAdminState
  lines: readonly ProductLine[]
  total: number
  pages: number
  /** What a form was answered with that was posted without scripts. */
  answer: Result<object> | null
  /** The clicks beside a product are those of so many days. */
  days: number
}

/** Every product, withdrawn ones too, with what its links earned in clicks. */
export function ProductAdminList({ state, lines, total, pages, days, answer }: ProductAdminListProps) {
  return (
    <>
      <AdminHead title="Products" text={`Clicks are those of the last ${days} days, without programs and repeats.`}>
        <Link href={routes.adminNewProduct} className={buttonClass('primary', 'small')}>
          Add product
        </Link>
      </AdminHead>
      <PostedAnswer answer={answer} />
      <AdminSearch action={routes.adminProducts} label="Search products" value={state.q} />
      {lines.length === 0 ? (
        <EmptyState title="No products match your search" />
      ) : (
        <>
          <div className="mb-3">
            <ResultLine total={total} page={state.page} size={PRODUCTS_PER_SHEET} />
          </div>
          <AdminTable label="Products" head={HEADS.map((head) => toHead(head, state))}>
            {lines.map((line) => (
              <ProductRow key={line.id} line={line} />
            ))}
          </AdminTable>
        </>
      )}
      <Pager page={state.page} pages={pages} toAddress={(page) => toAddress({ ...state, page })} />
    </>
  )
}

function toHead({ sort, label, number }: (typeof HEADS)[number], state: ProductAdminState) {
  const isCurrent = sort === state.sort
  return (
    <SortHead
      key={sort}
      href={toAddress({ ...state, sort, down: isCurrent && !state.down, page: 1 })}
      sorted={isCurrent ? (state.down ? 'descending' : 'ascending') : undefined}
      className={number && 'number'}
    >
      {label}
    </SortHead>
  )
}

function ProductRow({ line }: { line: ProductLine }) {
  const { id, name, category, priceCents, currency, pricedAt, featured, withdrawn, offers, clicks } = line
  return (
    <tr>
      <th scope="row" className="font-normal">
        <Link href={routes.adminProduct(id)} className="mr-1 font-semibold hover:text-accent hover:underline">
          {name}
        </Link>{' '}
        {featured && <Badge>Featured</Badge>} {withdrawn && <Badge tone="warning">Withdrawn</Badge>}{' '}
        {!withdrawn && offers === 0 && <Badge tone="danger">No offer</Badge>}
      </th>
      <td>{category}</td>
      <td className="number">{amountText(priceCents, currency)}</td>
      <td>
        <DateText time={pricedAt.toISOString()} />
      </td>
      <td className="number">{formatCount(clicks)}</td>
    </tr>
  )
}
