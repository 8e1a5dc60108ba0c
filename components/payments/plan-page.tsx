import { amountText } from '@/lib/core/money'
import './payments.css'
import { AdminHead } from '@/components/admin/admin-frame'
import { ActForm } from '@/components/saved/act-form'
import { BackLink } from '@/components/ui/back-link'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { DateText } from '@/components/ui/date-text'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { formatCount } from '@/lib/core/format-count'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { INTERVALS } from '@/lib/payments/names'
import type { PlanForm as Plan } from '@/lib/payments/plan-queries'
import { PlanForm } from './plan-form'

type PlanPageProps = {
  plan: Plan
  actions: Record<'edit' | 'retire' | 'restore', FormAction<object>>
  answers: Record<'edit' | 'act', Result<object> | null>
}

export function PlanPage({ plan, actions, answers }: PlanPageProps) {
  const { id, name, interval, features, popular, isRetired, prices, version } = plan
  const current = prices.find(({ to }) => to === null)
  return (
    <>
      <BackToSettings />
      <AdminHead title={name} text={`Paid every ${INTERVALS[interval]}.`}>
        {isRetired && <Badge tone="warning">Retired</Badge>}
        <ActForm action={isRetired ? actions.restore : actions.retire} event="plan-act" values={{ id }}>
          <button type="submit" className={buttonClass(isRetired ? 'outline' : 'danger', 'small')}>
            {isRetired ? 'Offer again' : 'Retire'}
          </button>
        </ActForm>
      </AdminHead>
      <PostedAnswer answer={answers.act} />
      {answers.edit?.ok && <PostedAnswer answer={answers.edit} />}
      <PlanForm
        action={actions.edit}
        answer={answers.edit}
        plan={{ id, version }}
        values={{
          name,
          popular,
          features: features.join('\n'),
          price: current ? (current.cents / 100).toFixed(2) : '',
        }}
      />
      <PriceList prices={prices} interval={interval} />
    </>
  )
}

/** Leads to the plans of the settings. */
export function BackToSettings() {
  return (
    <p className="mb-4">
      <BackLink href={`${routes.adminPaymentSettings}#plans`}>Back to API Settings</BackLink>
    </p>
  )
}

function PriceList({ prices, interval }: Pick<Plan, 'prices' | 'interval'>) {
  return (
    <section aria-labelledby="prices" className="payments-part">
      <h2 id="prices">Prices</h2>
      <table className="admin-table max-w-2xl">
        <thead>
          <tr>
            <th scope="col">Price</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col" className="number">
              Active subscribers
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ id, cents, currency, from, to, subscribers }) => (
            <tr key={id}>
              <th scope="row" className="tabular-nums">
                {amountText(cents, currency)}/{INTERVALS[interval]}
              </th>
              <td>
                <DateText time={from} />
              </td>
              <td>{to ? <DateText time={to} /> : 'Today’s price'}</td>
              <td className="number">{formatCount(subscribers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
