import { AdminTable } from '@/components/admin/admin-table'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { routes } from '@/lib/core/routes'
import type { PaymentFigures } from '@/lib/payments/overview-queries'
import type { TransactionLine } from '@/lib/payments/transaction-queries'
import { MethodChart } from './method-chart'
import { RevenueChart } from './revenue-chart'
import { StatCards } from './stat-cards'
import { TransactionRows } from './transaction-rows'

const COLUMNS = [
  { label: 'Transaction ID' },
  { label: 'Date', className: 'admin-column' },
  { label: 'Description', className: 'admin-column' },
  { label: 'Method', className: 'admin-column' },
  { label: 'Amount', className: 'number' },
  { label: 'Status' },
]

type PaymentsOverviewProps = { figures: PaymentFigures; latest: readonly TransactionLine[] }

/** How payments do: the figures, where the money came from, and what came last. */
export function PaymentsOverview({ figures, latest }: PaymentsOverviewProps) {
  return (
    <>
      <StatCards figures={figures} />
      <p className="mt-3 text-sm text-muted">
        As of <time dateTime={figures.until}>{shortDate(figures.until)}</time>
      </p>
      <div className="payments-charts">
        <RevenueChart months={figures.months} />
        <MethodChart methods={figures.methods} />
      </div>
      <section aria-labelledby="latest" className="payments-part">
        <div className="payments-part-head">
          <h2 id="latest">Recent Transactions</h2>
          <Link href={routes.adminTransactions} className={buttonClass('outline', 'small')}>
            View all transactions
          </Link>
        </div>
        {latest.length === 0 ? (
          <p className="text-muted">No transactions found.</p>
        ) : (
          <AdminTable
            label="The latest transactions"
            head={COLUMNS.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          >
            <TransactionRows lines={latest} />
          </AdminTable>
        )}
      </section>
    </>
  )
}
