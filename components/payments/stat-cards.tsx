import { formatCount } from '@/lib/core/format-count'
import { moneyText } from '@/lib/core/money'
import { growth, growthLine, PERIOD_DAYS, percentOf } from '@/lib/payments/figures'
import { CURRENCY } from '@/lib/payments/names'
import type { PaymentFigures } from '@/lib/payments/overview-queries'

/** The four figures of the overview (specification, section 2), each with what it is compared with. */
export function StatCards({ figures }: { figures: PaymentFigures }) {
  const { subscribers, revenue, counts } = figures
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const average = subscribers.active === 0 ? 0 : Math.round(revenue.now / subscribers.active / 10) * 10
  const cards = [
    {
      title: 'Total Subscribers',
      value: formatCount(subscribers.total),
      lines: [
        `${formatCount(subscribers.active)} active`,
        growthLine(growth(subscribers.total, subscribers.before), `in ${PERIOD_DAYS} days`),
      ],
    },
    {
      title: 'Monthly Revenue',
      value: moneyText(revenue.now, CURRENCY),
      lines: [
        growthLine(growth(revenue.now, revenue.before), 'growth'),
        `$${(average / 100).toFixed(1)} average per subscription`,
      ],
    },
    {
      title: 'Recent Transactions',
      value: formatCount(all),
      lines: [`Last ${PERIOD_DAYS} days`, `${formatCount(counts.completed)} completed`],
    },
    {
      title: 'Failed Payments',
      value: formatCount(counts.failed),
      lines: [`${percentOf(counts.failed, all).toFixed(1)}% of all`, `${formatCount(counts.refunded)} refunds`],
    },
  ]
  return (
    <dl className="stat-cards">
      {cards.map(({ title, value, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="stat-value">{value}</dd>
          {lines.map((line) => (
            <dd key={line} className="stat-line">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
