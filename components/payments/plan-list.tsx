import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { formatCount } from '@/lib/core/format-count'
import { amountText } from '@/lib/core/money'
import { routes } from '@/lib/core/routes'
import { INTERVALS } from '@/lib/payments/names'
import type { PlanLine } from '@/lib/payments/plan-queries'

/** What is offered, for how much, and to how many. */
export function PlanList({ plans }: { plans: readonly PlanLine[] }) {
  return (
    <section aria-labelledby="plans" className="payments-part">
      <div className="payments-part-head">
        <h2 id="plans">Subscription Plans</h2>
        <Link href={routes.adminNewPlan} className={buttonClass('outline', 'small')}>
          Add New Plan
        </Link>
      </div>
      {plans.length === 0 ? (
        <p className="text-muted">There are no plans yet.</p>
      ) : (
        <ul className="plan-list">
          {plans.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Plan({ plan }: { plan: PlanLine }) {
  const { id, name, cents, currency, interval, features, popular, isRetired, subscribers, onOlderPrices } = plan
  return (
    <li>
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">
          {name} {popular && <Badge tone="accent">Popular</Badge>} {isRetired && <Badge tone="warning">Retired</Badge>}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">{features.join(' · ')}</p>
      </div>
      <p className="plan-price">
        <b>{amountText(cents, currency)}</b>/{INTERVALS[interval]}
        <span className="block text-sm text-muted">
          {`${formatCount(subscribers)} active`}
          {onOlderPrices > 0 && `, ${formatCount(onOlderPrices)} at an earlier price`}
        </span>
      </p>
      <Link href={routes.adminPlan(id)} aria-label={`Edit ${name}`} className={buttonClass('outline', 'small')}>
        Edit
      </Link>
    </li>
  )
}
