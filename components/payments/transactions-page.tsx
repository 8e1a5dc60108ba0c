import { AdminTable, SortHead } from '@/components/admin/admin-table'
import { AnnounceResult } from '@/components/lists/announce-result'
import { EmptyState } from '@/components/lists/empty-state'
import { ListLink } from '@/components/lists/list-link'
import { ListTransition } from '@/components/lists/list-transition'
import { RememberList } from '@/components/lists/remember-list'
import { SearchField } from '@/components/lists/search-field'
import { SelectField } from '@/components/lists/select-field'
import { buttonClass } from '@/components/ui/button'
import { REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import {
  type Cursor,
  isNarrowed,
  sortValue,
  type TransactionSort,
  type TransactionState,
  toExportAddress,
  toTransactionsAddress,
} from '@/lib/payments/list-state'
import { METHOD_NAMES, METHODS, STATUS_NAMES, STATUSES } from '@/lib/payments/names'
import type { TransactionLine } from '@/lib/payments/transaction-queries'
import { TransactionFilters } from './transaction-filters'
import { TransactionRows } from './transaction-rows'

type TransactionsPageProps = {
  state: TransactionState
  lines: readonly TransactionLine[]
  total: number
  /** Whether there are more rows than `total`. */
  isMore: boolean
  previous: Cursor | null
  next: Cursor | null
}

/** Every stored transaction: searched, narrowed, ordered, paged, and to take away. */
export function TransactionsPage({ state, lines, total, isMore, previous, next }: TransactionsPageProps) {
  const head = (sort: TransactionSort, label: string, className?: string) => {
    const isCurrent = state.sort === sort
    const sorted = isCurrent ? (state.down ? 'descending' : 'ascending') : undefined
    const href = toTransactionsAddress({ ...state, sort, down: isCurrent ? !state.down : true, cursor: null })
    return (
      <SortHead href={href} sorted={sorted} className={className}>
        {label}
      </SortHead>
    )
  }
  const count = counted(total, 'transaction', 'transactions', isMore)
  return (
    <ListTransition>
      <RememberList path={routes.adminTransactions} address={toTransactionsAddress(state)} />
      <Filters key={toTransactionsAddress({ ...state, cursor: null })} state={state} />
      {lines.length === 0 ? (
        <EmptyState
          title="No transactions found."
          action={
            isNarrowed(state) && (
              <Link href={routes.adminTransactions} className={buttonClass('outline')}>
                Reset Filters
              </Link>
            )
          }
        />
      ) : (
        <>
          <div className="payments-part-head">
            <p {...REST} className="text-sm text-muted tabular-nums">
              {count}
              <AnnounceResult text={count} />
            </p>
            <a href={toExportAddress(state)} download className={buttonClass('outline', 'small')}>
              Export CSV
            </a>
          </div>
          <AdminTable
            label="Transactions"
            head={
              <>
                <th scope="col">Transaction ID</th>
                {head('date', 'Date', 'admin-column')}
                <th scope="col" className="admin-column">
                  Description
                </th>
                <th scope="col" className="admin-column">
                  Method
                </th>
                {head('amount', 'Amount', 'number')}
                <th scope="col">Status</th>
              </>
            }
          >
            <TransactionRows lines={lines} />
          </AdminTable>
          <Steps state={state} previous={previous} next={next} />
        </>
      )}
    </ListTransition>
  )
}

function Filters({ state }: { state: TransactionState }) {
  const statuses = STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label }))
  const methods = METHOD_NAMES.map((value) => ({ value, label: METHODS[value] }))
  return (
    <TransactionFilters sort={sortValue(state)}>
      <SearchField id="transaction-search" label="Search transactions..." value={state.q} />
      <SelectField
        id="transaction-status"
        name="status"
        label="Status"
        value={state.status}
        all="Every status"
        options={statuses}
      />
      <SelectField
        id="transaction-method"
        name="method"
        label="Method"
        value={state.method}
        all="Every method"
        options={methods}
      />
      <DayField name="from" label="From" value={state.from} />
      <DayField name="to" label="To" value={state.to} />
    </TransactionFilters>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="admin-day">
      <span className="text-sm text-muted">{label}</span>
      <input name={name} type="date" defaultValue={value} className="field" />
    </label>
  )
}

type StepsProps = { state: TransactionState; previous: Cursor | null; next: Cursor | null }

/** One page on or back; the list has no numbers, so that the last page costs what the first does. */
function Steps({ state, previous, next }: StepsProps) {
  if (!previous && !next) return null
  const step = (cursor: Cursor | null, label: string, rel: string) =>
    cursor ? (
      <ListLink
        href={toTransactionsAddress({ ...state, cursor })}
        rel={rel}
        className={buttonClass('outline', 'small')}
      >
        {label}
      </ListLink>
    ) : (
      <span />
    )
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-4">
      {step(previous, 'Previous', 'prev')}
      {step(next, 'Next', 'next')}
    </nav>
  )
}
