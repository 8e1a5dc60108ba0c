import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { amountText } from '@/lib/core/money'
import { routes } from '@/lib/core/routes'
import { METHODS } from '@/lib/payments/names'
import type { TransactionLine } from '@/lib/payments/transaction-queries'
import { StatusBadge } from './status-badge'

/** Transactions as the rows of a table; the id leads to all that is known of one. */
export function TransactionRows({ lines }: { lines: readonly TransactionLine[] }) {
  return lines.map(({ id, reference, date, description, method, amountCents, currency, status }) => (
    <tr key={id}>
      <th scope="row" className="whitespace-nowrap">
        <Link href={routes.adminTransaction(id)} className="font-semibold hover:text-accent hover:underline">
          {reference}
        </Link>
        <div className="admin-brief font-normal whitespace-normal text-muted">
          <p className="dots">
            <span>{description}</span> <span>{METHODS[method]}</span> <DateText time={date} />
          </p>
        </div>
      </th>
      <td className="admin-column whitespace-nowrap tabular-nums">
        <DateText time={date} />
      </td>
      <td className="admin-column min-w-40 wrap-anywhere">{description}</td>
      <td className="admin-column whitespace-nowrap">{METHODS[method]}</td>
      <td className="number whitespace-nowrap">{amountText(amountCents, currency)}</td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  ))
}
